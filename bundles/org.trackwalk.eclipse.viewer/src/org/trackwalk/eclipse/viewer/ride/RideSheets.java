package org.trackwalk.eclipse.viewer.ride;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.trackwalk.eclipse.viewer.strip.StripSheet;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.ride.RideBook;
import org.trackwalk.report.ride.RideColumns;
import org.trackwalk.report.ride.RideStrips;
import org.trackwalk.report.ride.RideText;

/** A measured ride as strip charts, one for each choice of stretch, lane and way. */
final class RideSheets {

  /** Curves, {@code 0xRRGGBB}: told apart by colour-blind readers, on light and dark. */
  static final int FORWARD = 0x2F7BFF;

  static final int REVERSE = 0xE07018;

  private final RideBook book;
  private final Map<String, Integer> numbers;
  private final List<Strip<Ride>> strips;

  /** By strand, strip by strip: all lanes, both ways. */
  private final Map<Integer, List<StripColumns>> bands = new HashMap<>();

  private RideSheets(RideBook book, Map<String, Integer> numbers) {
    this.book = book;
    this.numbers = numbers;
    strips = RideStrips.of(book);
    for (int strand : strands()) {
      List<Ride> all =
          Stream.concat(book.of(strand, false).stream(), book.of(strand, true).stream()).toList();
      bands.put(strand, strips.stream().map(strip -> columns(strand, strip, all)).toList());
    }
  }

  /** The charts of a ride; takes a few passes over all samples. */
  static RideSheets of(LevelReport report, LevelRide ride) {
    return new RideSheets(RideBook.of(report, ride), RideBook.numbers(report));
  }

  /** The ride as it is exported. */
  RideBook book() {
    return book;
  }

  /** Strands that are driven along. */
  List<Integer> strands() {
    return IntStream.range(0, book.strands())
        .filter(strand -> !book.of(strand, false).isEmpty())
        .boxed()
        .toList();
  }

  /** What a strand is, and how long. */
  String title(int strand) {
    return RideText.stretch(book, strand);
  }

  /** Titles of all strips. */
  List<String> strips() {
    return strips.stream().map(Strip::title).toList();
  }

  /** The lanes of a strand: the racing line, then from the left. */
  List<Ride> lanes(int strand) {
    return book.of(strand, false);
  }

  /** A lane in words. */
  static String words(Ride ride) {
    if (ride.isLine()) {
      return "racing line";
    }
    String metres = ride.lane().substring(1);
    if (Double.parseDouble(metres) == 0) {
      return "middle lane";
    }
    return metres + " m " + (ride.lane().startsWith("-") ? "right" : "left");
  }

  /** The ride that a choice draws in a direction. */
  Ride ride(RideChoice choice, boolean reverse) {
    return book.of(choice.strand(), reverse).stream()
        .filter(ride -> ride.lane().equals(choice.lane()))
        .findFirst()
        .orElseGet(() -> book.shown(choice.strand(), reverse));
  }

  /** The ride whose values count: that of the way, forward of both. */
  Ride ride(RideChoice choice) {
    return ride(choice, choice.way() == RideChoice.Way.REVERSE);
  }

  /** The chart of a choice. */
  StripSheet sheet(RideChoice choice) {
    List<StripSheet.Row> rows = new ArrayList<>();
    for (int i = 0; i < strips.size(); i++) {
      Strip<Ride> strip = strips.get(i);
      if (!choice.hidden().contains(strip.title())) {
        rows.add(row(choice, strip, bands.get(choice.strand()).get(i)));
      }
    }
    return new StripSheet(book.length(choice.strand()), "m", rows, marks(choice.strand()));
  }

  private StripSheet.Row row(RideChoice choice, Strip<Ride> strip, StripColumns band) {
    List<Ride> drawn = new ArrayList<>();
    List<StripSheet.Curve> curves = new ArrayList<>();
    if (choice.way() != RideChoice.Way.FORWARD) {
      drawn.add(ride(choice, true));
      curves.add(curve(choice, strip, "in reverse", REVERSE, drawn.get(0)));
    }
    if (choice.way() != RideChoice.Way.REVERSE) {
      Ride forward = ride(choice, false);
      drawn.add(forward);
      curves.add(curve(choice, strip, "forward", FORWARD, forward));
    }
    double[] range = strip.range(columns(choice.strand(), strip, drawn), band);
    String beyond = strip.beyond(band, range, RideStrips.LANES);
    String title = strip.title() + (beyond.isEmpty() ? "" : "; " + beyond);
    return new StripSheet.Row(title, range, strip.lines(), band, curves);
  }

  private StripSheet.Curve curve(
      RideChoice choice, Strip<Ride> strip, String name, int colour, Ride ride) {
    StripColumns values = columns(choice.strand(), strip, List.of(ride));
    return new StripSheet.Curve(name, colour, values);
  }

  private StripColumns columns(int strand, Strip<Ride> strip, List<Ride> rides) {
    double perMetre = StripSheet.perUnit(book.length(strand));
    return RideColumns.of(StripSheet.COLUMNS, perMetre, strip, rides);
  }

  /** Notes only where they are among the first of the list. */
  private List<StripSheet.Mark> marks(int strand) {
    return book.ride().findings().stream()
        .filter(on -> on.strand() == strand)
        .filter(on -> on.finding().severity() != Severity.INFO || number(on) > 0)
        .map(
            on ->
                new StripSheet.Mark(
                    on.station(),
                    number(on),
                    Palette.of(on.finding().severity()),
                    on.finding().fingerprint(),
                    on.finding().rule() + ": " + on.finding().message()))
        .toList();
  }

  private int number(LevelRide.OnRoad on) {
    return numbers.getOrDefault(on.finding().fingerprint(), 0);
  }

  /** Where on the road a finding is; empty for one that is not on it. */
  Optional<LevelRide.OnRoad> place(String fingerprint) {
    return book.ride().findings().stream()
        .filter(on -> on.finding().fingerprint().equals(fingerprint))
        .findFirst();
  }

  /** The sample of a ride with ground under it that is nearest to a station; -1 for none. */
  static int sample(Ride ride, double station) {
    int nearest = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < ride.size(); k++) {
      double away = Math.abs(ride.station()[k] - station);
      if (away < least && !Double.isNaN(ride.y()[k])) {
        least = away;
        nearest = k;
      }
    }
    return nearest;
  }
}
