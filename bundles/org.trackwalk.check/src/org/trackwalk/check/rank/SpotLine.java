package org.trackwalk.check.rank;

import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;

/** A line around which a spot lies: which points are near it. One thread. */
final class SpotLine {

  /** Numbers of one point. */
  private static final int POINT = 3;

  /** So many pieces are looked at one by one. */
  private static final int FEW = 32;

  /** Room for rounding around what is near. */
  private static final double ROOM = 1.001 * RankLimits.SAME_SPOT;

  private final double[] line;

  /** Over the boxes around what is near to each piece; null where pieces are few, or not yet. */
  private StaticTree pieces;

  /**
   * A line.
   *
   * @param line xyz triples; kept
   */
  SpotLine(double[] line) {
    this.line = line;
  }

  /** Whether all points of a path lie near, xyz triples. */
  boolean along(double[] path) {
    for (int i = 0; i + 2 < path.length; i += POINT) {
      if (!near(path[i], path[i + 1], path[i + 2])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a point lies near. */
  boolean near(double x, double y, double z) {
    int count = line.length / POINT;
    if (count > FEW && pieces == null) {
      pieces = tree(count);
    }
    if (pieces != null) {
      return pieces.any(
          low(x), low(y), low(z), high(x), high(y), high(z), piece -> near(piece, x, y, z));
    }
    for (int piece = 0; piece < count; piece++) {
      if (near(piece, x, y, z)) {
        return true;
      }
    }
    return false;
  }

  private StaticTree tree(int count) {
    float[] boxes = new float[6 * count];
    for (int piece = 0; piece < count; piece++) {
      for (int k = 0; k < POINT; k++) {
        double a = line[POINT * piece + k];
        double b = line[next(piece) + k];
        // Near to a piece that leads nowhere there is nothing: it is never found.
        boolean real = Double.isFinite(a) && Double.isFinite(b);
        boxes[6 * piece + k] = real ? low(Math.min(a, b) - ROOM) : 1;
        boxes[6 * piece + POINT + k] = real ? high(Math.max(a, b) + ROOM) : -1;
      }
    }
    return StaticTree.overBoxes(boxes, TreeQuality.FAST, 1);
  }

  private static float low(double x) {
    return Math.max(-Float.MAX_VALUE, Math.nextDown((float) x));
  }

  private static float high(double x) {
    return Math.min(Float.MAX_VALUE, Math.nextUp((float) x));
  }

  /** Where the other end of a piece of the line begins: the last point is a piece of its own. */
  private int next(int piece) {
    int from = POINT * piece;
    return from + 2 * POINT <= line.length ? from + POINT : from;
  }

  /** Whether a point lies near to the piece of the line between two of its points. */
  private boolean near(int piece, double x, double y, double z) {
    double[] p = {x, y, z};
    int from = POINT * piece;
    int to = next(piece);
    double along = 0;
    double length = 0;
    for (int k = 0; k < POINT; k++) {
      double d = line[to + k] - line[from + k];
      along += d * (p[k] - line[from + k]);
      length += d * d;
    }
    double at = length == 0 ? 0 : Math.max(0, Math.min(1, along / length));
    double sum = 0;
    for (int k = 0; k < POINT; k++) {
      double d = line[from + k] + at * (line[to + k] - line[from + k]) - p[k];
      sum += d * d;
    }
    return sum <= RankLimits.SAME_SPOT * RankLimits.SAME_SPOT;
  }
}
