package org.trackwalk.report.deviation;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.drive.deviation.DeviationPlace;
import org.trackwalk.drive.deviation.Deviations;
import org.trackwalk.drive.deviation.Elsewhere;
import org.trackwalk.drive.deviation.LaneDeviation;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.StripPage;
import org.trackwalk.report.drawing.StripPaper;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * What is seen against what is felt from above: the road's samples by signed height, pale around
 * them the distance of all else, and the histogram. Level x goes to the right, level z down.
 */
public final class DeviationMap {

  private static final int PLAN = 720;
  private static final int BAR = 120;
  private static final int COLUMN = 40;
  private static final int HISTOGRAM = 150;

  /** Colours of size, as the histogram's columns: from as good as equal to holes. */
  private static final List<String> COLORS =
      List.of(
          "#e2e8f0", "#cbd5e1", "#a7c7e7", "#7fb3d5", "#5aa469", "#e3b505", "#e8871e", "#d9480f",
          "#b91c1c", "#7f1d1d", "#111827");

  private final DeviationBook book;
  private final SvgText out = new SvgText();

  private DeviationMap(DeviationBook book) {
    this.book = book;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(DeviationBook book, OutputStream stream) throws IOException {
    DeviationMap map = new DeviationMap(book);
    double height = map.draw();
    StripPage.write(height, map.out, stream);
  }

  private double draw() {
    double y = StripPage.head(out, "Seen against felt in " + book.level());
    for (String line : DeviationText.words(book)) {
      y = StripPage.line(out, line, y);
    }
    for (String line : DeviationText.places(book)) {
      y = StripPage.line(out, line, y);
    }
    y += 10;
    plan(y);
    histogram(y + PLAN + 30);
    return y + PLAN + HISTOGRAM + 110;
  }

  private static int column(double size) {
    int n = Deviations.COLUMNS.size();
    if (Double.isInfinite(size)) {
      return n + 1;
    }
    int column = 0;
    while (column < n && size > Deviations.COLUMNS.get(column)) {
      column++;
    }
    return column;
  }

  private void plan(double top) {
    Extent extent = new Extent();
    for (LaneDeviation lane : book.found().lanes()) {
      for (int k = 0; k < lane.size(); k++) {
        if (!Double.isNaN(lane.height()[k])) {
          extent.add(lane.x()[k], 0, lane.z()[k]);
        }
      }
    }
    if (extent.empty()) {
      book.found().elsewhere().forEach(point -> extent.add(point.x(), 0, point.z()));
    }
    if (extent.empty()) {
      return;
    }
    extent.widen(10);
    double width = StripPaper.WIDTH - 2 * StripPaper.MARGIN;
    double scale = Math.min(width / extent.size(0), PLAN / extent.size(2));
    double left = StripPaper.MARGIN + width / 2 - scale * extent.middle(0);
    double middle = top + PLAN / 2.0 - scale * extent.middle(2);
    out.rectangle(StripPaper.MARGIN, top, width, PLAN, "fill=\"" + Palette.FIELD + "\"");
    Map<Integer, StringBuilder> pale = new TreeMap<>();
    for (Elsewhere point : book.found().elsewhere()) {
      double x = left + scale * point.x();
      double y = middle + scale * point.z();
      boolean on = x > StripPaper.MARGIN && x < StripPaper.MARGIN + width;
      if (on && y > top && y < top + PLAN) {
        dot(pale, column(point.distance()), x, y);
      }
    }
    dots(pale, 3, "0.35");
    Map<Integer, StringBuilder> strong = new TreeMap<>();
    for (LaneDeviation lane : book.found().lanes()) {
      for (int k = 0; k < lane.size(); k++) {
        if (!Double.isNaN(lane.height()[k])) {
          int column = column(Math.abs(lane.height()[k]));
          dot(strong, column, left + scale * lane.x()[k], middle + scale * lane.z()[k]);
        }
      }
    }
    dots(strong, Math.max(2, 0.9 * scale), "1");
    List<DeviationPlace> places = book.found().places();
    for (int i = Math.min(DeviationText.MOST, places.size()) - 1; i >= 0; i--) {
      double[] p = places.get(i).position();
      double x = left + scale * p[0];
      double y = middle + scale * p[2];
      out.circle(x, y, 8, "fill=\"" + Palette.INK + "\"");
      out.text(x, y + 3.5, "class=\"no\"", String.valueOf(i + 1));
    }
    ScaleBar.write(out, StripPaper.MARGIN + 12, top + PLAN - 12, BAR, scale);
  }

  private static void dot(Map<Integer, StringBuilder> dots, int column, double x, double y) {
    StringBuilder path = dots.computeIfAbsent(column, k -> new StringBuilder());
    path.append('M');
    SvgText.number(path, x);
    path.append(' ');
    SvgText.number(path, y);
    path.append("h0");
  }

  private void dots(Map<Integer, StringBuilder> dots, double width, String opacity) {
    dots.forEach(
        (column, path) -> {
          out.raw("<path fill=\"none\" stroke-linecap=\"round\" stroke-opacity=\"").raw(opacity);
          out.raw("\" stroke=\"").raw(COLORS.get(column)).raw("\" stroke-width=\"").at(width);
          out.raw("\" d=\"").raw(path.toString()).raw("\"/>\n");
        });
  }

  private void histogram(double top) {
    double[] road = book.found().road();
    double[] all = book.found().everywhere();
    double x = StripPaper.MARGIN;
    out.text(
        x,
        top,
        "class=\"title\"",
        "How far apart: of the road (left), of all that is felt (right)");
    double bottom = top + 16 + HISTOGRAM;
    for (int i = 0; i < road.length; i++) {
      bar(x, bottom, road[i], COLORS.get(i));
      bar(x + COLUMN + 2, bottom, all[i], COLORS.get(i));
      out.text(x + COLUMN, bottom + 16, "class=\"tick mid\"", DeviationText.column(i));
      x += 2 * COLUMN + 22;
    }
    out.line(StripPaper.MARGIN, bottom, x, bottom, "stroke=\"" + Palette.FAINT_INK + "\"");
  }

  private void bar(double x, double bottom, double share, String color) {
    double high = share * HISTOGRAM;
    String fill = "fill=\"" + color + "\" stroke=\"" + Palette.OUTLINE + "\" stroke-width=\"0.4\"";
    out.rectangle(x, bottom - high, COLUMN, high, fill);
    String percent = Numbers.rounded(100 * share) + " %";
    out.text(x + COLUMN / 2.0, bottom - high - 3, "class=\"tick mid\"", percent);
  }
}
