package org.trackwalk.ground.reach;

/** Whether two triangles lie beside each other as seen from above: they may touch. */
final class Apart {

  private Apart() {}

  /**
   * Whether a line along a side of one of two triangles has the one on this and the other on that
   * side of it.
   *
   * @param p coordinates of corners, x, y, z of each, three corners a triangle
   * @param a where those of the one triangle begin; likewise {@code b}
   */
  static boolean above(float[] p, int a, int b) {
    return parted(p, a, b) || parted(p, b, a);
  }

  /** Whether one of the sides of a triangle parts it from another. */
  private static boolean parted(float[] p, int of, int from) {
    for (int k = 0; k < 9; k += 3) {
      int i = of + k;
      int j = of + (k == 6 ? 0 : k + 3);
      double side = side(p, i, j, of + (k == 0 ? 6 : k - 3));
      if (side != 0
          && !(side * side(p, i, j, from) > 0)
          && !(side * side(p, i, j, from + 3) > 0)
          && !(side * side(p, i, j, from + 6) > 0)) {
        return true;
      }
    }
    return false;
  }

  /** On which side of the line through two corners another one lies. */
  private static double side(float[] p, int i, int j, int corner) {
    return ((double) p[j] - p[i]) * ((double) p[corner + 2] - p[i + 2])
        - ((double) p[j + 2] - p[i + 2]) * ((double) p[corner] - p[i]);
  }
}
