package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * What of a polyhedron and of a triangle lies farthest along an axis: a corner, an edge or a side,
 * by how many corners share the extreme. Reused from axis to axis.
 */
final class SupportSet {

  /**
   * Metres within which corners lie equally far. Axes are good to 1e-15 and to 1e-9 where they come
   * from edges that are almost parallel, on shapes of metres.
   */
  static final double TIE = 1e-9;

  /** How many corners of the polyhedron. */
  int count;

  /** The first of them. */
  int first;

  /** The last of them. */
  int last;

  /** Their mean. */
  double x;

  double y;
  double z;

  /** Finds the corners of a polyhedron that lie farthest against an axis. */
  void against(PlacedPolyhedron a, double dx, double dy, double dz) {
    double least = a.leastAlong(dx, dy, dz);
    count = 0;
    x = 0;
    y = 0;
    z = 0;
    for (int i = 0; i < a.vertexCount(); i++) {
      if (a.vertex(i, 0) * dx + a.vertex(i, 1) * dy + a.vertex(i, 2) * dz <= least + TIE) {
        first = count == 0 ? i : first;
        last = i;
        count++;
        x += a.vertex(i, 0);
        y += a.vertex(i, 1);
        z += a.vertex(i, 2);
      }
    }
    x /= count;
    y /= count;
    z /= count;
  }

  /**
   * Whether the farthest corners of the polyhedron lie beyond an end of an edge, so that only the
   * end touches.
   *
   * @param t corners of a triangle, nine numbers
   * @param i where the edge's start lies in them; j its end
   * @return below zero beyond its start, above zero beyond its end, else 0
   */
  int beyond(PlacedPolyhedron a, double dx, double dy, double dz, double[] t, int i, int j) {
    double ex = t[j] - t[i];
    double ey = t[j + 1] - t[i + 1];
    double ez = t[j + 2] - t[i + 2];
    double length = Math.sqrt(ex * ex + ey * ey + ez * ez);
    double least = a.leastAlong(dx, dy, dz);
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (int v = 0; v < a.vertexCount(); v++) {
      double vx = a.vertex(v, 0);
      double vy = a.vertex(v, 1);
      double vz = a.vertex(v, 2);
      if (vx * dx + vy * dy + vz * dz <= least + TIE) {
        double share = (ex * (vx - t[i]) + ey * (vy - t[i + 1]) + ez * (vz - t[i + 2])) / length;
        from = Math.min(from, share);
        to = Math.max(to, share);
      }
    }
    return to <= TIE ? -1 : from >= length - TIE ? 1 : 0;
  }

  /**
   * The feature of a triangle that lies farthest along an axis.
   *
   * @param t the triangle's corners, nine numbers
   * @return a code of {@link ClosestPoint}
   */
  static int along(double[] t, double dx, double dy, double dz) {
    double a = t[0] * dx + t[1] * dy + t[2] * dz;
    double b = t[3] * dx + t[4] * dy + t[5] * dz;
    double c = t[6] * dx + t[7] * dy + t[8] * dz;
    return along(a, b, c);
  }

  /** The feature of a triangle that lies farthest, by how far its corners do. */
  static int along(double a, double b, double c) {
    double least = Math.max(a, Math.max(b, c)) - TIE;
    boolean hasA = a >= least;
    boolean hasB = b >= least;
    boolean hasC = c >= least;
    if (hasA && hasB && hasC) {
      return ClosestPoint.FACE;
    }
    if (hasA && hasB) {
      return ClosestPoint.EDGE;
    }
    if (hasB && hasC) {
      return ClosestPoint.EDGE + 1;
    }
    if (hasC && hasA) {
      return ClosestPoint.EDGE + 2;
    }
    return ClosestPoint.VERTEX + (hasA ? 0 : hasB ? 1 : 2);
  }
}
