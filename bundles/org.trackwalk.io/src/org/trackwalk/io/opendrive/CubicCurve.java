package org.trackwalk.io.opendrive;

/**
 * A curve of two cubic polynomials of a parameter.
 *
 * @param u four factors, of 1, p, p² and p³; likewise v
 */
record CubicCurve(double[] u, double[] v) {

  /** Where it is at a parameter. */
  double[] at(double p) {
    return new double[] {cubic(u, p), cubic(v, p)};
  }

  /** Metres along it for one of the parameter. */
  double speed(double p) {
    return StrictMath.hypot(slope(u, p), slope(v, p));
  }

  static double cubic(double[] c, double p) {
    return c[0] + p * (c[1] + p * (c[2] + p * c[3]));
  }

  private static double slope(double[] c, double p) {
    return c[1] + p * (2 * c[2] + p * 3 * c[3]);
  }
}
