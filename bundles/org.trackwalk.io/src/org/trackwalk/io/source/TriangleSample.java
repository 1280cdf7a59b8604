package org.trackwalk.io.source;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A few triangles that stand for all of a file, to tell whether two files hold the same: one level
 * that a tool has written in two formats. Which triangles these are is decided by where they are,
 * not by their order: of the cells in which middles of triangles lie, those with the smallest hash
 * (A. Broder, On the resemblance and containment of documents, 1997).
 *
 * @param triangles how many there are in all
 * @param cells hashes of cells, ascending, each once
 * @param middles three doubles per cell, metres: of its triangles the one with the least corner
 */
record TriangleSample(int triangles, long[] cells, double[] middles) {

  /** So many cells tell shares that differ by a tenth apart. */
  private static final int KEPT = 256;

  /**
   * Side of a cell, metres. Two formats differ by the digits they print, a millimetre at most: one
   * middle in seven or fewer falls into the next cell.
   */
  private static final double CELL = 0.02;

  /** Cells begin beside the round numbers on which designers put their vertices, metres. */
  private static final double BESIDE = 0.00371;

  /** Middles that are nearer than this are the same, metres: pieces of a kit differ by more. */
  private static final double NEAR = 0.005;

  /** Share of cells that two files of one level have in common at least. */
  private static final double SAME = 0.75;

  /**
   * Share of the triangles that the smaller file has at least; some formats leave out thin ones.
   */
  private static final double COUNT = 0.99;

  /** Fewer triangles than this are alike by accident: the boards of trees, the lids of boxes. */
  private static final int LEAST = 12;

  static TriangleSample of(WeldedSurface surface) {
    int count = surface.triangleCount();
    long[] hashes = new long[count];
    for (int t = 0; t < count; t++) {
      for (int k = 0; k < 3; k++) {
        hashes[t] =
            mixed(hashes[t] + (long) StrictMath.floor((middle(surface, t, k) + BESIDE) / CELL));
      }
    }
    long[] cells = Arrays.stream(hashes).sorted().distinct().limit(KEPT).toArray();
    double[] middles = new double[3 * cells.length];
    Arrays.fill(middles, Double.POSITIVE_INFINITY);
    for (int t = 0; t < count; t++) {
      int cell = Arrays.binarySearch(cells, hashes[t]);
      if (cell >= 0) {
        keepLeast(surface, t, middles, 3 * cell);
      }
    }
    return new TriangleSample(count, cells, middles);
  }

  /** Whether two files hold the same triangles in the same place, as far as can be told. */
  boolean same(TriangleSample other) {
    int least = Math.min(triangles, other.triangles);
    if (least < LEAST || least < COUNT * Math.max(triangles, other.triangles)) {
      return false;
    }
    int seen = 0;
    int common = 0;
    int i = 0;
    int j = 0;
    while (seen < KEPT && i < cells.length && j < other.cells.length) {
      int order = Long.compare(cells[i], other.cells[j]);
      common += order == 0 && near(middles, 3 * i, other.middles, 3 * j) ? 1 : 0;
      i += order <= 0 ? 1 : 0;
      j += order >= 0 ? 1 : 0;
      seen++;
    }
    return common >= SAME * Math.max(1, seen);
  }

  private static boolean near(double[] a, int i, double[] b, int j) {
    double x = a[i] - b[j];
    double y = a[i + 1] - b[j + 1];
    double z = a[i + 2] - b[j + 2];
    return x * x + y * y + z * z <= NEAR * NEAR;
  }

  private static void keepLeast(WeldedSurface surface, int triangle, double[] middles, int at) {
    double[] own = new double[3];
    int order = 0;
    for (int k = 0; k < 3; k++) {
      own[k] = middle(surface, triangle, k);
      order = order == 0 ? Double.compare(own[k], middles[at + k]) : order;
    }
    if (order < 0) {
      System.arraycopy(own, 0, middles, at, 3);
    }
  }

  private static double middle(WeldedSurface surface, int triangle, int k) {
    double sum = 0;
    for (int c = 0; c < 3; c++) {
      sum += surface.positions()[3 * surface.triangles()[3 * triangle + c] + k];
    }
    return sum / 3;
  }

  /** Mixes bits (S. Vigna's splitmix64). */
  private static long mixed(long value) {
    long z = value + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
