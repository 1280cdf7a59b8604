package org.trackwalk.drive.effect;

import org.joml.Quaterniond;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Inertia;
import org.trackwalk.drive.judge.body.VelocityChange;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vertices;

/**
 * One step of a shape that slides over a model road: the contacts that a profile makes where it
 * stands, and what they leave of its velocity. No solver of an engine is run; the least impulses
 * that keep all contacts apart are taken (E. Catto, sequential impulses), without friction, spin of
 * a sphere, restitution and slop. A box is free to turn.
 */
public final class SeamStep {

  /** A box's own z axis points along the way, which is x here: a quarter turn about y. */
  private static final Quaterniond ALONG_X = new Quaterniond().rotationY(StrictMath.PI / 2);

  private final ContactQuery query;
  private final ContactMethod method;
  private final IdentityPolicy identity;
  private final double margin;
  private final double step;
  private final ConvexShape shape;
  private final double height;
  private final Inertia inertia;
  private final ContactBuffer contacts = new ContactBuffer();
  private final VelocityChange change = new VelocityChange();
  private final double[] centre = new double[3];
  private final double[] start = new double[6];

  private SeamStep(SeamModel model, Profile profile, Bodies bodies, ConvexShape shape) {
    ShapeKind kind = ShapeKind.of(shape);
    this.query = new ContactQuery(ModelRoad.of(seen(model, profile)));
    this.method = profile.rule(kind).method();
    this.identity = profile.identity(bodies);
    this.margin = profile.margin(kind);
    this.step = profile.step();
    this.shape = shape;
    if (shape instanceof Sphere s) {
      this.height = s.radius() - profile.sunk(kind);
      this.inertia = Inertia.NONE;
    } else if (shape instanceof Box b) {
      this.height = b.hy();
      this.inertia =
          Inertia.box(
              new double[] {b.hx(), b.hy(), b.hz()},
              new double[][] {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}});
    } else {
      throw new IllegalArgumentException("no model slides a " + shape.kind());
    }
  }

  /** An engine that compares numbers does not see the sign of a zero. */
  private static SeamModel seen(SeamModel model, Profile profile) {
    boolean one = profile.vertices().same() == Vertices.NUMBER;
    return one && model.fault() == SeamModel.Fault.SIGNED_ZERO
        ? new SeamModel(SeamModel.Fault.STORED_TWICE, 0, model.together())
        : model;
  }

  /**
   * A shape on a model road.
   *
   * @param shape a sphere, or a box whose z axis points along the way
   * @throws IllegalArgumentException for another shape
   */
  public static SeamStep of(SeamModel model, Profile profile, Bodies bodies, ConvexShape shape) {
    return new SeamStep(model, profile, bodies, shape);
  }

  /**
   * Takes a step towards the seam; read it with {@link #up} and {@link #forward}.
   *
   * @param x of the centre, metres; the seam is at 0 and the road behind it at negative x
   * @param z of the centre, metres, 0 to 4
   * @param speed m/s
   */
  public void take(double x, double z, double speed) {
    take(x, z, speed, 0);
  }

  /**
   * Takes a step along the seam; read it with {@link #up} and {@link #side}.
   *
   * @param x of the centre, metres; the seam is at 0
   * @param z of the centre, metres, 0 to 4
   * @param speed m/s
   */
  public void takeAlong(double x, double z, double speed) {
    take(x, z, 0, speed);
  }

  private void take(double x, double z, double speed, double along) {
    centre[0] = x;
    centre[1] = height;
    centre[2] = z;
    start[0] = speed;
    start[1] = -SolverSettings.GRAVITY * step;
    start[2] = along;
    Pose pose =
        shape instanceof Box
            ? Pose.of(x, height, z, ALONG_X.x, ALONG_X.y, ALONG_X.z, ALONG_X.w)
            : Pose.at(x, height, z);
    query.contacts(new Probe(shape, pose), margin, method, identity, PointLimit.FOUR, contacts);
    change.solve(contacts, centre, start, inertia, step);
  }

  /** How far the normal of a contact leans at most, degrees; 0 without contacts. */
  public double tilt() {
    double least = 1;
    for (int i = 0; i < contacts.size(); i++) {
      least = Math.min(least, contacts.normal(i, 1));
    }
    return StrictMath.toDegrees(StrictMath.acos(least));
  }

  /** Upward speed after the step, m/s. */
  public double up() {
    return change.after(1);
  }

  /** Speed along the way after the step, m/s. */
  public double forward() {
    return change.after(0);
  }

  /** Speed across the way after the step, m/s. */
  public double side() {
    return change.after(2);
  }
}
