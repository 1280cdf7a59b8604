package org.trackwalk.check.rank;

/**
 * A straight line across the way, seen from above, with what has been joined to it strip by strip.
 * One thread.
 */
final class StripLine {

  /** Numbers of one point. */
  private static final int POINT = 3;

  private final double x;
  private final double z;
  private final double dx;
  private final double dz;

  /** What is joined reaches from here to there along the line, and so low and high, metres. */
  private double from = Double.POSITIVE_INFINITY;

  private double to = Double.NEGATIVE_INFINITY;
  private double low = Double.POSITIVE_INFINITY;
  private double high = Double.NEGATIVE_INFINITY;

  private StripLine(double[] path, int a, int b, double length) {
    x = path[a];
    z = path[a + 2];
    dx = (path[b] - path[a]) / length;
    dz = (path[b + 2] - path[a + 2]) / length;
    add(path);
  }

  /**
   * The line through the two points of a path that are farthest from each other, or nearly; null
   * where all of it is one point, or it lies on no such line.
   *
   * @param path xyz triples
   */
  static StripLine along(double[] path) {
    int a = farthest(path, 0);
    int b = farthest(path, a);
    double length = StrictMath.sqrt(square(path, a, b));
    if (!(length > 0) || Double.isInfinite(length)) {
      return null;
    }
    StripLine line = new StripLine(path, a, b, length);
    return line.holds(path) ? line : null;
  }

  /** Whether all of a path lies near to the line or beyond its ends, however far. */
  boolean holds(double[] path) {
    for (int i = 0; i + 2 < path.length; i += POINT) {
      double off = (path[i] - x) * dz - (path[i + 2] - z) * dx;
      if (!(Math.abs(off) <= RankLimits.SAME_SPOT)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a path that it holds begins where the line ends, or before; then it is joined. */
  boolean joins(double[] path) {
    double first = Double.POSITIVE_INFINITY;
    double last = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i + 2 < path.length; i += POINT) {
      double at = at(path, i);
      first = Math.min(first, at);
      last = Math.max(last, at);
      least = Math.min(least, path[i + 1]);
      most = Math.max(most, path[i + 1]);
    }
    boolean next =
        first <= to + RankLimits.SAME_SPOT
            && last >= from - RankLimits.SAME_SPOT
            && least <= high + RankLimits.SAME_SPOT
            && most >= low - RankLimits.SAME_SPOT;
    if (next) {
      add(path);
    }
    return next;
  }

  private void add(double[] path) {
    for (int i = 0; i + 2 < path.length; i += POINT) {
      double at = at(path, i);
      from = Math.min(from, at);
      to = Math.max(to, at);
      low = Math.min(low, path[i + 1]);
      high = Math.max(high, path[i + 1]);
    }
  }

  private double at(double[] path, int i) {
    return (path[i] - x) * dx + (path[i + 2] - z) * dz;
  }

  private static int farthest(double[] path, int from) {
    int farthest = from;
    for (int i = 0; i + 2 < path.length; i += POINT) {
      if (square(path, i, from) > square(path, farthest, from)) {
        farthest = i;
      }
    }
    return farthest;
  }

  private static double square(double[] path, int a, int b) {
    double x = path[b] - path[a];
    double z = path[b + 2] - path[a + 2];
    return x * x + z * z;
  }
}
