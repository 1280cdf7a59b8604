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
