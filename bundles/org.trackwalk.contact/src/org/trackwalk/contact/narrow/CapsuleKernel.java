package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A capsule against triangles: the distance of its segment, or the shortest way that takes the
 * segment off the triangle. A capsule that lies along a face touches it in two points, the ends of
 * what lies over the triangle.
 */
final class CapsuleKernel implements TriangleKernel {

  private final double radius;
  private final double halfHeight;
  private final TriangleFrame frame = new TriangleFrame();
  private final SegmentTriangle segment = new SegmentTriangle();
  private final ClippedPatch patch = new ClippedPatch();
  private final double[] end = new double[3];
  private Pose at;

  CapsuleKernel(Capsule capsule) {
    radius = capsule.radius();
    halfHeight = capsule.halfHeight();
  }

  @Override
  public void place(Pose pose) {
    at = pose;
    frame.place(pose.x(), pose.y(), pose.z());
    pose.directionToLevel(0, halfHeight, 0, end);
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
    double slope = frame.nx * end[0] + frame.ny * end[1] + frame.nz * end[2];
    double lowest = frame.height(0, 0, 0) - Math.abs(slope);
    out.separation = lowest - radius;
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    segment.measure(frame, p, a, b, c, at.x(), at.y(), at.z(), end);
    double asFace = frame.asFace(segment.dx, segment.dy, segment.dz, segment.distance, lowest);
    boolean face = !Double.isNaN(asFace);
    out.separation = (face ? asFace : segment.distance) - radius;
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    face |= segment.feature == ClosestPoint.FACE;
    out.feature = face ? ClosestPoint.FACE : segment.feature;
    out.nx = face ? frame.nx : segment.dx + 0.0;
    out.ny = face ? frame.ny : segment.dy + 0.0;
    out.nz = face ? frame.nz : segment.dz + 0.0;
    frame.witness(segment.px, segment.py, segment.pz, out);
    return out.feature;
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
      patch.clear();
      patch.add(-end[0], -end[1], -end[2]);
      patch.add(end[0], end[1], end[2]);
      if (patch.write(frame, radius, contactDistance, at.x(), at.y(), at.z(), 0, out) > 0) {
        return;
      }
    }
    OppositePoint.write(measured, out);
  }
}
