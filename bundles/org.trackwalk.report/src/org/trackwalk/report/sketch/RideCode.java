package org.trackwalk.report.sketch;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/**
 * The ride of a level. Layout: the summary as text; 1 when the line that is drawn is the racing
 * line; how many stretches are not drawn; number of those that are; each: title; its length in
 * metres; number of columns; the column's places, as differences in centimetres; number of strips;
 * each strip: title, least, most, number of values to compare with, each with its words, what the
 * strip does not reach in words, and six series: least and largest of each column forward, in
 * reverse, and over all lanes. A series' values are differences in steps of a 4,095th of the strip,
 * cut to it; -1 where there is none. Then the number of findings; each: fingerprint, metres.
 */
final class RideCode {

  /** Columns of a stretch: what a wide screen has. */
  private static final int MOST_COLUMNS = 1200;

  /** Stretches drawn: the longest. */
  private static final int MOST_STRETCHES = 3;

  /** Findings marked: the worst. */
  private static final int MOST_FINDINGS = 300;

  private static final int STEPS = 4095;

  private static final double CENTIMETRES = 100;

  private final RideBook book;
  private final Packed out = new Packed();

  private RideCode(RideBook book) {
    this.book = book;
  }

  static byte[] of(LevelReport level, LevelRide ride) {
    RideCode code = new RideCode(RideBook.of(level, ride));
    code.write();
    return code.out.deflated();
  }

  private void write() {
    out.text(RideText.of(book)).whole(book.lined() ? 1 : 0);
    List<Integer> driven =
        IntStream.range(0, book.strands())
            .filter(strand -> !book.of(strand, false).isEmpty())
            .boxed()
            .toList();
    List<Integer> longest =
        driven.stream()
            .sorted(Comparator.comparingDouble(strand -> -book.length(strand)))
            .limit(MOST_STRETCHES)
            .sorted()
            .toList();
    out.whole(driven.size() - longest.size()).whole(longest.size());
    longest.forEach(this::stretch);
  }

  private void stretch(int strand) {
    double length = book.length(strand);
    Ride forward = book.shown(strand, false);
    int columns = Math.max(2, Math.min(MOST_COLUMNS, forward.size()));
    double perMetre = (columns - 1) / Math.max(length, 1e-6);
    out.text(RideText.stretch(book, strand)).real(length).whole(columns);
    places(forward, columns, perMetre);
    List<Ride> all =
        Stream.concat(book.of(strand, false).stream(), book.of(strand, true).stream()).toList();
    List<Strip<Ride>> strips = RideStrips.of(book);
    out.whole(strips.size());
    for (Strip<Ride> strip : strips) {
      Ride reverse = book.shown(strand, true);
      StripColumns shown = RideColumns.of(columns, perMetre, strip, List.of(forward, reverse));
      StripColumns lanes = RideColumns.of(columns, perMetre, strip, all);
      double[] range = strip.range(shown, lanes);
      out.text(strip.title()).real(range[0]).real(range[1]).whole(strip.lines().size());
      strip.lines().forEach(line -> out.real(line.value()).text(line.words()));
      out.text(strip.beyond(lanes, range, RideStrips.LANES));
      for (List<Ride> rides : List.of(List.of(forward), List.of(reverse), all)) {
        StripColumns own = RideColumns.of(columns, perMetre, strip, rides);
        series(own.low(), range);
        series(own.high(), range);
      }
    }
    findings(strand);
  }

  /** Where the line that is drawn is at each column; where it has no ground, where it had some. */
  private void places(Ride ride, int columns, double perMetre) {
    int[] samples = new int[columns];
    for (int k = 0; k < ride.size(); k++) {
      int column = (int) Math.round(ride.station()[k] * perMetre);
      if (column < columns && !Double.isNaN(ride.y()[k])) {
        samples[column] = k;
      }
    }
    long[] last = new long[3];
    for (int i = 0; i < columns; i++) {
      int k = samples[i] > 0 || i == 0 ? samples[i] : samples[i - 1];
      samples[i] = k;
      double[] at = {ride.x()[k], ride.y()[k], ride.z()[k]};
      for (int axis = 0; axis < 3; axis++) {
        long here = Double.isNaN(at[axis]) ? last[axis] : Math.round(CENTIMETRES * at[axis]);
        out.signed(here - last[axis]);
        last[axis] = here;
      }
    }
  }

  private void series(double[] values, double[] range) {
    long last = 0;
    for (double value : values) {
      double part = (value - range[0]) / (range[1] - range[0]);
      long step = Double.isFinite(value) ? Math.round(STEPS * Math.clamp(part, 0, 1)) : -1;
      out.signed(step - last);
      last = step;
    }
  }

  private void findings(int strand) {
    List<LevelRide.OnRoad> marked =
        book.ride().findings().stream()
            .filter(on -> on.strand() == strand && on.finding().severity() != Severity.INFO)
            .limit(MOST_FINDINGS)
            .toList();
    out.whole(marked.size());
    marked.forEach(on -> out.text(on.finding().fingerprint()).real(on.station()));
  }
}
