package org.trackwalk.contact.narrow;

import org.trackwalk.contact.gjk.Gjk;
import org.trackwalk.contact.gjk.PlacedShape;
import org.trackwalk.contact.gjk.TriangleCore;
import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A cylinder against triangles: GJK while its core is apart from the triangle, the shortest of the
 * ways out once they overlap ({@link CylinderWayOut}).
 */
final class WheelKernel implements TriangleKernel {

  /**
   * Part of the pair's size below which the vector between closest points has too few sure digits
   * for an axis; then the ways out, which are planes, name it.
   */
  private static final double NO_DIRECTION = 1e-8;

  private final Cylinder shape;
  private final FacingSide side;
  private final TriangleFrame frame = new TriangleFrame();
  private final PlacedShape core = new PlacedShape();
  private final TriangleCore triangle = new TriangleCore();
  private final Gjk gjk = new Gjk();
  private final CylinderAndEdge edges = new CylinderAndEdge();
  private final CylinderWayOut wayOut = new CylinderWayOut();
  private final ClippedPatch patch = new ClippedPatch();
  private final double[] lowest = new double[3];
  private final double[] shares = new double[3];
  private final double[] axle = new double[3];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];
  private Pose at;

  /** The best axis of the core: unit vector from the triangle, and the separation along it. */
  private double dx;

  private double dy;
  private double dz;
  private double separation;

  WheelKernel(Cylinder shape) {
    this.shape = shape;
    this.side = new FacingSide(shape);
  }

  @Override
  public void place(Pose pose) {
    at = pose;
    frame.place(pose.x(), pose.y(), pose.z());
    core.place(shape, pose, pose.x(), pose.y(), pose.z());
    pose.directionToLevel(1, 0, 0, axle);
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
    if (!frame.set(p, a, b, c, twoSided)) {
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
      overlapping(p, a, b, c, out);
      separation = apart ? gjk.distance() : separation;
    }
    double asFace = frame.asFace(dx, dy, dz, separation, planeDistance);
    boolean face = !Double.isNaN(asFace);
    out.separation = (face ? asFace : separation) - shape.margin();
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    if (face || out.feature == ClosestPoint.FACE) {
      out.feature = ClosestPoint.FACE;
      dx = frame.nx;
      dy = frame.ny;
      dz = frame.nz;
    }
    out.nx = dx + 0.0;
    out.ny = dy + 0.0;
    out.nz = dz + 0.0;
    frame.witness(out.px, out.py, out.pz, out);
    return out.feature;
  }

  /** What GJK found; of edges and corners to the last digits. */
  private void apart(double planeDistance, TriangleMeasure out) {
    separation = gjk.distance();
    dx = gjk.between(0) / separation;
    dy = gjk.between(1) / separation;
    dz = gjk.between(2) / separation;
    shares[0] = 0;
    shares[1] = 0;
    shares[2] = 0;
    for (int i = 0; i < gjk.count(); i++) {
      shares[gjk.cornerB(i)] += gjk.weight(i);
    }
    out.feature = TriangleFrame.feature(shares[0], shares[1], shares[2]);
    out.px = gjk.pointB(0);
    out.py = gjk.pointB(1);
    out.pz = gjk.pointB(2);
    if (planeDistance >= separation - TriangleAxes.NORMAL_BIAS) {
      return;
    }
    edges.begin(
        frame.p,
        axle[0],
        axle[1],
        axle[2],
        shape.radius() - shape.margin(),
        shape.halfWidth() - shape.margin());
    int k = ClosestPoint.indexOf(out.feature);
    edges.measure(k);
    if (ClosestPoint.isVertex(out.feature)) {
      edges.measure(k == 0 ? 2 : k - 1);
    }
    if (edges.distance <= separation * (1 + NO_DIRECTION)) {
      separation = edges.distance;
      dx = edges.dx;
      dy = edges.dy;
      dz = edges.dz;
      out.feature = edges.feature;
      out.px = edges.px;
      out.py = edges.py;
      out.pz = edges.pz;
    }
  }

  private void overlapping(float[] p, int a, int b, int c, TriangleMeasure out) {
    wayOut.measure(
        frame,
        axle[0],
        axle[1],
        axle[2],
        shape.radius() - shape.margin(),
        shape.halfWidth() - shape.margin());
    separation = -wayOut.depth;
    dx = wayOut.dx;
    dy = wayOut.dy;
    dz = wayOut.dz;
    out.feature = wayOut.feature;
    if (out.feature == ClosestPoint.FACE) {
      ClosestPoint.onTriangle(
          p, a, b, c, at.x() + wayOut.qx, at.y() + wayOut.qy, at.z() + wayOut.qz, closest);
      out.px = closest[0] - at.x();
      out.py = closest[1] - at.y();
      out.pz = closest[2] - at.z();
    } else {
      out.px = wayOut.px;
      out.py = wayOut.py;
      out.pz = wayOut.pz;
    }
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
      frame.set(p, a, b, c, true);
      side.towards(at, -frame.nx, -frame.ny, -frame.nz, patch);
      if (patch.write(frame, shape.margin(), contactDistance, at.x(), at.y(), at.z(), 0, out) > 0) {
        return;
      }
    }
    OppositePoint.write(measured, out);
  }
}
