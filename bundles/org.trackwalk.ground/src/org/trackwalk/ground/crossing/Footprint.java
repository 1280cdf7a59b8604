package org.trackwalk.ground.crossing;

import org.trackwalk.mesh.weld.WeldedSurface;

/** The columns of the ground's grid over which one triangle after the other has its box. */
final class Footprint {

  /** A triangle over more columns than this is in none: it is compared by its box instead. */
  private static final int MANY_CELLS = 64;

  private final WeldedSurface surface;
  private final ColumnGrid grid;

  private final long[] keys = new long[MANY_CELLS];

  Footprint(WeldedSurface surface, ColumnGrid grid) {
    this.surface = surface;
    this.grid = grid;
  }

  /** Turns to a triangle: how many columns it lies over; 0 where they are many. */
  int of(int t) {
    int x0 = grid.row(extreme(surface, t, 0, true));
    int x1 = grid.row(extreme(surface, t, 0, false));
    int z0 = grid.row(extreme(surface, t, 2, true));
    int z1 = grid.row(extreme(surface, t, 2, false));
    if (((long) x1 - x0 + 1) * ((long) z1 - z0 + 1) > MANY_CELLS) {
      return 0;
    }
    int count = 0;
    for (long x = x0; x <= x1; x++) {
      for (long z = z0; z <= z1; z++) {
        keys[count++] = ColumnGrid.key(x, z);
      }
    }
    return count;
  }

  /** One of the columns of the triangle that was turned to. */
  long key(int column) {
    return keys[column];
  }

  /** How long the sides of a triangle's box are from above, metres, both together. */
  static double sides(WeldedSurface surface, int t) {
    double x = extreme(surface, t, 0, false) - (double) extreme(surface, t, 0, true);
    return x + (extreme(surface, t, 2, false) - (double) extreme(surface, t, 2, true));
  }

  private static float extreme(WeldedSurface surface, int t, int axis, boolean least) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    float a = p[3 * c[3 * t] + axis];
    float b = p[3 * c[3 * t + 1] + axis];
    float d = p[3 * c[3 * t + 2] + axis];
    float one = a < b == least ? a : b;
    return one < d == least ? one : d;
  }
}
