package org.trackwalk.ground.geometry;

import java.util.function.IntUnaryOperator;

/** The box around some edges. */
public final class EdgeBox {

  private EdgeBox() {}

  /**
   * Around the ends of edges.
   *
   * @param positions xyz of each vertex, metres
   * @param from vertex at which an edge begins, by its number; likewise {@code to}
   * @return min x, y, z, max x, y, z, a new array; min is over max where there is no edge
   */
  public static float[] around(
      float[] positions, int[] edges, IntUnaryOperator from, IntUnaryOperator to) {
    float inf = Float.POSITIVE_INFINITY;
    float[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int e : edges) {
      int a = 3 * from.applyAsInt(e);
      int b = 3 * to.applyAsInt(e);
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], Math.min(positions[a + k], positions[b + k]));
        box[3 + k] = Math.max(box[3 + k], Math.max(positions[a + k], positions[b + k]));
      }
    }
    return box;
  }
}
