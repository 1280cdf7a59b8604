package org.trackwalk.io.polygon;

import java.util.Arrays;

/** A grid of square-ish cells over a polygon with the corners that may be in the way of an ear. */
final class CornerGrid {

  /** At most this many cells along a side: 2^20 cells are 4 MB. */
  private static final int MOST = 1024;

  private double originU;
  private double originV;
  private double scaleU;
  private double scaleV;
  private int side = 1;
  private int[] heads = new int[1];
  private int[] links = new int[16];

  /** Puts the corners that do not turn left into the grid, about two to a cell. */
  void fill(double[] u, double[] v, int count, byte[] turn) {
    double minU = u[0];
    double maxU = u[0];
    double minV = v[0];
    double maxV = v[0];
    for (int i = 1; i < count; i++) {
      minU = Math.min(minU, u[i]);
      maxU = Math.max(maxU, u[i]);
      minV = Math.min(minV, v[i]);
      maxV = Math.max(maxV, v[i]);
    }
    side = (int) Math.min(MOST, Math.max(1, Math.sqrt(count / 4.0)));
    originU = minU;
    originV = minV;
    scaleU = maxU > minU ? side / (maxU - minU) : 0;
    scaleV = maxV > minV ? side / (maxV - minV) : 0;
    if (heads.length < side * side) {
      heads = new int[side * side];
    }
    Arrays.fill(heads, 0, side * side, -1);
    if (links.length < count) {
      links = new int[Math.max(count, u.length)];
    }
    for (int i = count - 1; i >= 0; i--) {
      if (turn[i] <= 0) {
        int cell = row(v[i]) * side + column(u[i]);
        links[i] = heads[cell];
        heads[cell] = i;
      }
    }
  }

  /** The column in which a coordinate lies; does not fall when the coordinate grows. */
  int column(double u) {
    return Math.min(side - 1, (int) ((u - originU) * scaleU));
  }

  /** The row in which a coordinate lies; does not fall when the coordinate grows. */
  int row(double v) {
    return Math.min(side - 1, (int) ((v - originV) * scaleV));
  }

  /** The first corner of a cell, or -1. */
  int first(int row, int column) {
    return heads[row * side + column];
  }

  /** The corner after {@code corner} in its cell, or -1. */
  int after(int corner) {
    return links[corner];
  }
}
