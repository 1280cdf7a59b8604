package org.trackwalk.contact.narrow;

import org.trackwalk.contact.gjk.Epa;
import org.trackwalk.contact.gjk.Gjk;
import org.trackwalk.contact.gjk.PlacedShape;
import org.trackwalk.contact.gjk.TriangleCore;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Any convex shape against triangles, known by its farthest points alone: GJK while its core is
 * apart from the triangle, EPA when they overlap. This is what a cylinder needs; for the other
 * shapes there are faster kernels, which tests hold to this one.
 */
public final class RoundKernel implements TriangleKernel {

  /**
   * Part of the pair's size below which the vector between closest points has too few sure digits
   * for an axis; then EPA, which looks at planes, names it.
   */
  private static final double NO_DIRECTION = 1e-8;

  /** One less the cosine of the angle within which an axis is straight back. */
  private static final double BACK = TriangleFrame.FLAT_ANGLE * TriangleFrame.FLAT_ANGLE / 2;

  private final ConvexShape shape;
  private final FacingSide side;
  private final TriangleFrame frame = new TriangleFrame();
  private final PlacedShape core = new PlacedShape();
  private final TriangleCore triangle = new TriangleCore();
  private final Gjk gjk = new Gjk();
  private final Epa epa = new Epa();
  private final ClippedPatch patch = new ClippedPatch();
  private final double[] lowest = new double[3];
  private final double[] shares = new double[3];
  private Pose at;

  /** A kernel for a shape. */
  public RoundKernel(ConvexShape shape) {
    this.shape = shape;
    this.side = new FacingSide(shape);
  }

  @Override
  public void place(Pose pose) {
    at = pose;
    core.place(shape, pose, pose.x(), pose.y(), pose.z());
  }

  @Override
  public int measure(
      float[] p,
      int a,
      int b,
      int c,
      boolean twoSided,
      double contactDistance,
      TriangleMeasure out) {
    if (!frame.set(p, a, b, c, twoSided, at.x(), at.y(), at.z())) {
      return BEHIND;
    }
    core.support(-frame.nx, -frame.ny, -frame.nz, lowest);
    double planeDistance = frame.height(lowest[0], lowest[1], lowest[2]);
    out.separation = planeDistance - shape.margin();
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    triangle.set(p, a, b, c, at.x(), at.y(), at.z());
    double limit = contactDistance + shape.margin();
    Gjk.Outcome outcome = gjk.measure(core, triangle, frame.nx, frame.ny, frame.nz, limit);
    if (outcome == Gjk.Outcome.BEYOND) {
      out.separation = Math.nextUp(contactDistance);
      return TOO_FAR;
    }
    boolean apart = outcome == Gjk.Outcome.APART;
    if (apart && gjk.distance() > NO_DIRECTION * gjk.size()) {
      apart(planeDistance, out);
    } else {
      overlapping(planeDistance, out);
      if (apart) {
        out.separation = gjk.distance();
      }
    }
    out.separation -= shape.margin();
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    out.px += at.x();
    out.py += at.y();
    out.pz += at.z();
    out.behind = frame.behind;
    return out.feature;
  }

  private void apart(double planeDistance, TriangleMeasure out) {
    double distance = gjk.distance();
    clearShares();
    for (int i = 0; i < gjk.count(); i++) {
      shares[gjk.cornerB(i)] += gjk.weight(i);
    }
    out.separation = distance;
    out.px = gjk.pointB(0);
    out.py = gjk.pointB(1);
    out.pz = gjk.pointB(2);
    double dx = gjk.between(0) / distance;
    double dy = gjk.between(1) / distance;
    double dz = gjk.between(2) / distance;
    axis(frame.isNormal(dx, dy, dz, distance, planeDistance), dx, dy, dz, out);
  }

  private void overlapping(double planeDistance, TriangleMeasure out) {
    epa.measurePreferring(core, triangle, gjk, frame.nx, frame.ny, frame.nz);
    double dx = epa.normal(0);
    double dy = epa.normal(1);
    double dz = epa.normal(2);
    double depth = epa.depth();
    // straight back through the triangle is no way out: the centre is in front
    boolean back = frame.nx * dx + frame.ny * dy + frame.nz * dz <= -1 + BACK;
    boolean face = back || frame.isNormal(dx, dy, dz, -depth, planeDistance);
    clearShares();
    for (int i = 0; i < epa.count(); i++) {
      shares[epa.cornerB(i)] += epa.weight(i);
    }
    out.separation = face ? planeDistance : -depth;
    out.px = epa.pointB(0);
    out.py = epa.pointB(1);
    out.pz = epa.pointB(2);
    axis(face, dx, dy, dz, out);
  }

  private void clearShares() {
    shares[0] = 0;
    shares[1] = 0;
    shares[2] = 0;
  }

  private void axis(boolean face, double dx, double dy, double dz, TriangleMeasure out) {
    out.feature = face ? ClosestPoint.FACE : TriangleFrame.feature(shares[0], shares[1], shares[2]);
    out.nx = face ? frame.nx : dx + 0.0;
    out.ny = face ? frame.ny : dy + 0.0;
    out.nz = face ? frame.nz : dz + 0.0;
  }

  @Override
  public void points(
      float[] p,
      int a,
      int b,
      int c,
      double contactDistance,
      TriangleMeasure measured,
      ContactPoints out) {
    if (measured.feature == ClosestPoint.FACE) {
      frame.set(p, a, b, c, true, at.x(), at.y(), at.z());
      side.towards(at, -frame.nx, -frame.ny, -frame.nz, patch);
      if (patch.write(frame, shape.margin(), contactDistance, at.x(), at.y(), at.z(), 0, out) > 0) {
        return;
      }
    }
    SinglePoint.write(measured, out);
  }
}
