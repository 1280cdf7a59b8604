package org.trackwalk.report.drawing;

import org.trackwalk.mesh.level.Frame;

/** Two arrows that say which axes of the designer's file a plan shows. */
public final class AxisCross {

  private static final double ARM = 30;
  private static final String[] NAMES = {"X", "Y", "Z"};

  private AxisCross() {}

  /** Draws the arrows from a corner: to the right, and up the page. */
  public static void write(SvgText svg, double x, double y, Frame axes) {
    String stroke = "stroke=\"" + Palette.INK + "\" stroke-width=\"1.5\"";
    svg.line(x, y, x + ARM, y, stroke);
    svg.line(x, y, x, y - ARM, stroke);
    svg.raw("<path fill=\"").raw(Palette.INK).raw("\" d=\"M");
    svg.at(x + ARM + 5).raw(" ").at(y).raw("l-7 -3.5v7zM").at(x).raw(" ").at(y - ARM - 5);
    svg.raw("l-3.5 7h7z\"/>\n");
    svg.text(x + ARM + 9, y + 4, "class=\"note halo\"", label(axes.toFileAxes(1, 0, 0)));
    svg.text(x - 8, y - ARM - 9, "class=\"note halo\"", label(axes.toFileAxes(0, 0, -1)));
  }

  /** The file axis that a level direction runs along, with its sign. */
  public static String label(double[] direction) {
    int axis = 0;
    for (int k = 1; k < 3; k++) {
      if (StrictMath.abs(direction[k]) > StrictMath.abs(direction[axis])) {
        axis = k;
      }
    }
    return (direction[axis] < 0 ? "-" : "+") + NAMES[axis];
  }
}
