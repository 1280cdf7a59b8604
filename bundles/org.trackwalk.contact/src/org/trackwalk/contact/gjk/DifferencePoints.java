package org.trackwalk.contact.gjk;

import java.util.Arrays;

/** Points of the difference A - B of two bodies, each with the points of A and B it comes from. */
final class DifferencePoints {

  private static final int FIRST = 32;

  /** Three coordinates per point, metres: of the difference, of A, of B. */
  double[] w = new double[3 * FIRST];

  double[] a = new double[3 * FIRST];
  double[] b = new double[3 * FIRST];

  /** Corner numbers of A and B. */
  int[] cornerA = new int[FIRST];

  int[] cornerB = new int[FIRST];

  private final double[] point = new double[3];

  /** Puts the farthest point of the difference in a direction at an index. */
  void sample(Support bodyA, Support bodyB, double dx, double dy, double dz, int at) {
    if (at == cornerA.length) {
      w = Arrays.copyOf(w, 6 * at);
      a = Arrays.copyOf(a, 6 * at);
      b = Arrays.copyOf(b, 6 * at);
      cornerA = Arrays.copyOf(cornerA, 2 * at);
      cornerB = Arrays.copyOf(cornerB, 2 * at);
    }
    int i = 3 * at;
    cornerA[at] = bodyA.support(dx, dy, dz, point);
    a[i] = point[0];
    a[i + 1] = point[1];
    a[i + 2] = point[2];
    cornerB[at] = bodyB.support(-dx, -dy, -dz, point);
    b[i] = point[0];
    b[i + 1] = point[1];
    b[i + 2] = point[2];
    w[i] = a[i] - b[i];
    w[i + 1] = a[i + 1] - b[i + 1];
    w[i + 2] = a[i + 2] - b[i + 2];
  }

  /** Takes a point of another list. */
  void copy(DifferencePoints other, int from, int to) {
    System.arraycopy(other.w, 3 * from, w, 3 * to, 3);
    System.arraycopy(other.a, 3 * from, a, 3 * to, 3);
    System.arraycopy(other.b, 3 * from, b, 3 * to, 3);
    cornerA[to] = other.cornerA[from];
    cornerB[to] = other.cornerB[from];
  }

  /** How far a point of the difference lies along a direction. */
  double along(int at, double dx, double dy, double dz) {
    return w[3 * at] * dx + w[3 * at + 1] * dy + w[3 * at + 2] * dz;
  }

  /** Squared distance of a point of the difference from the origin. */
  double squared(int at) {
    return along(at, w[3 * at], w[3 * at + 1], w[3 * at + 2]);
  }

  /** Whether a point has the coordinates of one of the first {@code count} points. */
  boolean among(int at, int count) {
    for (int k = 0; k < count; k++) {
      if (w[3 * k] == w[3 * at] && w[3 * k + 1] == w[3 * at + 1] && w[3 * k + 2] == w[3 * at + 2]) {
        return true;
      }
    }
    return false;
  }
}
