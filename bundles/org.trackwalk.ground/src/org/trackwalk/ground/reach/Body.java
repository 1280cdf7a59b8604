package org.trackwalk.ground.reach;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.profile.Wheel;

/**
 * What drives, by its sizes: all that decides whether something is a wall, a hole or a way past.
 * What a vehicle's file does not say is that of a medium car.
 *
 * @param wheelRadius metres
 * @param length from bumper to bumper, metres
 * @param width from side to side, metres
 * @param height of its top over the ground, metres
 * @param clearance of its floor over the ground, metres; 0 for one that slides
 */
public record Body(
    double wheelRadius, double length, double width, double height, double clearance) {

  /** A medium car: outline 4.5 x 1.8 m, wheels of 0.6 m, 1.2 m high as sports cars are. */
  public static final Body CAR = new Body(Wheel.CAR_RADIUS, 4.5, 1.8, 1.2, 0.1);

  /** What a small car covers, square metres. */
  public static final double FOOTPRINT = 6;

  /** Part of the length between its axles: 2.9 m of 4.5 m. */
  public static final double WHEELBASE = 0.64;

  /**
   * Deepest fall after which it goes on, metres: more is out of the level. A car that falls so far
   * arrives at 24 m/s, as against a wall.
   */
  public static final double FALL = 30;

  /**
   * A gate that is wide enough to pass is found whatever its direction: it takes two reaches and a
   * cell, and half as much again of a cell where it is askew.
   */
  private static final double SIDES = 3.5;

  /** Room that a driver wants beside the body, metres, both sides together. */
  private static final double ROOM = 0.5;

  /** That of a vehicle. */
  public static Body of(Vehicle vehicle) {
    double length = 0;
    double width = 0;
    for (VehicleShape shape : vehicle.shapes()) {
      if (shape.shape() instanceof Box box) {
        length = Math.max(length, 2 * box.hz());
        width = Math.max(width, 2 * box.hx());
      }
    }
    return new Body(
        vehicle.wheel() == null ? CAR.wheelRadius : vehicle.wheel().radius(),
        length > 0 ? length : CAR.length,
        width > 0 ? width : CAR.width,
        vehicle.height() == null ? CAR.height : vehicle.height().value(),
        vehicle.clearance().value());
  }

  /** Distance of its axles, metres. */
  public double wheelbase() {
    return WHEELBASE * length;
  }

  /**
   * Height of its hubs, metres: over a lower edge a wheel rolls, whatever that does to the car;
   * against a higher one it stands.
   */
  public double hub() {
    return wheelRadius;
  }

  /** How much the ground may rise from one place to the next, so far apart, metres: 45 degrees. */
  public double climb(double pace) {
    return pace;
  }

  /**
   * Height from which an edge holds a wheel back more than it lifts it, metres: the wheel meets it
   * at 45 degrees. Lower ones are steps that it rolls down and up.
   */
  public double edge() {
    return wheelRadius * (1 - StrictMath.sqrt(0.5));
  }

  /** Width of a gap that a wheel spans without falling in, metres: what it rolls over by half. */
  public double span() {
    return 2 * wheelRadius;
  }

  /** Width that it needs to get past something, metres. */
  public double passage() {
    return width + ROOM;
  }

  /** How far to its sides a {@link Roll} of it looks, and a side of the cells, metres. */
  public double side() {
    return passage() / SIDES;
  }
}
