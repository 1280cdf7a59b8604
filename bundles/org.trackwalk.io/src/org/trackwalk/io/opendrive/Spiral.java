package org.trackwalk.io.opendrive;

/**
 * A clothoid: its curvature changes evenly along it. With no change it is an arc, or straight. It
 * is walked along: each place is reached from the one that was asked for before.
 */
final class Spiral implements RoadCurve {

  /** Radians that it turns in one part of the integral: five points are exact to 1e-12 there. */
  private static final double TURN = 0.5;

  /** No road turns so many radians in one curve: that is a hundred times around. */
  static final double MOST_TURNED = 200 * Math.PI;

  private final double curvature;
  private final double change;

  /** The place before: metres along it, ahead and to the left. */
  private double walked;

  private double ahead;
  private double left;

  /**
   * A spiral.
   *
   * @param curvature where it begins, 1/m
   * @param change of the curvature in a metre, 1/m²
   */
  Spiral(double curvature, double change) {
    this.curvature = curvature;
    this.change = change;
  }

  /** Radians that it turns at most over so many metres, to and fro. */
  double turned(double metres) {
    return Math.max(Math.abs(curvature), Math.abs(curvature + change * metres)) * metres;
  }

  /** Where it is after some metres: the integral of the direction. */
  @Override
  public double[] at(double s) {
    if (change == 0 && curvature != 0) {
      double turned = curvature * s;
      return new double[] {
        StrictMath.sin(turned) / curvature,
        // 1 - cos, without losing what is nearly straight.
        2 * StrictMath.pow(StrictMath.sin(turned / 2), 2) / curvature
      };
    }
    if (s < walked) {
      walked = 0;
      ahead = 0;
      left = 0;
    }
    double most =
        Math.max(Math.abs(curvature + change * walked), Math.abs(curvature + change * s))
            * (s - walked);
    int parts = (int) Math.min(2 * MOST_TURNED / TURN, 1 + Math.ceil(most / TURN));
    ahead +=
        GaussQuadrature.of(t -> StrictMath.cos(t * (curvature + change * t / 2)), walked, s, parts);
    left +=
        GaussQuadrature.of(t -> StrictMath.sin(t * (curvature + change * t / 2)), walked, s, parts);
    walked = s;
    return new double[] {ahead, left};
  }
}
