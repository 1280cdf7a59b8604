package org.trackwalk.ground.geometry;

import org.trackwalk.io.patch.Bits;
import org.trackwalk.mesh.level.Frame;

/**
 * Looks for stored floats that a frame places exactly on given floats. A placement rounds once, so
 * not every position can be reached: where the stored numbers are coarser than the placed ones
 * there may be none (rule weld.frames).
 */
public final class FloatSearch {

  /**
   * Float steps tried to either side of the nearest stored number, in all combinations. Where each
   * stored coordinate decides one placed coordinate the nearest or its neighbour hits if any does
   * (a float's neighbours are closer below a power of two); a placement that mixes axes moves a
   * place by the rounding of all three.
   */
  private static final int STEPS = 3;

  private FloatSearch() {}

  /**
   * Stored bits for a placed position.
   *
   * @param target xyz, level coordinates, without -0.0
   * @return null when none of the floats near by is placed there
   */
  public static Bits stored(Frame frame, float[] target) {
    double[] near = inverse(frame, target);
    float[] base = {(float) near[0] + 0f, (float) near[1] + 0f, (float) near[2] + 0f};
    float[] placed = new float[3];
    if (hits(frame, base, target, placed)) {
      return Bits.of(base, 0);
    }
    float[] tried = new float[3];
    for (int reach = 1; reach <= STEPS; reach++) {
      for (int i = -reach; i <= reach; i++) {
        for (int j = -reach; j <= reach; j++) {
          for (int k = -reach; k <= reach; k++) {
            tried[0] = stepped(base[0], i);
            tried[1] = stepped(base[1], j);
            tried[2] = stepped(base[2], k);
            if (hits(frame, tried, target, placed)) {
              return Bits.of(tried, 0);
            }
          }
        }
      }
    }
    return null;
  }

  private static boolean hits(Frame frame, float[] stored, float[] target, float[] placed) {
    frame.place(stored[0], stored[1], stored[2], placed, 0);
    return placed[0] == target[0] && placed[1] == target[1] && placed[2] == target[2];
  }

  private static float stepped(float value, int steps) {
    float x = value;
    for (int i = 0; i < Math.abs(steps); i++) {
      x = steps > 0 ? Math.nextUp(x) : Math.nextDown(x);
    }
    return x + 0f;
  }

  /** Where the inverse of the placement puts a position, in doubles. */
  private static double[] inverse(Frame frame, float[] target) {
    double[] p = frame.toFileAxes(target[0], target[1], target[2]);
    if (frame.unmoved()) {
      return p;
    }
    double[] m = frame.placement();
    double x = p[0] - m[3];
    double y = p[1] - m[7];
    double z = p[2] - m[11];
    double c0 = m[5] * m[10] - m[6] * m[9];
    double c1 = m[6] * m[8] - m[4] * m[10];
    double c2 = m[4] * m[9] - m[5] * m[8];
    double det = m[0] * c0 + m[1] * c1 + m[2] * c2;
    return new double[] {
      (c0 * x + (m[2] * m[9] - m[1] * m[10]) * y + (m[1] * m[6] - m[2] * m[5]) * z) / det,
      (c1 * x + (m[0] * m[10] - m[2] * m[8]) * y + (m[2] * m[4] - m[0] * m[6]) * z) / det,
      (c2 * x + (m[1] * m[8] - m[0] * m[9]) * y + (m[0] * m[5] - m[1] * m[4]) * z) / det
    };
  }
}
