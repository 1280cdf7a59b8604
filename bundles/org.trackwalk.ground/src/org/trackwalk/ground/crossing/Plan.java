package org.trackwalk.ground.crossing;

import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Triangles as they lie over and under each other, seen from above. */
final class Plan {

  private Plan() {}

  /**
   * Whether two triangles, whose boxes meet, may have more in common than a border: no upright
   * plane over an edge parts them. Those that share an edge are borders to each other.
   */
  static boolean cover(WeldedSurface surface, int s, int t) {
    int[] c = surface.triangles();
    int shared = -1;
    for (int k = 3 * s; k < 3 * s + 3; k++) {
      if (has(c, t, c[k])) {
        if (shared >= 0) {
          return false;
        }
        shared = c[k];
      }
    }
    float[] p = surface.positions();
    return !parts(p, c, s, t, shared) && !parts(p, c, t, s, shared);
  }

  private static boolean has(int[] c, int t, int v) {
    return v == c[3 * t] || v == c[3 * t + 1] || v == c[3 * t + 2];
  }

  /**
   * Whether the upright plane over an edge of one has the other on its outer side, or in it. With a
   * corner in common it goes through that.
   */
  private static boolean parts(float[] p, int[] c, int s, int t, int shared) {
    int own = side(p, c[3 * s], c[3 * s + 1], c[3 * s + 2]);
    if (own == 0) {
      return false; // upright: an edge of the other one parts them, or none
    }
    for (int k = 0; k < 3; k++) {
      int a = c[3 * s + k];
      int b = c[3 * s + (k == 2 ? 0 : k + 1)];
      if ((shared < 0 || a == shared || b == shared)
          && outside(p, own, a, b, c[3 * t], shared)
          && outside(p, own, a, b, c[3 * t + 1], shared)
          && outside(p, own, a, b, c[3 * t + 2], shared)) {
        return true;
      }
    }
    return false;
  }

  private static boolean outside(float[] p, int own, int a, int b, int v, int shared) {
    return v == shared || own * side(p, a, b, v) <= 0;
  }

  /** Which way a triangle is wound seen from above: 1, -1, or 0 where it is upright. */
  static int side(WeldedSurface surface, int t) {
    int[] c = surface.triangles();
    return side(surface.positions(), c[3 * t], c[3 * t + 1], c[3 * t + 2]);
  }

  private static int side(float[] p, int a, int b, int v) {
    return ExactPredicates.orient2d(
        p[3 * a], p[3 * a + 2], p[3 * b], p[3 * b + 2], p[3 * v], p[3 * v + 2]);
  }
}
