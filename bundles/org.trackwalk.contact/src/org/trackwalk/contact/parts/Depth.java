package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.Polyhedron;

/** How deep points lie under the sides of a hull. */
final class Depth {

  /** Cosine: a side that the normal meets at less than this is along it. */
  private static final double GRAZING = 1e-9;

  private Depth() {}

  /**
   * Metres from a point of a surface to the hull around it, along the surface's normal; 0 for a
   * point outside.
   */
  static double under(Polyhedron hull, double[] at, double nx, double ny, double nz) {
    double least = Double.POSITIVE_INFINITY;
    for (int f = 0; f < hull.faceCount() && least > 0; f++) {
      double x = hull.facePlane(f, 0);
      double y = hull.facePlane(f, 1);
      double z = hull.facePlane(f, 2);
      double along = x * nx + y * ny + z * nz;
      if (along > GRAZING) {
        double height = hull.facePlane(f, 3) - x * at[0] - y * at[1] - z * at[2];
        least = Math.min(least, height / along);
      }
    }
    return least < Double.POSITIVE_INFINITY ? Math.max(0, least) : 0;
  }

  /** Metres from a point inside to the nearest side of the hull; 0 for a point outside. */
  static double least(Polyhedron hull, double[] at) {
    double least = Double.POSITIVE_INFINITY;
    for (int f = 0; f < hull.faceCount() && least > 0; f++) {
      double along =
          hull.facePlane(f, 0) * at[0] + hull.facePlane(f, 1) * at[1] + hull.facePlane(f, 2) * at[2];
      least = Math.min(least, hull.facePlane(f, 3) - along);
    }
    return Math.max(0, least);
  }

  /** The deepest corner or middle of a polygon of the mesh: x, y, z and metres. */
  static double[] deepest(Polyhedron hull, Solid solid) {
    double[] best = {Double.NaN, Double.NaN, Double.NaN, -1};
    double[] at = new double[3];
    double[] n = new double[3];
    for (int f = 0; f < solid.surface(); f++) {
      solid.normal(f, n);
      double length = StrictMath.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      for (int k = 0; k <= solid.size(f) && length > 0; k++) {
        if (k == solid.size(f)) {
          solid.middle(f, at);
        } else {
          System.arraycopy(solid.points(), 3 * solid.corner(f, k), at, 0, 3);
        }
        double depth = under(hull, at, n[0] / length, n[1] / length, n[2] / length);
        if (depth > best[3]) {
          best = new double[] {at[0], at[1], at[2], depth};
        }
      }
    }
    return best;
  }
}
