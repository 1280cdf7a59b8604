package org.trackwalk.check.run;

import org.trackwalk.drive.trial.SprungCar;

/**
 * How a drive is to go, wherever it begins.
 *
 * @param reverse whether against the road's direction
 * @param length metres that will be driven at most
 * @param speed m/s, all along; NaN for that of the vehicle, place by place
 * @param towed whether it is led along its lane; what is let go has one speed all along
 * @param side how far beside its middle it touches the ground, metres: the wheels of a car; 0 for
 *     what touches it in the middle
 */
public record DriveWay(boolean reverse, double length, double speed, boolean towed, double side) {

  /**
   * Of a body or a car.
   *
   * @param car null for a body without wheels
   */
  public static DriveWay of(
      boolean reverse, double length, double speed, boolean towed, SprungCar car) {
    return new DriveWay(reverse, length, speed, towed, car == null ? 0 : car.side());
  }

  /** Whether it keeps one speed all along. */
  boolean steady() {
    return !Double.isNaN(speed);
  }

  /** The speed that was asked for, else that of the place. */
  double speed(double own) {
    return steady() ? speed : own;
  }
}
