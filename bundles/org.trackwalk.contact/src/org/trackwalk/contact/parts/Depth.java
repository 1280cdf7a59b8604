package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.Polyhedron;

/** How deep points lie under the sides of a hull. */
final class Depth {

  private Depth() {}

  /** Metres from a point to the nearest side, of a point inside; 0 for one outside. */
  static double under(Polyhedron hull, double x, double y, double z) {
    double least = Double.POSITIVE_INFINITY;
    for (int f = 0; f < hull.faceCount() && least > 0; f++) {
      double height =
          hull.facePlane(f, 3)
              - hull.facePlane(f, 0) * x
              - hull.facePlane(f, 1) * y
              - hull.facePlane(f, 2) * z;
      least = Math.min(least, height);
    }
    return Math.max(0, least);
  }

  /** The deepest corner or middle of a polygon of the mesh: x, y, z and metres. */
  static double[] deepest(Polyhedron hull, Solid solid) {
    double[] best = {Double.NaN, Double.NaN, Double.NaN, -1};
    double[] at = new double[3];
    for (int f = 0; f < solid.surface(); f++) {
      for (int k = 0; k <= solid.size(f); k++) {
        if (k == solid.size(f)) {
          solid.middle(f, at);
        } else {
          System.arraycopy(solid.points(), 3 * solid.corner(f, k), at, 0, 3);
        }
        double depth = under(hull, at[0], at[1], at[2]);
        if (depth > best[3]) {
          best = new double[] {at[0], at[1], at[2], depth};
        }
      }
    }
    return best;
  }
}
