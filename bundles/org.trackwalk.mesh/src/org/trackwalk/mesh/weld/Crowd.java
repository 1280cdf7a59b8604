package org.trackwalk.mesh.weld;

import java.util.Arrays;

/**
 * How many triangles lie in one place: of the triangle in the middle, how many have boxes along the
 * axes that meet its own. Some ten on a road, whatever its size; all of them in a pile. A few that
 * are large, as a sky around all, make none.
 *
 * <p>It is estimated from samples at equal steps of the canonical order, so that it depends on
 * nothing but the surface.
 */
final class Crowd {

  /** Triangles around which it is looked. */
  private static final int PLACES = 255;

  /** Triangles that are looked at around each. */
  private static final int OTHERS = 4096;

  /**
   * Fewer of those meeting one say nothing: of a large level each stands for hundreds, and may be
   * large itself.
   */
  private static final int FEW = 8;

  private static final int BOX = 6;

  private Crowd() {}

  /**
   * Triangles in the place of one, as a median.
   *
   * @param positions xyz triples
   * @param triangles three vertices each
   */
  static long of(float[] positions, int[] triangles) {
    float[] places = boxes(positions, triangles, PLACES);
    float[] others = boxes(positions, triangles, OTHERS);
    int[] met = new int[places.length / BOX];
    for (int p = 0; p < met.length; p++) {
      for (int o = 0; o < others.length; o += BOX) {
        met[p] += meet(places, BOX * p, others, o) ? 1 : 0;
      }
    }
    Arrays.sort(met);
    long count = triangles.length / 3;
    int looked = others.length / BOX;
    int middle = met.length == 0 ? 0 : met[met.length / 2];
    return looked < count && middle < FEW ? 0 : count * middle / Math.max(1, looked);
  }

  /** Least and greatest xyz of at most so many triangles, at equal steps. */
  private static float[] boxes(float[] positions, int[] triangles, int most) {
    int count = triangles.length / 3;
    float[] boxes = new float[BOX * Math.min(count, most)];
    for (int i = 0; i < boxes.length / BOX; i++) {
      int t = (int) ((2L * i + 1) * count * BOX / (2L * boxes.length));
      for (int axis = 0; axis < 3; axis++) {
        float a = positions[3 * triangles[3 * t] + axis];
        float b = positions[3 * triangles[3 * t + 1] + axis];
        float c = positions[3 * triangles[3 * t + 2] + axis];
        boxes[BOX * i + axis] = Math.min(a, Math.min(b, c));
        boxes[BOX * i + 3 + axis] = Math.max(a, Math.max(b, c));
      }
    }
    return boxes;
  }

  private static boolean meet(float[] a, int i, float[] b, int j) {
    return a[i] <= b[j + 3]
        && b[j] <= a[i + 3]
        && a[i + 1] <= b[j + 4]
        && b[j + 1] <= a[i + 4]
        && a[i + 2] <= b[j + 5]
        && b[j + 2] <= a[i + 5];
  }
}
