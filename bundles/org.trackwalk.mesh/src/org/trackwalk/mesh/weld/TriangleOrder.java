package org.trackwalk.mesh.weld;

import java.util.List;
import org.trackwalk.mesh.level.Piece;

/**
 * Sorts welded triangles by their sorted vertex ids, then by piece, then by their vertices as they
 * run, then by what else a piece says of them, and only then by their place in the piece.
 */
final class TriangleOrder {

  private final List<Piece> pieces;
  private final int[] corners;
  private final int[] firstCorners;
  private final int[] trianglePieces;

  /**
   * @param corners three ids per triangle, the smallest first
   * @param firstCorners the corner in the piece (3 * triangle + corner) that stands first
   */
  TriangleOrder(List<Piece> pieces, int[] corners, int[] firstCorners, int[] trianglePieces) {
    this.pieces = pieces;
    this.corners = corners;
    this.firstCorners = firstCorners;
    this.trianglePieces = trianglePieces;
  }

  /** Triangle numbers in canonical order. */
  int[] sorted(int vertexCount) {
    int count = firstCorners.length;
    int[] starts = new int[vertexCount + 1];
    for (int t = 0; t < count; t++) {
      starts[corners[3 * t] + 1]++;
    }
    for (int v = 0; v < vertexCount; v++) {
      starts[v + 1] += starts[v];
    }
    int[] order = new int[count];
    int[] next = starts.clone();
    for (int t = 0; t < count; t++) {
      order[next[corners[3 * t]]++] = t;
    }
    for (int v = 0; v < vertexCount; v++) {
      sortRun(order, starts[v], starts[v + 1]);
    }
    return order;
  }

  /** The triangles of one smallest vertex: few, but for the hub of a large fan. */
  private void sortRun(int[] order, int from, int to) {
    if (to - from > 32) {
      Integer[] run = new Integer[to - from];
      for (int i = from; i < to; i++) {
        run[i - from] = order[i];
      }
      java.util.Arrays.sort(run, this::compare);
      for (int i = from; i < to; i++) {
        order[i] = run[i - from];
      }
      return;
    }
    for (int i = from + 1; i < to; i++) {
      int triangle = order[i];
      int j = i - 1;
      while (j >= from && compare(order[j], triangle) > 0) {
        order[j + 1] = order[j];
        j--;
      }
      order[j + 1] = triangle;
    }
  }

  private int compare(int s, int t) {
    int s1 = corners[3 * s + 1];
    int s2 = corners[3 * s + 2];
    int t1 = corners[3 * t + 1];
    int t2 = corners[3 * t + 2];
    int c = Integer.compare(Math.min(s1, s2), Math.min(t1, t2));
    c = c != 0 ? c : Integer.compare(Math.max(s1, s2), Math.max(t1, t2));
    c = c != 0 ? c : Integer.compare(trianglePieces[s], trianglePieces[t]);
    c = c != 0 ? c : Integer.compare(s1, t1);
    return c != 0 ? c : compareSources(s, t);
  }

  /** Two triangles of one piece with the same corners may still differ in surface and sidedness. */
  private int compareSources(int s, int t) {
    Piece piece = pieces.get(trianglePieces[s]);
    int a = firstCorners[s] / 3;
    int b = firstCorners[t] / 3;
    int c = piece.surface(a).compareTo(piece.surface(b));
    c = c != 0 ? c : Boolean.compare(piece.twoSided(a), piece.twoSided(b));
    return c != 0 ? c : Integer.compare(firstCorners[s], firstCorners[t]);
  }
}
