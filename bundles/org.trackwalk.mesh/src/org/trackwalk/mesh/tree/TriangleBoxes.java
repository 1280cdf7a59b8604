package org.trackwalk.mesh.tree;

import org.trackwalk.mesh.parallel.Workers;

/** The boxes around triangles. */
final class TriangleBoxes {

  private static final int PARTS = 16;

  private TriangleBoxes() {}

  /** Six floats per triangle: min x, y, z, max x, y, z. */
  static float[] of(float[] positions, int[] triangles, int threads) {
    int count = triangles.length / 3;
    float[] boxes = new float[6 * count];
    Workers.run(
        threads,
        PARTS,
        part -> {
          int to = Workers.cut(count, part + 1, PARTS);
          for (int t = Workers.cut(count, part, PARTS); t < to; t++) {
            int a = 3 * triangles[3 * t];
            int b = 3 * triangles[3 * t + 1];
            int c = 3 * triangles[3 * t + 2];
            for (int k = 0; k < 3; k++) {
              float p = positions[a + k];
              float q = positions[b + k];
              float r = positions[c + k];
              boxes[6 * t + k] = Math.min(Math.min(p, q), r);
              boxes[6 * t + 3 + k] = Math.max(Math.max(p, q), r);
            }
          }
        });
    return boxes;
  }
}
