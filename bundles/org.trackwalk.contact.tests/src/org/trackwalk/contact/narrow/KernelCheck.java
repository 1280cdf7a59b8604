package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** What holds for every answer of a kernel, whatever the shape. */
final class KernelCheck {

  private KernelCheck() {}

  static Pose pose(Random random, double x, double y, double z) {
    return Pose.of(
        x,
        y,
        z,
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian());
  }

  static double[] corner(float[] p, int k) {
    return new double[] {p[3 * k], p[3 * k + 1], p[3 * k + 2]};
  }

  static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  static double[] unit(double x, double y, double z) {
    double n = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / n, y / n, z / n};
  }

  static double[] normal(float[] p) {
    double[] u = minus(corner(p, 1), corner(p, 0));
    double[] v = minus(corner(p, 2), corner(p, 0));
    return unit(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
  }

  /** How far a shape lies above a triangle along a direction; margin included. */
  static double gap(ConvexShape shape, Pose pose, float[] p, double[] n) {
    double[] out = new double[3];
    pose.directionToOwn(-n[0], -n[1], -n[2], out);
    shape.support(out[0], out[1], out[2], out);
    pose.toLevel(out[0], out[1], out[2], out);
    double top = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      top = Math.max(top, dot(n, corner(p, k)));
    }
    return dot(n, out) - top - shape.margin();
  }

  /** By how much a separation of the core may be another one because a face is preferred. */
  static double ofFace(double separation, double tolerance) {
    return 1e-6 + 1.6e-4 * Math.abs(separation) + tolerance;
  }

  /** A kernel found the core's separation, or what that is along the normal of a face. */
  static void separation(
      double core, double margin, TriangleMeasure m, double tolerance, String where) {
    double allowed = m.feature == ClosestPoint.FACE ? ofFace(core, tolerance) : tolerance;
    assertEquals(core, m.separation + margin, allowed, where + ": separation");
  }

  /**
   * The separation is that of the axis, the point lies on the named feature and is the triangle's
   * farthest along the axis, and the axis of a face is the triangle's normal.
   */
  static void check(
      ConvexShape shape, Pose pose, float[] p, TriangleMeasure m, double tolerance, String where) {
    double[] n = {m.nx, m.ny, m.nz};
    double[] at = {m.px, m.py, m.pz};
    double[] faceNormal = normal(p);
    double[] centre = {pose.x(), pose.y(), pose.z()};
    boolean behind = dot(faceNormal, minus(centre, corner(p, 0))) < 0;
    assertEquals(behind, m.behind, where);
    assertEquals(1, dot(n, n), 1e-12, where);
    if (m.feature == ClosestPoint.FACE) {
      // or the height over the closest point, when the best axis is close to the normal
      double lowest = gap(shape, pose, p, n) + shape.margin();
      assertTrue(m.separation + shape.margin() >= lowest - ofFace(lowest, tolerance), where);
    } else {
      assertEquals(m.separation, gap(shape, pose, p, n), tolerance, where + ": along the axis");
    }
    double top = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      top = Math.max(top, dot(n, corner(p, k)));
    }
    assertEquals(top, dot(n, at), tolerance, where + ": the farthest point");
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    ClosestPoint.onTriangle(p, 0, 1, 2, at[0], at[1], at[2], closest);
    assertTrue(closest[6] < tolerance * tolerance, where + ": on the triangle");
    int k = ClosestPoint.indexOf(m.feature);
    if (m.feature == ClosestPoint.FACE) {
      for (int axis = 0; axis < 3; axis++) {
        assertEquals(behind ? -faceNormal[axis] : faceNormal[axis], n[axis], 1e-9, where);
      }
    } else if (ClosestPoint.isVertex(m.feature)) {
      double[] d = minus(at, corner(p, k));
      assertTrue(dot(d, d) < tolerance * tolerance, where + ": at the corner");
    } else {
      ClosestPoint.onSegment(p, k, (k + 1) % 3, at[0], at[1], at[2], closest);
      assertTrue(closest[6] < tolerance * tolerance, where + ": on the edge");
    }
  }

  /** No point lies beyond the probe's lowest along the axis, or is nearer than said. */
  static void checkPoints(
      ConvexShape shape,
      Pose pose,
      float[] p,
      TriangleMeasure m,
      ContactPoints points,
      double contactDistance,
      double tolerance,
      String where) {
    double[] n = {m.nx, m.ny, m.nz};
    assertTrue(points.size() > 0, where);
    double top = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      top = Math.max(top, dot(n, corner(p, k)));
    }
    double gap = gap(shape, pose, p, n);
    double lowest = top + gap;
    boolean face = m.feature == ClosestPoint.FACE;
    double least = face ? gap - ofFace(gap + shape.margin(), 0) : m.separation;
    for (int i = 0; i < points.size(); i++) {
      double[] q = {points.point(i, 0), points.point(i, 1), points.point(i, 2)};
      assertTrue(dot(n, q) >= Math.min(lowest, top + least) - tolerance, where);
      assertTrue(points.separation(i) <= contactDistance, where);
      assertTrue(points.separation(i) >= least - tolerance, where);
      assertEquals(
          points.separation(i),
          dot(n, minus(q, corner(p, 0))),
          m.feature == 0 ? tolerance : 1e9,
          where);
    }
  }
}
