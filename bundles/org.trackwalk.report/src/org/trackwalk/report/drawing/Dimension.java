package org.trackwalk.report.drawing;

import org.trackwalk.report.format.Numbers;

/** Dimension lines: how far apart two points of a view are. */
public final class Dimension {

  /** A leg shorter than this share of the other one is left out. */
  private static final double NEGLIGIBLE = 0.03;

  private static final String STROKE =
      "stroke=\"" + Palette.MARK + "\" stroke-width=\"1.4\" stroke-dasharray=\"3 2\"";

  private Dimension() {}

  /** The straight distance between two points on the page, with its length in the level. */
  public static void straight(
      SvgText svg, double ax, double ay, double bx, double by, double metres) {
    svg.line(ax, ay, bx, by, STROKE);
    label(svg, (ax + bx) / 2 + 7, (ay + by) / 2 - 7, Numbers.length(metres));
  }

  /**
   * The legs of the right angle between two points: across and along the page's up.
   *
   * @param across words for the level leg; null to leave it out
   * @param upright words for the other one; null to leave it out
   */
  public static void legs(
      SvgText svg, double ax, double ay, double bx, double by, String across, String upright) {
    double wide = StrictMath.abs(bx - ax);
    double high = StrictMath.abs(by - ay);
    double top = Math.min(ay, by);
    if (across != null && wide > NEGLIGIBLE * high) {
      double y = top - 16;
      svg.line(ax, ay, ax, y - 4, STROKE);
      svg.line(bx, by, bx, y - 4, STROKE);
      svg.line(ax, y, bx, y, "stroke=\"" + Palette.MARK + "\" stroke-width=\"1.4\"");
      label(svg, Math.min(ax, bx), y - 7, across);
    }
    if (upright != null && high > NEGLIGIBLE * wide) {
      double x = Math.max(ax, bx) + 16;
      svg.line(ax, ay, x + 4, ay, STROKE);
      svg.line(bx, by, x + 4, by, STROKE);
      svg.line(x, ay, x, by, "stroke=\"" + Palette.MARK + "\" stroke-width=\"1.4\"");
      label(svg, x + 7, (ay + by) / 2 + 4, upright);
    }
  }

  private static void label(SvgText svg, double x, double y, String text) {
    svg.text(x, y, "class=\"size halo\"", text);
  }
}
