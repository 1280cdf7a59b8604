package org.trackwalk.check.fix;

/** Whether a triangle may become another one: neither turned over nor made a needle. */
final class Shape {

  private Shape() {}

  /** Unit-free normal of three corners, twice the area long; anchored at the first. */
  static double[] normal(float[] a, float[] b, float[] c) {
    double ux = (double) b[0] - a[0];
    double uy = (double) b[1] - a[1];
    double uz = (double) b[2] - a[2];
    double vx = (double) c[0] - a[0];
    double vy = (double) c[1] - a[1];
    double vz = (double) c[2] - a[2];
    return new double[] {uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx};
  }

  static double dot(double[] n, double[] m) {
    return n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
  }

  static double distance(float[] a, float[] b) {
    double x = (double) a[0] - b[0];
    double y = (double) a[1] - b[1];
    double z = (double) a[2] - b[2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  static double longest(float[] a, float[] b, float[] c) {
    return Math.max(distance(a, b), Math.max(distance(b, c), distance(c, a)));
  }

  private static double height(float[] a, float[] b, float[] c) {
    double[] n = normal(a, b, c);
    double longest = longest(a, b, c);
    return longest == 0 ? 0 : Math.sqrt(dot(n, n)) / longest;
  }

  /** Whether a triangle is so thin that a rule speaks of it. */
  static boolean thin(float[] a, float[] b, float[] c) {
    double height = height(a, b, c);
    return height < FixLimits.SLIVER_HEIGHT || height < FixLimits.SLIVER_RATIO * longest(a, b, c);
  }

  /**
   * Why a triangle must not become another one; empty when it may.
   *
   * @param was the corners before
   * @param is the corners after
   */
  static String refusal(float[][] was, float[][] is) {
    double[] before = normal(was[0], was[1], was[2]);
    double[] after = normal(is[0], is[1], is[2]);
    if (dot(after, after) == 0) {
      return "a triangle would lose its area";
    }
    if (dot(before, before) > 0 && dot(before, after) <= 0) {
      return "a triangle would turn over";
    }
    if (thin(is[0], is[1], is[2]) && !thin(was[0], was[1], was[2])) {
      return "a triangle would become a needle";
    }
    return "";
  }
}
