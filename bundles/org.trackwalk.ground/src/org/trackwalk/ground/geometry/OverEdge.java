package org.trackwalk.ground.geometry;

/** How high a point lies over an edge: over the place of the edge that is nearest in plan. */
public final class OverEdge {

  private OverEdge() {}

  /**
   * Metres over the edge; below 0 under it.
   *
   * @param p xyz triples, metres
   * @param a the triple at which the edge begins; likewise {@code b}, at which it ends
   * @param point the triple of the point
   */
  public static double height(float[] p, int a, int b, int point) {
    double along = 0;
    double square = 0;
    for (int k = 0; k < 3; k += 2) {
      double d = (double) p[3 * b + k] - p[3 * a + k];
      along += ((double) p[3 * point + k] - p[3 * a + k]) * d;
      square += d * d;
    }
    double part = square == 0 ? 0 : Math.max(0, Math.min(1, along / square));
    return p[3 * point + 1] - ((1 - part) * p[3 * a + 1] + part * p[3 * b + 1]);
  }
}
