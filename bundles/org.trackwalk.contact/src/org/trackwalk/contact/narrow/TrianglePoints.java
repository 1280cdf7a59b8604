package org.trackwalk.contact.narrow;

import org.trackwalk.contact.clip.PolygonClip;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** Contact points of a placed polyhedron and a triangle where more than one point touches. */
final class TrianglePoints {

  private final PolygonClip clip = new PolygonClip();
  private final double[] rim = new double[3];

  /** Which corner is lowest: in x, then y, then z. */
  static int lowest(float[] p, int a, int b, int c) {
    int least = below(p, b, a) ? 1 : 0;
    return below(p, c, least == 0 ? a : b) ? 2 : least;
  }

  private static boolean below(float[] p, int i, int j) {
    for (int axis = 0; axis < 3; axis++) {
      if (p[3 * i + axis] != p[3 * j + axis]) {
        return p[3 * i + axis] < p[3 * j + axis];
      }
    }
    return false;
  }

  /**
   * The code of a feature for the triangle as given, told by its code when begun {@code turn} on.
   */
  static int turned(int feature, int turn) {
    if (feature == ClosestPoint.FACE) {
      return feature;
    }
    int base = ClosestPoint.isVertex(feature) ? ClosestPoint.VERTEX : ClosestPoint.EDGE;
    return base + (ClosestPoint.indexOf(feature) + turn) % 3;
  }

  /** Whether a segment and an edge of a triangle are parallel to within a sine. */
  static boolean parallel(double[] segment, double[] t, int from, int to, double sine) {
    double ux = segment[3] - segment[0];
    double uy = segment[4] - segment[1];
    double uz = segment[5] - segment[2];
    double vx = t[to] - t[from];
    double vy = t[to + 1] - t[from + 1];
    double vz = t[to + 2] - t[from + 2];
    double cx = uy * vz - uz * vy;
    double cy = uz * vx - ux * vz;
    double cz = ux * vy - uy * vx;
    double lengths = (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
    return cx * cx + cy * cy + cz * cz <= sine * sine * lengths;
  }

  /**
   * The side that faces the triangle most, clipped to the triangle's sides; of a side that lies
   * beside the triangle, by less than counts for the axis, the rim's point nearest to the witness.
   */
  void overFace(
      PlacedPolyhedron core,
      TriangleFrame frame,
      Pose at,
      double margin,
      double contactDistance,
      TriangleMeasure measured,
      ContactPoints out) {
    Polyhedron loops = core.axes().polyhedron();
    int face = core.faceAlong(-frame.nx, -frame.ny, -frame.nz);
    clip.clear();
    for (int k = 0; k < loops.faceSize(face); k++) {
      int v = loops.faceVertex(face, k);
      clip.add(core.vertex(v, 0), core.vertex(v, 1), core.vertex(v, 2));
    }
    double[] t = frame.p;
    // the frame's normal may be turned against the corners' order
    double sign = frame.behind ? -1 : 1;
    for (int k = 0; k < 3; k++) {
      int i = 3 * k;
      int j = k == 2 ? 0 : i + 3;
      clip.cut(
          t[i],
          t[i + 1],
          t[i + 2],
          t[j],
          t[j + 1],
          t[j + 2],
          sign * frame.nx,
          sign * frame.ny,
          sign * frame.nz,
          k);
    }
    for (int i = 0; i < clip.size(); i++) {
      addOver(
          frame,
          at,
          margin,
          contactDistance,
          clip.point(i, 0),
          clip.point(i, 1),
          clip.point(i, 2),
          out);
    }
    if (clip.size() == 0) {
      nearestOfRim(core, face, measured.px - at.x(), measured.py - at.y(), measured.pz - at.z());
      addOver(frame, at, margin, contactDistance, rim[0], rim[1], rim[2], out);
    }
  }

  /** A point of the core over the triangle's plane, moved out to the surface. */
  private static void addOver(
      TriangleFrame frame,
      Pose at,
      double margin,
      double contactDistance,
      double x,
      double y,
      double z,
      ContactPoints out) {
    double s = frame.height(x, y, z) - margin;
    if (s <= contactDistance) {
      out.add(
          at.x() + (x - margin * frame.nx),
          at.y() + (y - margin * frame.ny),
          at.z() + (z - margin * frame.nz),
          s,
          0);
    }
  }

  /** Fills {@code rim} with the point of a side's edges that is nearest to a point. */
  private void nearestOfRim(PlacedPolyhedron core, int face, double x, double y, double z) {
    Polyhedron loops = core.axes().polyhedron();
    double least = Double.POSITIVE_INFINITY;
    int size = loops.faceSize(face);
    for (int k = 0; k < size; k++) {
      int i = loops.faceVertex(face, k);
      int j = loops.faceVertex(face, k + 1 == size ? 0 : k + 1);
      double ux = core.vertex(j, 0) - core.vertex(i, 0);
      double uy = core.vertex(j, 1) - core.vertex(i, 1);
      double uz = core.vertex(j, 2) - core.vertex(i, 2);
      double vx = x - core.vertex(i, 0);
      double vy = y - core.vertex(i, 1);
      double vz = z - core.vertex(i, 2);
      double t = (ux * vx + uy * vy + uz * vz) / (ux * ux + uy * uy + uz * uz);
      t = Math.max(0, Math.min(1, t));
      double far =
          (vx - t * ux) * (vx - t * ux)
              + (vy - t * uy) * (vy - t * uy)
              + (vz - t * uz) * (vz - t * uz);
      if (far < least) {
        least = far;
        rim[0] = core.vertex(i, 0) + t * ux;
        rim[1] = core.vertex(i, 1) + t * uy;
        rim[2] = core.vertex(i, 2) + t * uz;
      }
    }
  }

  /** The triangle clipped to a side of the polyhedron. */
  void againstSide(
      PlacedPolyhedron core,
      int face,
      TriangleFrame frame,
      Pose at,
      double margin,
      double contactDistance,
      TriangleMeasure measured,
      ContactPoints out) {
    double[] t = frame.p;
    clip.clear();
    for (int k = 0; k < 9; k += 3) {
      clip.add(t[k], t[k + 1], t[k + 2]);
    }
    core.cutBySides(face, clip);
    for (int i = 0; i < clip.size(); i++) {
      double x = clip.point(i, 0);
      double y = clip.point(i, 1);
      double z = clip.point(i, 2);
      double s =
          core.faceNormal(face, 0) * x
              + core.faceNormal(face, 1) * y
              + core.faceNormal(face, 2) * z
              - core.faceOffset(face)
              - margin;
      if (s <= contactDistance) {
        add(at, x, y, z, s, measured, out);
      }
    }
  }

  /** The two ends of what an edge of the polyhedron and a parallel one of the triangle share. */
  void alongEdges(
      PlacedPolyhedron core,
      int first,
      int last,
      int edge,
      TriangleFrame frame,
      Pose at,
      TriangleMeasure measured,
      ContactPoints out) {
    double[] t = frame.p;
    int i = 3 * edge;
    int j = edge == 2 ? 0 : i + 3;
    double ux = t[j] - t[i];
    double uy = t[j + 1] - t[i + 1];
    double uz = t[j + 2] - t[i + 2];
    double uu = ux * ux + uy * uy + uz * uz;
    double from = share(core, first, t, i, ux, uy, uz) / uu;
    double to = share(core, last, t, i, ux, uy, uz) / uu;
    double low = Math.max(0, Math.min(from, to));
    double high = Math.min(1, Math.max(from, to));
    if (low > high) {
      return;
    }
    double s = measured.separation;
    add(at, t[i] + low * ux, t[i + 1] + low * uy, t[i + 2] + low * uz, s, measured, out);
    if (high > low) {
      add(at, t[i] + high * ux, t[i + 1] + high * uy, t[i + 2] + high * uz, s, measured, out);
    }
  }

  private static double share(
      PlacedPolyhedron core, int v, double[] t, int i, double ux, double uy, double uz) {
    return ux * (core.vertex(v, 0) - t[i])
        + uy * (core.vertex(v, 1) - t[i + 1])
        + uz * (core.vertex(v, 2) - t[i + 2]);
  }

  /** The surface point opposite a point of the triangle. */
  private static void add(
      Pose at,
      double x,
      double y,
      double z,
      double s,
      TriangleMeasure measured,
      ContactPoints out) {
    out.add(
        at.x() + (x + s * measured.nx),
        at.y() + (y + s * measured.ny),
        at.z() + (z + s * measured.nz),
        s,
        0);
  }
}
