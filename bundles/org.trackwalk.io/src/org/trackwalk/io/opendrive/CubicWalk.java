package org.trackwalk.io.opendrive;

/**
 * Walks along a cubic curve by metres: each place is reached from the one that was asked for
 * before, so that a long curve costs no more for each of its metres than a short one.
 */
final class CubicWalk implements RoadCurve {

  /** Of the parameter in one part of the integral. */
  private static final double PART = 1;

  private static final int MOST_PARTS = 10_000;

  /** Steps of Newton's search, each of which doubles the digits. */
  private static final int STEPS = 20;

  private static final double NEAR = 1e-10;

  private final CubicCurve curve;

  /** The place before: metres along the curve, and its parameter. */
  private double walked;

  private double parameter;

  CubicWalk(CubicCurve curve) {
    this.curve = curve;
  }

  /** Where it is after so many metres along it. */
  @Override
  public double[] at(double s) {
    if (s < walked) {
      walked = 0;
      parameter = 0;
    }
    double p = parameter + s - walked;
    for (int i = 0; i < STEPS; i++) {
      double off = walked + length(p) - s;
      p -= off / curve.speed(p);
      if (!(Math.abs(off) >= NEAR)) {
        break;
      }
    }
    walked = s;
    parameter = p;
    return curve.at(p);
  }

  /** Metres from the place before to a parameter. */
  private double length(double p) {
    int parts = (int) Math.min(MOST_PARTS, 1 + Math.ceil(Math.abs(p - parameter) / PART));
    return GaussQuadrature.of(curve::speed, parameter, p, parts);
  }
}
