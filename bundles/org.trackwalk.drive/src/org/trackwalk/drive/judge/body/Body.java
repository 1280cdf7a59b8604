package org.trackwalk.drive.judge.body;

import org.joml.Matrix3d;
import org.joml.Quaterniond;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleShape;

/**
 * A shape of a vehicle that touches the ground (docs/ranking.md).
 *
 * @param name for reports, for instance {@code sphere r 0.35}
 * @param shape its z axis points along the way, its y axis up; a wheel's axle is x
 * @param height of its centre over the ground, metres
 * @param ahead how far its foremost point on the ground lies before its centre, metres: 0 for round
 *     shapes
 * @param rolls whether it turns as it moves, without slipping; only spheres do
 */
public record Body(String name, ConvexShape shape, double height, double ahead, boolean rolls) {

  /** A vehicle's shape that slides. */
  public static Body of(VehicleShape part) {
    double[] corner = new double[3];
    part.shape().support(0, -1, 0, corner);
    double height = -corner[1] + part.shape().margin();
    double ahead = part.shape() instanceof Box box ? box.hz() : 0;
    return new Body(part.label(), part.shape(), height, ahead, false);
  }

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

  /** The same shape, rolling; itself when it cannot. */
  public Body rolling() {
    return shape instanceof Sphere ? new Body(name, shape, height, ahead, true) : this;
  }

  /** Which of an engine's ways is used for it. */
  public ShapeKind kind() {
    return ShapeKind.of(shape);
  }

  /** How far from a place triangles can be met while it crosses, metres, at most. */
  public double reach() {
    // A box reaches a length to either side; its half diagonal covers width and height.
    return (isLong() ? shape.boundingRadius() : 2 * shape.boundingRadius()) + ahead;
  }

  /**
   * The same box by box: how far along the way, to its sides and up.
   *
   * @param margin metres around the shape in which it has contacts
   */
  public double[] extent(Crossing way, double margin) {
    if (shape instanceof Box box) {
      double across = 2 * (way.isLengthwise() ? box.hx() : box.hz());
      double beside = way.isLengthwise() ? box.hz() : box.hx();
      return new double[] {across + margin, beside + margin, 2 * box.hy() + margin};
    }
    double far = reach() + margin;
    return new double[] {far, far, far};
  }

  /** Whether it needs flat ground to lie on. */
  public boolean isLong() {
    return shape instanceof Box;
  }

  /** How far its foremost point on the ground lies before its centre over the way, metres. */
  public double ahead(Crossing way) {
    return way.isLengthwise() && shape instanceof Box box ? box.hx() : ahead;
  }

  /** Its inertia when it stands on a crossing; round shapes that slide do not turn. */
  public Inertia inertia(Crossing way) {
    if (shape instanceof Box box) {
      return Inertia.box(new double[] {box.hx(), box.hy(), box.hz()}, axes(way));
    }
    return rolls && shape instanceof Sphere sphere ? Inertia.sphere(sphere.radius()) : Inertia.NONE;
  }

  /** The body with its centre at a point of level coordinates, turned into the way. */
  public Probe at(double[] centre, Crossing way) {
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

  /** To the left, up, along the way; lengthwise, along the edge. */
  private static double[][] axes(Crossing way) {
    if (way.isLengthwise()) {
      double[] edge = Vec.cross(way.up(), way.along());
      return new double[][] {Vec.cross(way.up(), edge), way.up(), edge};
    }
    return new double[][] {Vec.cross(way.up(), way.along()), way.up(), way.along()};
  }
}
