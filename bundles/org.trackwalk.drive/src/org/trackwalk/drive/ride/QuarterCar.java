package org.trackwalk.drive.ride;

import org.trackwalk.model.profile.Wheel;

/**
 * A quarter of a car: a body on a spring and damper over a wheel on a tyre, all by the body's mass.
 *
 * @param tyre stiffness of the tyre over the body's mass, 1/s²
 * @param spring stiffness of the spring over the body's mass, 1/s²
 * @param damper over the body's mass, 1/s
 * @param wheel mass of the wheel over the body's
 */
public record QuarterCar(double tyre, double spring, double damper, double wheel) {

  /**
   * The reference car of the International Roughness Index (M. W. Sayers, T. D. Gillespie, W. D. O.
   * Paterson, Guidelines for Conducting and Calibrating Road Roughness Measurements, World Bank
   * Technical Paper 46, 1986; ASTM E1926).
   */
  public static final QuarterCar GOLDEN = new QuarterCar(653, 63.3, 6, 0.15);

  /** Its speed, m/s: 80 km/h. */
  public static final double GOLDEN_SPEED = 80 / 3.6;

  /**
   * The quarter of a vehicle: its spring and damper follow from how its body rides; its tyre is as
   * much stiffer than the spring as the reference car's, and its wheel as heavy.
   */
  public static QuarterCar of(Wheel wheel) {
    double omega = 2 * StrictMath.PI * wheel.ride();
    double spring = omega * omega;
    return new QuarterCar(
        GOLDEN.tyre / GOLDEN.spring * spring, spring, 2 * wheel.damping() * omega, GOLDEN.wheel);
  }

  /** Angular frequency of the body on its spring, 1/s. */
  public double omega() {
    return Math.sqrt(spring);
  }

  /** Damping ratio of the body on its spring. */
  public double damping() {
    return damper / (2 * omega());
  }

  /**
   * The filter in the road's slope: states are slope and its change by time of the body, and of the
   * wheel; the input is the slope of the road.
   *
   * @param spacing of the samples, metres
   * @param speed m/s
   */
  LinearFilter slopes(double spacing, double speed) {
    double[] a = {
      0,
      1,
      0,
      0,
      -spring,
      -damper,
      spring,
      damper,
      0,
      0,
      0,
      1,
      spring / wheel,
      damper / wheel,
      -(tyre + spring) / wheel,
      -damper / wheel
    };
    return LinearFilter.of(a, new double[] {0, 0, 0, tyre / wheel}, spacing / speed);
  }

  /**
   * The filter in what gives way: states are how far the body is over the wheel and the wheel over
   * the road, from rest, metres, each before its speed upward, of the body, and of the wheel, m/s;
   * the input is how fast the road rises under the wheel, m/s.
   *
   * @param spacing of the samples, metres
   * @param speed m/s
   */
  public LinearFilter strokes(double spacing, double speed) {
    double[] a = {
      0,
      1,
      0,
      -1,
      -spring,
      -damper,
      0,
      damper,
      0,
      0,
      0,
      1,
      spring / wheel,
      damper / wheel,
      -tyre / wheel,
      -damper / wheel
    };
    return LinearFilter.of(a, new double[] {0, 0, -1, 0}, spacing / speed);
  }

  /**
   * How far the spring gives way at most when the road's slope breaks, or the body lands, metres by
   * m/s of the blow: exp(-d / sqrt(1 - d²) arccos d) / omega, of a body alone on its spring.
   */
  public double strokePerSpeed() {
    double d = damping();
    if (d >= 1) {
      return StrictMath.exp(-1) / omega();
    }
    double root = Math.sqrt(1 - d * d);
    return StrictMath.exp(-d / root * StrictMath.acos(d)) / omega();
  }
}
