package org.trackwalk.drive.clearance;

import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Whether two triangles go through each other: all signs are exact. A corner that only lies on the
 * other's plane does not; an edge that goes through the other's border does, as two triangles of
 * one surface share it.
 */
final class Piercing {

  private Piercing() {}

  /**
   * True when an edge of one goes through the other.
   *
   * @param a nine numbers from {@code i} on
   * @param b likewise
   */
  static boolean of(double[] a, int i, double[] b, int j) {
    return edges(a, i, b, j) || edges(b, j, a, i);
  }

  private static boolean edges(double[] a, int i, double[] b, int j) {
    int[] sides = new int[3];
    for (int k = 0; k < 3; k++) {
      sides[k] = sign(b, j, j + 3, j + 6, a, i + 3 * k);
    }
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      if (sides[k] * sides[next] < 0) {
        int p = i + 3 * k;
        int q = i + 3 * next;
        int u = sign(a, p, q, b, j, j + 3);
        int v = sign(a, p, q, b, j + 3, j + 6);
        int w = sign(a, p, q, b, j + 6, j);
        int least = Math.min(u, Math.min(v, w));
        int most = Math.max(u, Math.max(v, w));
        if (least >= 0 && most > 0 || most <= 0 && least < 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static int sign(double[] b, int p, int q, int r, double[] a, int s) {
    return ExactPredicates.orient3d(
        b[p], b[p + 1], b[p + 2], b[q], b[q + 1], b[q + 2], b[r], b[r + 1], b[r + 2], a[s],
        a[s + 1], a[s + 2]);
  }

  private static int sign(double[] a, int p, int q, double[] b, int r, int s) {
    return ExactPredicates.orient3d(
        a[p], a[p + 1], a[p + 2], a[q], a[q + 1], a[q + 2], b[r], b[r + 1], b[r + 2], b[s],
        b[s + 1], b[s + 2]);
  }
}
