package org.trackwalk.drive.trial;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.drive.ride.QuarterCar;
import org.trackwalk.model.profile.Chassis;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.profile.Wheel;

/**
 * A chassis on four wheels with springs and dampers, each wheel on a tyre: seven ways to move where
 * its horizontal velocity is held, heave, pitch, roll and a stroke of each wheel. Spring, damper,
 * tyre and wheel of a corner are those of the {@link QuarterCar} times what rests on that corner,
 * so that heave and pitch do not stir each other.
 *
 * @param chassis a box, its z along the way
 * @param wheel how the four feel the ground
 * @param quarter spring, damper, tyre and wheel by the mass on a corner
 * @param carried mass that the springs carry, kilogrammes
 * @param front distance of the front axle before the centre of mass, metres
 * @param rear distance of the rear axle behind it, metres
 * @param side distance of a wheel's middle beside it, metres
 * @param clearance of the chassis over the ground at rest, metres
 */
public record SprungCar(
    Box chassis,
    Wheel wheel,
    QuarterCar quarter,
    double carried,
    double front,
    double rear,
    double side,
    double clearance) {

  /** Front left, front right, rear left, rear right. */
  public static final int WHEELS = 4;

  /** Once its travel is used up a spring is so much stiffer: rubber on steel, chosen. */
  public static final double STOP = 10;

  /** The fastest swing turns by so much in a part of a step, radians: errors of 4e-4 of it. */
  private static final double TURN = 0.1;

  private static final String[] NAMES = {"front left", "front right", "rear left", "rear right"};

  private static final String[] SHORT = {"fl", "fr", "rl", "rr"};

  /**
   * The car that a vehicle is.
   *
   * @throws IllegalArgumentException with a line for the user when it has no wheels that feel the
   *     ground, or nothing that they carry
   */
  public static SprungCar of(Vehicle vehicle) {
    if (!vehicle.onWheels()) {
      throw new IllegalArgumentException(
          "the vehicle " + vehicle.id() + " slides: it has no wheels on springs");
    }
    Box box = null;
    for (VehicleShape shape : vehicle.shapes()) {
      box = shape.shape() instanceof Box b ? b : box;
    }
    Chassis chassis = vehicle.chassis();
    if (box == null || chassis == null) {
      throw new IllegalArgumentException(
          "the vehicle " + vehicle.id() + " has no box that its wheels carry");
    }
    return new SprungCar(
        box,
        vehicle.wheel(),
        QuarterCar.of(vehicle.wheel()),
        chassis.mass(),
        chassis.wheelbase() * (1 - chassis.front()),
        chassis.wheelbase() * chassis.front(),
        chassis.track() / 2,
        vehicle.clearance().value());
  }

  /** Of a wheel, for reports: {@code front left}. */
  public static String name(int number) {
    return NAMES[number];
  }

  /** Of a wheel, for tables: {@code fl}. */
  public static String id(int number) {
    return SHORT[number];
  }

  /** Mass that rests on a corner's spring, kilogrammes. */
  public double corner(int number) {
    return carried * (number < 2 ? rear : front) / (front + rear) / 2;
  }

  /** What a wheel carries at rest on level ground, newtons, itself included. */
  public double atRest(int number, double gravity) {
    return corner(number) * (1 + quarter.wheel()) * gravity;
  }

  /** How far a tyre is pressed in at rest, metres. */
  double pressed(double gravity) {
    return (1 + quarter.wheel()) * gravity / quarter.tyre();
  }

  /** Where a hub is at rest, in the chassis' own coordinates: metres to the left, up, ahead. */
  double[] hub(int number, double gravity) {
    return new double[] {
      number % 2 == 0 ? side : -side,
      wheel.radius() - pressed(gravity) - clearance - chassis.hy(),
      number < 2 ? front : -rear
    };
  }

  /** Density of the chassis, kg/m³. */
  double density() {
    return carried / (8 * chassis.hx() * chassis.hy() * chassis.hz());
  }

  /** Into how many parts a step is divided. */
  int parts(double step) {
    double stiffest = Math.sqrt((quarter.tyre() + (1 + STOP) * quarter.spring()) / quarter.wheel());
    return (int) Math.ceil(step * stiffest / TURN);
  }
}
