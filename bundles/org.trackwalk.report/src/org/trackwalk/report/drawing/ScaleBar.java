package org.trackwalk.report.drawing;

import org.trackwalk.report.format.Numbers;

/** A bar of a round length, with its length in words. */
public final class ScaleBar {

  private ScaleBar() {}

  /**
   * Draws a bar at most {@code room} pixels wide.
   *
   * @param x left end, pixels
   * @param y of the bar, pixels; the words stand above it
   * @param scale pixels per metre
   */
  public static void write(SvgText svg, double x, double y, double room, double scale) {
    double length = round(room / scale);
    double w = length * scale;
    svg.raw("<path fill=\"none\" stroke=\"").raw(Palette.INK).raw("\" stroke-width=\"1.5\" d=\"M");
    svg.at(x)
        .raw(" ")
        .at(y - 4)
        .raw("v8M")
        .at(x)
        .raw(" ")
        .at(y)
        .raw("h")
        .at(w)
        .raw("m0 -4v8\"/>\n");
    svg.text(x + w + 6, y + 4, "class=\"note halo\"", Numbers.length(length));
  }

  /** The largest of 1, 2 and 5 times a power of ten that is not larger. */
  public static double round(double metres) {
    double power = StrictMath.pow(10, StrictMath.floor(StrictMath.log10(metres)));
    double digit = metres / power;
    return power * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1);
  }
}
