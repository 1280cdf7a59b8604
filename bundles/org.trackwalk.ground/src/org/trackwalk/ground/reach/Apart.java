package org.trackwalk.ground.reach;

/** Whether a triangle lies beside another one as seen from above: they may touch. */
final class Apart {

  private Apart() {}

  /**
   * Whether a side of a triangle has it on this and another one on that side of its line. The other
   * one's sides do not tell: a place that is near to both lines of a thin tip counts as on it,
   * however far beyond it lies.
   *
   * @param p coordinates of corners, x, y, z of each, three corners a triangle
   * @param of where those of the triangle begin
   * @param other where those of the other one begin
   * @return true, too, of a triangle without an area from above: nothing lies on it
   */
  static boolean above(float[] p, int of, int other) {
    boolean flat = true;
    for (int k = 0; k < 9; k += 3) {
      int i = of + k;
      int j = of + (k == 6 ? 0 : k + 3);
      double side = side(p, i, j, of + (k == 0 ? 6 : k - 3));
      flat &= side == 0;
      if (side != 0
          && !(side * side(p, i, j, other) > 0)
          && !(side * side(p, i, j, other + 3) > 0)
          && !(side * side(p, i, j, other + 6) > 0)) {
        return true;
      }
    }
    return flat;
  }

  /** On which side of the line through two corners another one lies. */
  private static double side(float[] p, int i, int j, int corner) {
    return ((double) p[j] - p[i]) * ((double) p[corner + 2] - p[i + 2])
        - ((double) p[j + 2] - p[i + 2]) * ((double) p[corner] - p[i]);
  }
}
