package org.trackwalk.ground.crossing;

import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Triangles as they lie over and under each other, seen from above. */
final class Plan {

  private Plan() {}

  /**
   * Whether two triangles may have more in common than a border: their boxes meet, and no upright
   * plane parts them. Those that share an edge are borders to each other.
   */
  static boolean cover(WeldedSurface surface, int s, int t) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    if (common(c, s, t) > 1) {
      return false;
    }
    for (int axis = 0; axis < 3; axis++) {
      if (apart(p, c, s, t, axis) || apart(p, c, t, s, axis)) {
        return false;
      }
    }
    return !parts(p, c, s, t) && !parts(p, c, t, s);
  }

  private static int common(int[] c, int s, int t) {
    int common = 0;
    for (int k = 3 * s; k < 3 * s + 3; k++) {
      int v = c[k];
      common += v == c[3 * t] || v == c[3 * t + 1] || v == c[3 * t + 2] ? 1 : 0;
    }
    return common;
  }

  /** Whether all of one triangle lies below another along an axis. */
  private static boolean apart(float[] p, int[] c, int s, int t, int axis) {
    float a = p[3 * c[3 * s] + axis];
    float b = p[3 * c[3 * s + 1] + axis];
    float d = p[3 * c[3 * s + 2] + axis];
    float high = a > b ? a : b;
    high = high > d ? high : d;
    return p[3 * c[3 * t] + axis] > high
        && p[3 * c[3 * t + 1] + axis] > high
        && p[3 * c[3 * t + 2] + axis] > high;
  }

  /** Whether the upright plane over an edge of one has the other on its outer side, or in it. */
  private static boolean parts(float[] p, int[] c, int s, int t) {
    for (int k = 0; k < 3; k++) {
      int a = 3 * c[3 * s + k];
      int b = 3 * c[3 * s + (k + 1) % 3];
      int own = side(p, a, b, 3 * c[3 * s + (k + 2) % 3]);
      if (own == 0) {
        continue; // upright: one of its other edges lies as this one
      }
      boolean parts = true;
      for (int j = 3 * t; j < 3 * t + 3 && parts; j++) {
        parts = own * side(p, a, b, 3 * c[j]) <= 0;
      }
      if (parts) {
        return true;
      }
    }
    return false;
  }

  private static int side(float[] p, int a, int b, int v) {
    return ExactPredicates.orient2d(p[a], p[a + 2], p[b], p[b + 2], p[v], p[v + 2]);
  }
}
