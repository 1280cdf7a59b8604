package org.trackwalk.mesh.weld;

import java.util.Arrays;
import org.trackwalk.mesh.level.Piece;

/**
 * Sorts triangles by their sorted vertex ids, then by piece, then by their ids as they run, then by
 * what else a piece says of them, and only then by their place in the piece.
 */
final class TriangleOrder {

  /** Ints per triangle: its ids, the smallest first, and which stored corner that one is. */
  private static final int RECORD = 4;

  private static final int INSERTION_LIMIT = 32;

  private final StoredMesh mesh;
  private final int[] codes;
  private int size;
  private int[] records = {};
  private int[] starts = {};
  private int[] order = {};

  /** Room to sort in. */
  TriangleOrder(StoredMesh mesh, int[] codes) {
    this.mesh = mesh;
    this.codes = codes;
  }

  /**
   * Puts triangles in canonical order.
   *
   * @param numbers of stored triangles, those from {@code from} to {@code to}
   * @param first no smallest id is below
   * @param width all smallest ids are below {@code first + width}
   */
  void sort(int[] numbers, int from, int to, int first, int width) {
    size = to - from;
    fit(width);
    turn(numbers, from, to);
    for (int i = 0; i < RECORD * size; i += RECORD) {
      starts[records[i] - first + 1]++;
    }
    for (int v = 0; v < width; v++) {
      starts[v + 1] += starts[v];
    }
    for (int i = 0; i < RECORD * size; i += RECORD) {
      order[starts[records[i] - first]++] = i;
    }
    // each start has moved on to the next one
    int start = 0;
    for (int v = 0; v < width; v++) {
      sortRun(start, starts[v]);
      start = starts[v];
    }
  }

  /**
   * Writes what was sorted.
   *
   * @param corners gets the corner in its piece that stands first
   * @param pieces gets the index of the piece among all; null when there is one only
   * @param at where the first triangle goes
   */
  void write(int[] triangles, int[] corners, int[] pieces, int at) {
    int row = 0;
    for (int i = 0; i < size; i++) {
      int record = order[i];
      int corner = records[record + 3];
      int to = 3 * (at + i);
      triangles[to] = records[record];
      triangles[to + 1] = records[record + 1];
      triangles[to + 2] = records[record + 2];
      if (pieces == null) {
        corners[at + i] = corner;
      } else {
        row = mesh.rowOfTriangle(corner / 3, row);
        corners[at + i] = corner - 3 * mesh.triangleStart(row);
        pieces[at + i] = mesh.number(row);
      }
    }
  }

  /** Makes the records: each triangle is turned so that the smallest id comes first. */
  private void turn(int[] numbers, int from, int to) {
    int row = -1;
    int end = 0;
    int start = 0;
    int vertexStart = 0;
    int second = 1;
    int[] stored = {};
    int at = 0;
    for (int i = from; i < to; i++) {
      int number = numbers[i];
      if (number >= end) {
        row = mesh.rowOfTriangle(number, row + 1);
        Piece piece = mesh.piece(row);
        start = mesh.triangleStart(row);
        end = start + piece.triangleCount();
        vertexStart = mesh.vertexStart(row);
        stored = piece.corners();
        // the second and third corner change places where the frame mirrors
        second = piece.frame().mirrors() ? 2 : 1;
      }
      int corner = 3 * (number - start);
      int a = ~codes[vertexStart + stored[corner]];
      int b = ~codes[vertexStart + stored[corner + second]];
      int c = ~codes[vertexStart + stored[corner + 3 - second]];
      switch (Rotation.smallestFirst(a, b, c)) {
        case 0 -> put(at, a, b, c, 3 * number);
        case 1 -> put(at, b, c, a, 3 * number + second);
        default -> put(at, c, a, b, 3 * number + 3 - second);
      }
      at += RECORD;
    }
  }

  private void put(int at, int a, int b, int c, int corner) {
    records[at] = a;
    records[at + 1] = b;
    records[at + 2] = c;
    records[at + 3] = corner;
  }

  private void fit(int width) {
    if (starts.length <= width) {
      starts = new int[width + 1];
    } else {
      Arrays.fill(starts, 0, width + 1, 0);
    }
    if (order.length < size) {
      order = new int[size];
      records = new int[RECORD * size];
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
