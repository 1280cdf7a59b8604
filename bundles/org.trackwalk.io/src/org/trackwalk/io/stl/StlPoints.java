package org.trackwalk.io.stl;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.weld.PositionTable;

/**
 * The points of a file of which each part has shared its corners' points among each other. As a
 * rule few points stand in two parts; those are kept twice, which the weld mends anyway. Where the
 * triangles stand in no order most do, and then they are shared over the whole file.
 */
final class StlPoints {

  /** Per part of the file, as xyz triples. */
  private final float[][] parts;

  /** Number of the first point of each part while they are kept apart, and of all. */
  private final int[] starts;

  /** Per part what its points are called when all are shared; null when they are not. */
  private int[][] shared;

  private float[] all;

  /**
   * Puts the points of all parts together.
   *
   * @param parts xyz triples per part, no two of one part with the same bits; emptied
   * @param triangles of the whole file
   */
  StlPoints(float[][] parts, int triangles) {
    this.parts = parts;
    starts = new int[parts.length + 1];
    for (int p = 0; p < parts.length; p++) {
      starts[p + 1] = starts[p] + parts[p].length / 3;
    }
    // on a closed surface there is one for two triangles
    if (starts[parts.length] > triangles) {
      share();
    } else {
      append();
    }
  }

  /** xyz triples. */
  float[] all() {
    return all;
  }

  private void append() {
    all = new float[3 * starts[parts.length]];
    for (int p = 0; p < parts.length; p++) {
      System.arraycopy(parts[p], 0, all, 3 * starts[p], parts[p].length);
      parts[p] = null;
    }
  }

  private void share() {
    PositionTable table = new PositionTable();
    table.clear(starts[parts.length] / 2);
    shared = new int[parts.length][];
    for (int p = 0; p < parts.length; p++) {
      float[] next = parts[p];
      shared[p] = new int[next.length / 3];
      for (int i = 0; i < shared[p].length; i++) {
        shared[p][i] =
            table.number(
                Float.floatToRawIntBits(next[3 * i]),
                Float.floatToRawIntBits(next[3 * i + 1]),
                Float.floatToRawIntBits(next[3 * i + 2]));
      }
      parts[p] = null;
    }
    all = new float[3 * table.size()];
    table.positions(all);
  }

  /**
   * Calls the corners of each part by the numbers that their points have in all.
   *
   * @param corners of the whole file, by the numbers that their points have in their parts
   * @param size corners per part; the last may have fewer
   */
  void renumber(int[] corners, int size, int threads) {
    Workers.run(
        threads,
        parts.length,
        part -> {
          int end = Math.min(corners.length, (part + 1) * size);
          if (shared == null) {
            shift(corners, part * size, end, starts[part]);
          } else {
            rename(corners, part * size, end, shared[part]);
          }
        });
  }

  private static void shift(int[] corners, int from, int to, int by) {
    for (int c = from; c < to; c++) {
      corners[c] += by;
    }
  }

  private static void rename(int[] corners, int from, int to, int[] called) {
    for (int c = from; c < to; c++) {
      corners[c] = called[corners[c]];
    }
  }
}
