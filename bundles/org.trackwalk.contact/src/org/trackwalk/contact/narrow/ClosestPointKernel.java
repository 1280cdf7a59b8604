package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** A sphere against triangles: its centre's closest point. */
final class ClosestPointKernel implements TriangleKernel {

  private final double radius;
  private final TriangleFrame frame = new TriangleFrame();
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];
  private Pose at;

  ClosestPointKernel(Sphere sphere) {
    radius = sphere.radius();
  }

  @Override
  public void place(Pose pose) {
    at = pose;
    frame.place(pose.x(), pose.y(), pose.z());
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
    int feature = ClosestPoint.onTriangle(p, a, b, c, at.x(), at.y(), at.z(), closest);
    double distance = Math.sqrt(closest[6]);
    out.separation = distance - radius;
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    boolean face = feature == ClosestPoint.FACE || distance == 0;
    out.feature = feature;
    out.nx = face ? frame.nx : closest[3] / distance + 0.0;
    out.ny = face ? frame.ny : closest[4] / distance + 0.0;
    out.nz = face ? frame.nz : closest[5] / distance + 0.0;
    out.px = closest[0];
    out.py = closest[1];
    out.pz = closest[2];
    out.behind = frame.behind;
    return feature;
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
    out.add(
        at.x() - radius * measured.nx,
        at.y() - radius * measured.ny,
        at.z() - radius * measured.nz,
        measured.separation,
        0);
  }
}
