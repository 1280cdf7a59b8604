package org.trackwalk.check.judge;

import org.joml.Matrix3d;
import org.joml.Quaterniond;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;

/**
 * A body of a vehicle that touches the ground (RULES 3).
 *
 * @param name for reports, for instance {@code sphere r 0.35}
 * @param shape a sphere, or a box whose own z points along the way and y up
 * @param height of its centre over the ground, metres
 * @param ahead how far its foremost point lies before its centre at the ground, metres: 0 for a
 *     sphere
 * @param rolls whether it turns as it moves, without slipping
 */
public record Body(String name, Shape shape, double height, double ahead, boolean rolls) {

  /** A sphere that slides, or rolls without slipping. */
  public static Body sphere(double radius, boolean rolls) {
    return new Body("sphere r " + radius, new Sphere(radius), radius, 0, rolls);
  }

  /** A box that slides on its bottom; full sizes in metres. */
  public static Body box(double length, double width, double height) {
    return new Body(
        "box " + length + " x " + width + " x " + height,
        new Box(width / 2, height / 2, length / 2),
        height / 2,
        length / 2,
        false);
  }

  /** Its inertia when it stands on a crossing. */
  Inertia inertia(Crossing way) {
    if (shape instanceof Sphere sphere) {
      return rolls ? Inertia.sphere(sphere.radius()) : Inertia.NONE;
    }
    Box box = (Box) shape;
    return Inertia.box(new double[] {box.hx(), box.hy(), box.hz()}, axes(way));
  }

  /** The body with its centre at a point of level coordinates, turned into the way. */
  Probe at(double[] centre, Crossing way) {
    if (shape instanceof Sphere) {
      return new Probe(shape, Pose.at(centre[0], centre[1], centre[2]));
    }
    double[][] a = axes(way);
    Quaterniond turn =
        new Quaterniond()
            .setFromNormalized(
                new Matrix3d(
                    a[0][0], a[0][1], a[0][2], a[1][0], a[1][1], a[1][2], a[2][0], a[2][1],
                    a[2][2]));
    return new Probe(
        shape, Pose.of(centre[0], centre[1], centre[2], turn.x, turn.y, turn.z, turn.w));
  }

  private static double[][] axes(Crossing way) {
    double[] side = Vec.cross(way.up(), way.along());
    return new double[][] {side, way.up(), way.along()};
  }
}
