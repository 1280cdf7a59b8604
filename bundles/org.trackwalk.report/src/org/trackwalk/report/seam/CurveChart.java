package org.trackwalk.report.seam;

import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.SeamCurve;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/** Gap and step of one run of a seam over its length, in millimetres. */
final class CurveChart {

  private static final int HEIGHT = 96;
  private static final int LEFT = 70;
  private static final double MILLIMETRES = 1000;

  /** Below this borders are said to miss each other, above it is a gap or a step, metres. */
  private static final double LIMIT = 0.001;

  /** Half the height of the chart stands for at least this, metres. */
  private static final double SMALLEST = 0.000_01;

  private static final String STEP = Palette.SIDE_B;
  private static final String GAP = Palette.SIDE_A;

  private CurveChart() {}

  /** Draws it across the page; the lower end. */
  static double draw(SvgText out, LevelReport level, String title, SeamCurve curve, double y) {
    double x = SeamsSvgReport.MARGIN;
    out.text(x, y + 14, "class=\"title\"", title);
    out.text(x, y + 30, "class=\"note\"", words(level, curve));
    legend(out, SeamsSvgReport.WIDTH - SeamsSvgReport.MARGIN, y + 14);
    double top = y + 38;
    double width = SeamsSvgReport.WIDTH - 2.0 * SeamsSvgReport.MARGIN - LEFT;
    double high = Math.max(highest(curve), SMALLEST) * 1.1;
    double low = Math.min(lowest(curve), 0) * 1.1;
    double perMetre = HEIGHT / (high - low);
    double zero = top + high * perMetre;
    double left = x + LEFT;
    out.rectangle(left, top, width, HEIGHT, "fill=\"" + Palette.FIELD + "\"");
    out.line(left, zero, left + width, zero, "stroke=\"#94a3b8\"");
    String dashed = "stroke=\"" + Palette.MARK + "\" stroke-dasharray=\"4 4\"";
    if (high > LIMIT) {
      double limit = zero - LIMIT * perMetre;
      out.line(left, limit, left + width, limit, dashed);
    }
    if (low < -LIMIT) {
      double limit = zero + LIMIT * perMetre;
      out.line(left, limit, left + width, limit, dashed);
    }
    if (high > -0.2 * low) {
      label(out, left, top + 4, high / 1.1);
    }
    label(out, left, zero + 4, 0);
    if (low < -0.2 * high) {
      label(out, left, top + HEIGHT, low / 1.1);
    }
    double perLength = width / Math.max(curve.length(), 1e-6);
    path(out, curve.along(), curve.width(), left, zero, perLength, perMetre, GAP);
    path(out, curve.along(), curve.height(), left, zero, perLength, perMetre, STEP);
    out.text(left, top + HEIGHT + 12, "class=\"tick\"", "0 m");
    String end = Numbers.length(curve.length());
    out.text(left + width, top + HEIGHT + 12, "class=\"tick end\"", end);
    return top + HEIGHT + 14;
  }

  private static void label(SvgText out, double left, double y, double metres) {
    String text = Numbers.rounded(MILLIMETRES * metres) + " mm";
    out.text(left - 6, y, "class=\"tick end\"", text);
  }

  private static void legend(SvgText out, double right, double y) {
    out.rectangle(right - 260, y - 8, 12, 4, "fill=\"" + GAP + "\"");
    out.text(right - 242, y, "class=\"tick\"", "slit (below 0: overlap)");
    out.rectangle(right - 110, y - 8, 12, 4, "fill=\"" + STEP + "\"");
    out.text(right - 92, y, "class=\"tick\"", "step");
    out.line(right - 56, y - 5, right - 38, y - 5, "stroke=\"" + Palette.MARK + "\"");
    out.text(right - 32, y, "class=\"tick\"", "1 mm");
  }

  private static String words(LevelReport level, SeamCurve curve) {
    double[] p = curve.points();
    int last = p.length - 3;
    double[] from = level.axes().toFileAxes(p[0], p[1], p[2]);
    double[] to = level.axes().toFileAxes(p[last], p[last + 1], p[last + 2]);
    return "from "
        + Numbers.position(from)
        + " to "
        + Numbers.position(to)
        + "; step up to "
        + Numbers.length(curve.worstHeight())
        + ", slit or overlap up to "
        + Numbers.length(curve.worstWidth());
  }

  private static double highest(SeamCurve curve) {
    double most = 0;
    for (int i = 0; i < curve.along().length; i++) {
      most = Math.max(most, finite(curve.height()[i]));
      most = Math.max(most, finite(curve.width()[i]));
    }
    return most;
  }

  private static double lowest(SeamCurve curve) {
    double least = 0;
    for (int i = 0; i < curve.along().length; i++) {
      least = Math.min(least, finite(curve.height()[i]));
      least = Math.min(least, finite(curve.width()[i]));
    }
    return least;
  }

  private static double finite(double value) {
    return Double.isFinite(value) ? value : 0;
  }

  private static void path(
      SvgText out,
      double[] along,
      double[] values,
      double left,
      double zero,
      double perLength,
      double perMetre,
      String color) {
    out.raw("<path fill=\"none\" stroke-width=\"1.5\" stroke=\"").raw(color).raw("\" d=\"");
    boolean pen = false;
    for (int i = 0; i < along.length; i++) {
      if (Double.isFinite(values[i])) {
        out.raw(pen ? "L" : "M").at(left + along[i] * perLength).raw(" ");
        out.at(zero - values[i] * perMetre).raw(" ");
        pen = true;
      } else {
        pen = false;
      }
    }
    out.raw("\"/>\n");
    for (int i = 0; i < along.length; i++) {
      boolean before = i > 0 && Double.isFinite(values[i - 1]);
      boolean behind = i + 1 < along.length && Double.isFinite(values[i + 1]);
      // A sample without neighbours is no line.
      if (Double.isFinite(values[i]) && !before && !behind) {
        out.circle(
            left + along[i] * perLength,
            zero - values[i] * perMetre,
            2.5,
            "fill=\"" + color + "\"");
      }
    }
  }
}
