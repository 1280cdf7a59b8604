package org.trackwalk.report.clearance;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Side;
import org.trackwalk.drive.clearance.Touch;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.drawing.StripPage;
import org.trackwalk.report.drawing.StripPaper;
import org.trackwalk.report.drawing.SvgText;

/**
 * The room around a vehicle as a strip chart: under, over, left and right over the distance along
 * the road; what is touched is below 0 and numbered as in the list.
 */
public final class ClearanceChart {

  private static final int MARKS = 50;

  private final ClearanceBook book;
  private final SvgText out = new SvgText();

  private ClearanceChart(ClearanceBook book) {
    this.book = book;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(ClearanceBook book, OutputStream stream) throws IOException {
    ClearanceChart chart = new ClearanceChart(book);
    double height = chart.draw();
    StripPage.write(height, chart.out, stream);
  }

  private double draw() {
    double y = StripPage.head(out, "Room around the car in " + book.level());
    for (String line : ClearanceText.words(book).subList(0, 3)) {
      y = StripPage.line(out, line, y);
    }
    legend(y + 6);
    y += 28;
    for (int strand = 0; strand < book.strands(); strand++) {
      y = strand(strand, y);
    }
    for (String line : ClearanceText.touches(book)) {
      y = StripPage.line(out, line, y);
    }
    return y + StripPaper.MARGIN;
  }

  private void legend(double y) {
    double x = StripPaper.MARGIN + StripPaper.LEFT;
    boolean lined = book.found().ways().stream().anyMatch(way -> way.lane().equals(Ride.LINE));
    String shown = lined ? "racing line" : "middle lane";
    out.rectangle(x, y - 8, 18, 3, "fill=\"" + Palette.SIDE_A + "\"");
    out.text(x + 24, y - 3, "class=\"body\"", shown + ", forward");
    out.rectangle(x + 180, y - 8, 18, 3, "fill=\"" + Palette.SIDE_B + "\"");
    out.text(x + 204, y - 3, "class=\"body\"", shown + ", in reverse");
    out.rectangle(x + 380, y - 12, 18, 10, "fill=\"" + StripPaper.BAND + "\"");
    out.text(x + 404, y - 3, "class=\"body\"", "all lanes, both directions");
    out.circle(x + 605, y - 7, 7, "fill=\"" + Palette.MARK + "\"");
    out.text(x + 605, y - 3.5, "class=\"no\"", "1");
    out.text(x + 618, y - 3, "class=\"body\"", "touch of this number");
  }

  private double strand(int strand, double top) {
    List<ClearanceWay> forward = book.of(strand, false);
    if (forward.isEmpty()) {
      return top;
    }
    List<ClearanceWay> all = new ArrayList<>(forward);
    all.addAll(book.of(strand, true));
    double length = book.length(strand);
    StripPaper paper = new StripPaper(out, length);
    double y = top + MARKS;
    double from = y;
    int bridge = (int) Math.ceil(paper.perUnit()) + 1;
    for (Side side : Side.values()) {
      Strip<ClearanceWay> strip = strip(side);
      StripColumns band = columns(paper, strip, all);
      double[] range = strip.range(band);
      paper.field(strip, range, y);
      paper.band(band, range, y);
      paper.lines(strip, range, y);
      StripColumns back = columns(paper, strip, List.of(book.shown(strand, true)));
      paper.curve(back, range, y, Palette.SIDE_B, bridge);
      StripColumns there = columns(paper, strip, List.of(book.shown(strand, false)));
      paper.curve(there, range, y, Palette.SIDE_A, bridge);
      y += StripPaper.STRIP + StripPaper.GAP;
    }
    paper.ticks(length, "m", y - StripPaper.GAP + 14);
    marks(paper, strand, from, y - StripPaper.GAP);
    return y + 20;
  }

  private static Strip<ClearanceWay> strip(Side side) {
    return new Strip<>(
        side.id() + ", m",
        way -> way.room(side),
        0,
        side == Side.UNDER ? 0.1 : 1,
        List.of(new Strip.Line(0, "touches")));
  }

  private static StripColumns columns(
      StripPaper paper, Strip<ClearanceWay> strip, List<ClearanceWay> ways) {
    StripColumns columns = new StripColumns(StripPaper.COLUMNS);
    for (ClearanceWay way : ways) {
      double[] values = strip.values().apply(way);
      for (int k = 0; k < way.size(); k++) {
        columns.add((int) Math.round(way.station()[k] * paper.perUnit()), values[k]);
      }
    }
    return columns;
  }

  private void marks(StripPaper paper, int strand, double top, double bottom) {
    List<Touch> touches = book.found().touches();
    List<Double> taken = new ArrayList<>();
    for (int i = 0; i < Math.min(ClearanceText.MOST, touches.size()); i++) {
      Touch touch = touches.get(i);
      if (touch.strand() == strand) {
        double x = paper.x(touch.station());
        boolean close = taken.stream().anyMatch(other -> Math.abs(other - x) <= 16);
        taken.add(x);
        paper.mark(x, top, bottom, close ? 1 : 0, Palette.MARK, i + 1);
      }
    }
  }
}
