package org.trackwalk.report.ride;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.drawing.StripPage;
import org.trackwalk.report.drawing.StripPaper;
import org.trackwalk.report.drawing.SvgText;

/**
 * The ride as a strip chart: quantities below each other over the distance along the road, the
 * racing line or middle lane as a line forward and in reverse, all lanes as a band, findings marked
 * at their place.
 */
public final class RideChart {

  private static final int MARKS = 50;

  private final RideBook book;
  private final SvgText out = new SvgText();

  private RideChart(RideBook book) {
    this.book = book;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(RideBook book, OutputStream stream) throws IOException {
    RideChart chart = new RideChart(book);
    double height = chart.draw();
    StripPage.write(height, chart.out, stream);
  }

  private double draw() {
    double y = StripPage.head(out, "Ride of " + book.level());
    for (String line : RideText.words(book)) {
      y = StripPage.line(out, line, y);
    }
    legend(y + 4);
    y += 26;
    for (int strand = 0; strand < book.strands(); strand++) {
      y = strand(strand, y);
    }
    return y + StripPaper.MARGIN;
  }

  private void legend(double y) {
    double x = StripPaper.MARGIN + StripPaper.LEFT;
    out.rectangle(x, y - 8, 18, 3, "fill=\"" + Palette.SIDE_A + "\"");
    String shown = book.lined() ? "racing line" : "middle lane";
    out.text(x + 24, y - 3, "class=\"body\"", shown + ", forward");
    out.rectangle(x + 180, y - 8, 18, 3, "fill=\"" + Palette.SIDE_B + "\"");
    out.text(x + 204, y - 3, "class=\"body\"", shown + ", in reverse");
    out.rectangle(x + 380, y - 12, 18, 10, "fill=\"" + StripPaper.BAND + "\"");
    out.text(x + 404, y - 3, "class=\"body\"", "all lanes, both directions");
    out.circle(x + 605, y - 7, 7, "fill=\"" + Palette.MARK + "\"");
    out.text(x + 605, y - 3.5, "class=\"no\"", "1");
    out.text(x + 618, y - 3, "class=\"body\"", "finding of this number");
  }

  private double strand(int strand, double top) {
    List<Ride> forward = book.of(strand, false);
    List<Ride> reverse = book.of(strand, true);
    if (forward.isEmpty()) {
      return top;
    }
    double length = book.length(strand);
    Ride middle = book.shown(strand, false);
    Ride back = book.shown(strand, true);
    StripPaper paper = new StripPaper(out, length);
    double y = top + MARKS;
    double from = y;
    for (Strip<Ride> strip : RideStrips.of(book)) {
      strip(
          paper,
          strip,
          Stream.concat(forward.stream(), reverse.stream()).toList(),
          middle,
          back,
          y);
      y += StripPaper.STRIP + StripPaper.GAP;
    }
    paper.ticks(length, "m", y - StripPaper.GAP + 14);
    marks(paper, strand, from, y - StripPaper.GAP);
    return y + 10;
  }

  private static void strip(
      StripPaper paper, Strip<Ride> strip, List<Ride> all, Ride middle, Ride back, double top) {
    StripColumns lanes = columns(paper, strip, all);
    double[] range = strip.range(columns(paper, strip, List.of(middle, back)), lanes);
    // On a short road there are fewer samples than columns.
    int bridge = (int) Math.ceil(paper.perUnit()) + 1;
    paper.field(strip, range, top);
    paper.aside(strip.beyond(lanes, range, RideStrips.LANES), top);
    paper.band(lanes, range, top);
    paper.lines(strip, range, top);
    paper.curve(columns(paper, strip, List.of(back)), range, top, Palette.SIDE_B, bridge);
    paper.curve(columns(paper, strip, List.of(middle)), range, top, Palette.SIDE_A, bridge);
  }

  private static StripColumns columns(StripPaper paper, Strip<Ride> strip, List<Ride> rides) {
    return RideColumns.of(StripPaper.COLUMNS, paper.perUnit(), strip, rides);
  }

  private void marks(StripPaper paper, int strand, double top, double bottom) {
    double[] taken = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    List<RideBook.Mark> marks = new ArrayList<>(book.marks());
    marks.sort(Comparator.comparingDouble(RideBook.Mark::station));
    for (RideBook.Mark mark : marks) {
      if (mark.strand() != strand) {
        continue;
      }
      double x = paper.x(mark.station());
      int row = Math.abs(x - taken[0]) > 16 ? 0 : 1;
      taken[row] = x;
      paper.mark(x, top, bottom, row, Palette.severity(mark.severity()), mark.number());
    }
  }
}
