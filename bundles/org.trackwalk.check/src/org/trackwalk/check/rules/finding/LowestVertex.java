package org.trackwalk.check.rules.finding;

/**
 * The vertex with the smallest coordinates, as the one of many that a finding shows: whichever way
 * a file sorts its vertices, it is the same place.
 */
public final class LowestVertex {

  private LowestVertex() {}

  /**
   * The lower of two positions: by x, then y, then z.
   *
   * @param lowest of those seen so far, a triple; null for none
   * @param p xyz triples
   * @param v a vertex of {@code p}; passed over when a coordinate of it is not finite
   * @return {@code lowest} or a new triple
   */
  public static float[] of(float[] lowest, float[] p, int v) {
    float[] other = {p[3 * v], p[3 * v + 1], p[3 * v + 2]};
    for (int k = 0; k < 3; k++) {
      if (!Float.isFinite(other[k])) {
        return lowest;
      }
    }
    for (int k = 0; k < 3 && lowest != null; k++) {
      int order = Float.compare(other[k], lowest[k]);
      if (order != 0) {
        return order < 0 ? other : lowest;
      }
    }
    return lowest == null ? other : lowest;
  }
}
