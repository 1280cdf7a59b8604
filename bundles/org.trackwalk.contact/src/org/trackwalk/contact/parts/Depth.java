package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.Polyhedron;

/** How deep points lie under the sides of a hull. */
final class Depth {

  private Depth() {}

  /** Metres from a point inside to the nearest side of the hull; 0 for a point outside. */
  static double least(Polyhedron hull, double[] at) {
    double least = Double.POSITIVE_INFINITY;
    for (int f = 0; f < hull.faceCount() && least > 0; f++) {
      double along =
          hull.facePlane(f, 0) * at[0]
              + hull.facePlane(f, 1) * at[1]
              + hull.facePlane(f, 2) * at[2];
      least = Math.min(least, hull.facePlane(f, 3) - along);
    }
    return Math.max(0, least);
  }

  /** The deepest corner, middle of an edge or middle of the mesh's polygons: x, y, z, metres. */
  static double[] deepest(Polyhedron hull, Solid solid) {
    double[] best = {Double.NaN, Double.NaN, Double.NaN, -1};
    double[] at = new double[3];
    for (int f = 0; f < solid.surface(); f++) {
      solid.middle(f, at);
      best = deeper(hull, at, best);
      int n = solid.size(f);
      for (int k = 0; k < n; k++) {
        int a = 3 * solid.corner(f, k);
        int b = 3 * solid.corner(f, (k + 1) % n);
        System.arraycopy(solid.points(), a, at, 0, 3);
        best = deeper(hull, at, best);
        for (int axis = 0; axis < 3; axis++) {
          at[axis] = (solid.points()[a + axis] + solid.points()[b + axis]) / 2;
        }
        best = deeper(hull, at, best);
      }
    }
    return best;
  }

  private static double[] deeper(Polyhedron hull, double[] at, double[] best) {
    double depth = least(hull, at);
    return depth > best[3] ? new double[] {at[0], at[1], at[2], depth} : best;
  }
}
