package org.trackwalk.contact.manifold;

/** A direction across another one. */
final class Across {

  private Across() {}

  /**
   * A unit vector across another one, always the same for the same one.
   *
   * @param n any length but zero
   */
  static double[] of(double[] n) {
    double x = Math.abs(n[0]);
    double y = Math.abs(n[1]);
    double z = Math.abs(n[2]);
    double[] u;
    if (x <= y && x <= z) {
      u = new double[] {0, n[2], -n[1]};
    } else if (y <= z) {
      u = new double[] {-n[2], 0, n[0]};
    } else {
      u = new double[] {n[1], -n[0], 0};
    }
    double length = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    for (int axis = 0; axis < 3; axis++) {
      u[axis] /= length;
    }
    return u;
  }
}
