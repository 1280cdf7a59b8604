package org.trackwalk.io.opendrive;

/**
 * A curve of two cubic polynomials of a parameter.
 *
 * @param u four factors, of 1, p, p² and p³; likewise v
 */
record CubicCurve(double[] u, double[] v) {

  /** Metres along it in one part of the integral. */
  private static final double PART = 1;

  private static final int MOST_PARTS = 10_000;

  /** Steps of Newton's search, each of which doubles the digits. */
  private static final int STEPS = 20;

  private static final double NEAR = 1e-10;

  /** Where it is at a parameter. */
  double[] at(double p) {
    return new double[] {cubic(u, p), cubic(v, p)};
  }

  /** Where it is after so many metres along it. */
  double[] along(double s) {
    double p = s;
    for (int i = 0; i < STEPS; i++) {
      double off = length(p) - s;
      p -= off / speed(p);
      if (Math.abs(off) < NEAR) {
        break;
      }
    }
    return at(p);
  }

  private double length(double p) {
    int parts = (int) Math.min(MOST_PARTS, 1 + Math.ceil(Math.abs(p) / PART));
    return GaussQuadrature.of(this::speed, p, parts);
  }

  private double speed(double p) {
    return StrictMath.hypot(slope(u, p), slope(v, p));
  }

  static double cubic(double[] c, double p) {
    return c[0] + p * (c[1] + p * (c[2] + p * c[3]));
  }

  private static double slope(double[] c, double p) {
    return c[1] + p * (2 * c[2] + p * 3 * c[3]);
  }
}
