package org.trackwalk.check.repair;

import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * Triangles of a level where fixes change something.
 *
 * @param corners nine metres for each, placed, Y up. Shared: do not write
 * @param pieces of each, by index in the level. Shared: do not write
 * @param changed those that the other state of the level does not have. Shared: do not write
 */
public record GroundPatch(float[] corners, int[] pieces, BitSet changed) {

  private static final int CORNERS = 9;

  /** Number of triangles. */
  public int count() {
    return pieces.length;
  }

  /** Coordinate {@code k} of a triangle's corner, each 0 to 2. */
  public float at(int triangle, int corner, int k) {
    return corners[CORNERS * triangle + 3 * corner + k];
  }

  /** Names the triangles whose boxes come into a box: least x, y and z, then the most. */
  public void within(double[] box, IntConsumer taker) {
    for (int t = 0; t < count(); t++) {
      boolean meets = true;
      for (int k = 0; k < 3 && meets; k++) {
        double a = at(t, 0, k);
        double b = at(t, 1, k);
        double c = at(t, 2, k);
        meets = Math.min(a, Math.min(b, c)) <= box[3 + k];
        meets &= Math.max(a, Math.max(b, c)) >= box[k];
      }
      if (meets) {
        taker.accept(t);
      }
    }
  }
}
