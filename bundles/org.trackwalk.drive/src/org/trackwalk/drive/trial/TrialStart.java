package org.trackwalk.drive.trial;

import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.ground.geometry.Vec;

/**
 * A body that stands on the ground, its own y along the ground's normal and its own z along its
 * way, and drives off.
 *
 * @param ground on which it stands
 * @param along level x and z of the way, any length but zero
 * @param drop metres that it begins over the ground
 * @param speed along the ground, m/s
 * @param rolls whether spheres and wheels begin to roll; else they slide
 * @param density kg/m³, above zero
 */
public record TrialStart(
    GroundBelow ground, double[] along, double drop, double speed, boolean rolls, double density)
    implements BodyStart {

  /** Even density: the motion of one body over ground does not hang on it, kg/m³. */
  public static final double DENSITY = 500;

  /** Of the usual density. */
  public TrialStart(GroundBelow ground, double[] along, double drop, double speed, boolean rolls) {
    this(ground, along, drop, speed, rolls, DENSITY);
  }

  /** The chassis of a car whose wheels stand on the ground. */
  TrialStart carrying(SprungCar car) {
    double over = drop + car.clearance();
    return new TrialStart(ground, along, over, speed, false, car.density());
  }

  @Override
  public RigidBody place(Shape shape) {
    double[] up = ground.normal();
    double rise = (along[0] * up[0] + along[1] * up[2]) / up[1];
    double[] forward = {along[0], -rise, along[1]};
    Vec.normalize(forward);
    double[] left = Vec.cross(up, forward);
    double over = drop - lowest(shape);
    double[] turn = quaternion(left, up, forward);
    RigidBody body =
        new RigidBody(
            MassProperties.of(shape, density),
            ground.point()[0] + over * up[0],
            ground.point()[1] + over * up[1],
            ground.point()[2] + over * up[2],
            turn[0],
            turn[1],
            turn[2],
            turn[3]);
    body.velocity(speed * forward[0], speed * forward[1], speed * forward[2]);
    double radius = radius(shape);
    if (rolls && radius > 0) {
      double rate = speed / radius;
      body.spin(rate * left[0], rate * left[1], rate * left[2]);
    }
    return body;
  }

  /** The lowest point of a shape that is not turned, metres. */
  private static double lowest(Shape shape) {
    double[] low = new double[3];
    if (shape instanceof ConvexShape convex) {
      convex.support(0, -1, 0, low);
      return low[1] - convex.margin();
    }
    double lowest = Double.POSITIVE_INFINITY;
    for (Compound.Part part : ((Compound) shape).parts()) {
      part.pose().directionToOwn(0, -1, 0, low);
      part.shape().support(low[0], low[1], low[2], low);
      part.pose().toLevel(low[0], low[1], low[2], low);
      lowest = Math.min(lowest, low[1] - part.shape().margin());
    }
    return lowest;
  }

  /** Of what rolls along its own z; 0 for what slides. */
  private static double radius(Shape shape) {
    if (shape instanceof Sphere sphere) {
      return sphere.radius();
    }
    return shape instanceof Cylinder wheel ? wheel.radius() : 0;
  }

  /** The rotation whose columns are three unit vectors at right angles. */
  private static double[] quaternion(double[] a, double[] b, double[] c) {
    double trace = a[0] + b[1] + c[2];
    if (trace > 0) {
      return new double[] {b[2] - c[1], c[0] - a[2], a[1] - b[0], 1 + trace};
    }
    if (a[0] >= b[1] && a[0] >= c[2]) {
      return new double[] {1 + a[0] - b[1] - c[2], a[1] + b[0], c[0] + a[2], b[2] - c[1]};
    }
    if (b[1] >= c[2]) {
      return new double[] {a[1] + b[0], 1 - a[0] + b[1] - c[2], b[2] + c[1], c[0] - a[2]};
    }
    return new double[] {c[0] + a[2], b[2] + c[1], 1 - a[0] - b[1] + c[2], a[1] - b[0]};
  }
}
