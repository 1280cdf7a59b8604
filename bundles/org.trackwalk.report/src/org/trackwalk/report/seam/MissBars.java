package org.trackwalk.report.seam;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.seam.NearMisses;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/** How far near misses are apart: bars by float steps, one row for each axis of the file. */
final class MissBars {

  private static final int BAR = 19;
  private static final int HEIGHT = 46;
  private static final String[] AXES = {"x", "y", "z"};

  private MissBars() {}

  /** Draws it with its upper left corner at x, y; the lower end. */
  static double draw(SvgText out, NearMisses misses, Frame axes, double x, double y) {
    out.text(x, y + 14, "class=\"title\"", "Near misses by axis and float steps");
    if (misses.pairs() == 0) {
      out.text(x, y + 32, "class=\"note\"", "There are none.");
      return y + 40;
    }
    double at = y + 24;
    for (int axis = 0; axis < 3; axis++) {
      int[] counts = misses.counts()[levelAxis(axes, axis)];
      out.text(x, at + HEIGHT - 4, "class=\"body\"", AXES[axis]);
      for (int bin = 0; bin < counts.length; bin++) {
        double h = (HEIGHT - 14.0) * counts[bin] / misses.pairs();
        double left = x + 20 + BAR * bin;
        String color = bin == 0 ? Palette.OTHER : Palette.SIDE_A;
        if (counts[bin] > 0) {
          double drawn = Math.max(1, h);
          out.rectangle(left, at + HEIGHT - drawn, BAR - 3, drawn, "fill=\"" + color + "\"");
          String n = Integer.toString(counts[bin]);
          out.text(left + 8, at + HEIGHT - drawn - 2, "class=\"tick mid\"", n);
        }
      }
      out.line(x + 20, at + HEIGHT, x + 20 + BAR * 16, at + HEIGHT, "stroke=\"#94a3b8\"");
      at += HEIGHT + 4;
    }
    ticks(out, x + 20, at + 8);
    at += 24;
    out.text(x, at, "class=\"note\"", words(misses, axes));
    return at + 8;
  }

  private static void ticks(SvgText out, double x, double y) {
    for (int bin = 0; bin < NearMisses.BINS; bin += bin < 4 ? 1 : 2) {
      String from = bin == 0 ? "0" : Long.toString(1L << (bin - 1));
      out.text(x + BAR * bin + 8, y, "class=\"tick mid\"", bin == 15 ? "more" : from);
    }
  }

  private static String words(NearMisses misses, Frame axes) {
    String pairs = Numbers.counted(misses.pairs(), "pair") + " of corners";
    int only = misses.onlyAxis();
    if (only < 0) {
      return pairs + "; a step is the least that a float can differ";
    }
    for (int axis = 0; axis < 3; axis++) {
      if (levelAxis(axes, axis) == only) {
        return pairs + ", different in " + AXES[axis] + " only";
      }
    }
    return pairs;
  }

  /** The level's axis that holds an axis of the file. */
  private static int levelAxis(Frame axes, int fileAxis) {
    for (int k = 0; k < 3; k++) {
      double[] inFile = axes.toFileAxes(k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0);
      if (inFile[fileAxis] != 0) {
        return k;
      }
    }
    return fileAxis;
  }
}
