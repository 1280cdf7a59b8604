package org.trackwalk.io.opendrive;

/** A clothoid: its curvature changes evenly along it. With no change it is an arc, or straight. */
final class Spiral {

  /** Radians that it turns in one part of the integral: five points are exact to 1e-12 there. */
  private static final double TURN = 0.5;

  /** A curve that turns more often around than any road would cost long. */
  private static final int MOST_PARTS = 10_000;

  private Spiral() {}

  /** Where it is after some metres: the integral of the direction. */
  static double[] at(double curvature, double change, double s) {
    if (change == 0 && curvature != 0) {
      double turned = curvature * s;
      return new double[] {
        StrictMath.sin(turned) / curvature,
        // 1 - cos, without losing what is nearly straight.
        2 * StrictMath.pow(StrictMath.sin(turned / 2), 2) / curvature
      };
    }
    double most = Math.max(Math.abs(curvature), Math.abs(curvature + change * s)) * Math.abs(s);
    int parts = (int) Math.min(MOST_PARTS, 1 + Math.ceil(most / TURN));
    return new double[] {
      GaussQuadrature.of(t -> StrictMath.cos(t * (curvature + change * t / 2)), s, parts),
      GaussQuadrature.of(t -> StrictMath.sin(t * (curvature + change * t / 2)), s, parts)
    };
  }
}
