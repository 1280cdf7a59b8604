package org.trackwalk.io.polygon;

import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Which way three points of the plane turn, exactly. Corners on one line are common in polygons, so
 * that case must be quick too: differences of floats nearly always fit a double, and then the two
 * products of the determinant are compared with their rounding errors, which a fused multiply-add
 * gives.
 */
final class Turn {

  private Turn() {}

  /**
   * The turn at b on the way from a to c.
   *
   * @param u first coordinates, all of them floats
   * @param v second coordinates likewise
   * @return 1 to the left, -1 to the right, 0 on one line
   */
  static int of(double[] u, double[] v, int a, int b, int c) {
    return of(u[a], v[a], u[b], v[b], u[c], v[c]);
  }

  /** The same for points given by their coordinates, all of them floats. */
  static int of(double ax, double ay, double bx, double by, double cx, double cy) {
    double dx = ax - cx;
    double dy = ay - cy;
    double ex = bx - cx;
    double ey = by - cy;
    if (isExact(ax, cx, dx) && isExact(ay, cy, dy) && isExact(bx, cx, ex) && isExact(by, cy, ey)) {
      double left = dx * ey;
      double right = dy * ex;
      return left != right
          ? (left > right ? 1 : -1)
          : (int) Math.signum(Math.fma(dx, ey, -left) - Math.fma(dy, ex, -right));
    }
    return ExactPredicates.orient2d(ax, ay, bx, by, cx, cy);
  }

  /** Whether a - b is d without rounding (D. Knuth's two-sum, error zero). */
  private static boolean isExact(double a, double b, double d) {
    return a - d == b && d + b == a;
  }
}
