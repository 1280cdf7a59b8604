package org.trackwalk.drive.confirm;

import java.util.List;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.effect.BoxApproach;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.model.profile.Chassis;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.profile.Wheel;

/**
 * The body that is towed over the level.
 *
 * @param label as reports name it
 * @param kind of its shape
 * @param round whether it is a sphere
 * @param half half its width, height and length, metres
 * @param labels as effects name what of it is on the ground
 * @param car its wheels; null for what slides
 * @param vehicle that it is; null for what slides
 */
public record Probe(
    String label,
    ShapeKind kind,
    boolean round,
    double[] half,
    List<String> labels,
    EngineCar car,
    Vehicle vehicle) {

  /** What is round stands on one point, and is at rest there. */
  private static final int RUN_UP = 3;

  /** What slides. */
  public Probe(String label, ShapeKind kind, boolean round, double[] half) {
    this(label, kind, round, half, List.of(label), null, null);
  }

  /** A vehicle on wheels; null where it has no box that they carry. */
  public static Probe of(Vehicle vehicle) {
    VehicleShape body = null;
    for (VehicleShape shape : vehicle.shapes()) {
      body = shape.shape() instanceof Box ? shape : body;
    }
    Chassis chassis = vehicle.chassis();
    if (!vehicle.onWheels() || body == null || chassis == null) {
      return null;
    }
    Box box = (Box) body.shape();
    Wheel wheel = vehicle.wheel();
    double front = chassis.wheelbase() * (1 - chassis.front());
    EngineCar car =
        new EngineCar(
            wheel.model().id(),
            chassis.mass(),
            wheel.radius(),
            wheel.width(),
            front,
            chassis.wheelbase() - front,
            chassis.track() / 2,
            wheel.radius() - vehicle.clearance().value() - box.hy(),
            wheel.ride(),
            wheel.damping(),
            wheel.travel());
    return new Probe(
        vehicle.id() + ", wheels as " + wheel.model().id(),
        body.kind(),
        false,
        new double[] {box.hx(), box.hy(), box.hz()},
        List.of(wheel.label(), body.chassisLabel()),
        car,
        vehicle);
  }

  /** A vehicle's shape, or null where no engine here has one like it. */
  public static Probe of(VehicleShape of) {
    ConvexShape shape = of.shape();
    if (shape instanceof Sphere s) {
      double r = s.radius();
      return new Probe(of.label(), of.kind(), true, new double[] {r, r, r});
    }
    if (shape instanceof Box b) {
      return new Probe(of.label(), of.kind(), false, new double[] {b.hx(), b.hy(), b.hz()});
    }
    return null;
  }

  /** How fast a vehicle gains speed at most, m/s²: as hard as its tyres hold it in a bend. */
  double gains() {
    return vehicle.grip().value() * SpeedLimits.GRAVITY;
  }

  /** How far ahead of its centre it meets an edge in the road at most, metres. */
  double front() {
    return round ? 0 : half[2];
  }

  /** Steps in which it settles before it meets what is foretold. */
  int runUp() {
    return round ? RUN_UP : BoxApproach.SETTLING;
  }

  /** Height of its centre over level ground, metres. */
  double rise() {
    return car == null ? half[1] : car.radius() - car.hub();
  }
}
