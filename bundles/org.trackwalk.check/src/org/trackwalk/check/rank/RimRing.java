package org.trackwalk.check.rank;

/**
 * The rim of a hole, seen from above, and what lies within it.
 *
 * @param rim xyz triples; of an open path nothing is known to lie within
 */
record RimRing(double[] rim) {

  /** Numbers of one point. */
  private static final int POINT = 3;

  /** Whether all points of a path lie within the rim, or near to it, and near to its height. */
  boolean holds(double[] path) {
    int last = rim.length - POINT;
    boolean closed = last > 2 * POINT;
    for (int k = 0; closed && k < POINT; k++) {
      closed = rim[k] == rim[last + k];
    }
    if (!closed) {
      return false;
    }
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < rim.length; i += POINT) {
      low = Math.min(low, rim[i + 1]);
      high = Math.max(high, rim[i + 1]);
    }
    SpotLine line = new SpotLine(rim);
    for (int i = 0; i + 2 < path.length; i += POINT) {
      double y = path[i + 1];
      boolean level = y >= low - RankLimits.SAME_SPOT && y <= high + RankLimits.SAME_SPOT;
      if (!level || !surrounds(path[i], path[i + 2]) && !line.near(path[i], y, path[i + 2])) {
        return false;
      }
    }
    return path.length >= POINT;
  }

  /** Whether the rim goes around a place: a ray to one side meets it an odd number of times. */
  private boolean surrounds(double x, double z) {
    boolean in = false;
    for (int i = 0; i + 2 * POINT <= rim.length; i += POINT) {
      double ax = rim[i];
      double az = rim[i + 2];
      double bx = rim[i + POINT];
      double bz = rim[i + POINT + 2];
      if ((az > z) != (bz > z) && x < ax + (z - az) / (bz - az) * (bx - ax)) {
        in = !in;
      }
    }
    return in;
  }
}
