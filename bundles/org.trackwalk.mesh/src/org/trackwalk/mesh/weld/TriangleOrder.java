package org.trackwalk.mesh.weld;

import java.util.Arrays;
import org.trackwalk.mesh.level.Piece;

/**
 * Sorts triangle records by their sorted vertex ids, then by piece, then by their ids as they run,
 * then by what else a piece says of them, and only then by their place in the piece.
 */
final class TriangleOrder {

  private static final int RECORD = 4;
  private static final int INSERTION_LIMIT = 32;

  private final StoredMesh mesh;
  private int[] records = {};
  private int[] starts = {};
  private int[] order = {};

  TriangleOrder(StoredMesh mesh) {
    this.mesh = mesh;
  }

  /**
   * Where in the records the triangles stand, in canonical order: as many numbers as there are
   * triangles, until the next call.
   *
   * @param triangles four ints per triangle: its ids, the smallest first, and the number of the
   *     stored corner that the first one is
   * @param first no id is below
   * @param width all smallest ids are below {@code first + width}
   */
  int[] sorted(int[] triangles, int first, int width) {
    records = triangles;
    fit(width);
    for (int i = 0; i < records.length; i += RECORD) {
      starts[records[i] - first + 1]++;
    }
    for (int v = 0; v < width; v++) {
      starts[v + 1] += starts[v];
    }
    for (int i = 0; i < records.length; i += RECORD) {
      order[starts[records[i] - first]++] = i;
    }
    // each start has moved on to the next one
    int from = 0;
    for (int v = 0; v < width; v++) {
      sortRun(from, starts[v]);
      from = starts[v];
    }
    return order;
  }

  private void fit(int width) {
    if (starts.length <= width) {
      starts = new int[width + 1];
    } else {
      Arrays.fill(starts, 0, width + 1, 0);
    }
    if (order.length < records.length / RECORD) {
      order = new int[records.length / RECORD];
    }
  }

  /** The triangles of one smallest vertex: few, but for the hub of a large fan. */
  private void sortRun(int from, int to) {
    if (to - from > INSERTION_LIMIT) {
      Integer[] run = new Integer[to - from];
      Arrays.setAll(run, i -> order[from + i]);
      Arrays.sort(run, this::compare);
      for (int i = from; i < to; i++) {
        order[i] = run[i - from];
      }
      return;
    }
    for (int i = from + 1; i < to; i++) {
      int record = order[i];
      int j = i - 1;
      while (j >= from && compare(order[j], record) > 0) {
        order[j + 1] = order[j];
        j--;
      }
      order[j + 1] = record;
    }
  }

  private int compare(int s, int t) {
    int s1 = records[s + 1];
    int s2 = records[s + 2];
    int t1 = records[t + 1];
    int t2 = records[t + 2];
    int c = Integer.compare(Math.min(s1, s2), Math.min(t1, t2));
    c = c != 0 ? c : Integer.compare(Math.max(s1, s2), Math.max(t1, t2));
    return c != 0 ? c : compareSources(s, t);
  }

  /** Two triangles of one piece with the same corners may still differ in surface and sidedness. */
  private int compareSources(int s, int t) {
    int row = mesh.rowOfTriangle(records[s + 3] / 3, 0);
    int c = Integer.compare(row, mesh.rowOfTriangle(records[t + 3] / 3, row));
    c = c != 0 ? c : Integer.compare(records[s + 1], records[t + 1]);
    if (c != 0) {
      return c;
    }
    Piece piece = mesh.piece(row);
    int a = records[s + 3] / 3 - mesh.triangleStart(row);
    int b = records[t + 3] / 3 - mesh.triangleStart(row);
    c = piece.surface(a).compareTo(piece.surface(b));
    c = c != 0 ? c : Boolean.compare(piece.twoSided(a), piece.twoSided(b));
    return c != 0 ? c : Integer.compare(a, b);
  }
}
