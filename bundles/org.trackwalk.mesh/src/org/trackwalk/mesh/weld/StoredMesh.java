package org.trackwalk.mesh.weld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;

/**
 * The collidable pieces of a level with their stored vertices, and their triangles, numbered
 * through in canonical piece order, so that work can be cut into equal parts whatever the pieces'
 * sizes.
 */
final class StoredMesh {

  /** Work on the vertices or triangles {@code from} to {@code to} of one piece. */
  interface Run {
    /**
     * @param row number of the piece among the collidable ones
     * @param from first vertex or triangle, as the piece counts them
     * @param to end of the vertices or triangles
     */
    void accept(int row, int from, int to);
  }

  private final List<Piece> pieces = new ArrayList<>();
  private final int[] numbers;
  private final int[] vertexStarts;
  private final int[] triangleStarts;
  private final List<Frame> frames = new ArrayList<>();
  private final int[] frameNumbers;

  /**
   * @param all every piece of the level in canonical order
   * @throws ArithmeticException when the level has more vertices or corners than ints can count
   */
  StoredMesh(List<Piece> all) {
    numbers = new int[all.size()];
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).collidable()) {
        numbers[pieces.size()] = i;
        pieces.add(all.get(i));
      }
    }
    vertexStarts = new int[pieces.size() + 1];
    triangleStarts = new int[pieces.size() + 1];
    frameNumbers = new int[pieces.size()];
    Map<Frame, Integer> known = new HashMap<>();
    for (int row = 0; row < pieces.size(); row++) {
      Piece piece = pieces.get(row);
      vertexStarts[row + 1] = Math.addExact(vertexStarts[row], piece.pointCount());
      triangleStarts[row + 1] = Math.addExact(triangleStarts[row], piece.triangleCount());
      Integer frame = known.putIfAbsent(piece.frame(), frames.size());
      frameNumbers[row] = frame == null ? frames.size() : frame;
      if (frame == null) {
        frames.add(piece.frame());
      }
    }
    Math.multiplyExact(triangleStarts[pieces.size()], 3);
  }

  /** Number of collidable pieces. */
  int rows() {
    return pieces.size();
  }

  Piece piece(int row) {
    return pieces.get(row);
  }

  /** Index of a collidable piece among all pieces of the level. */
  int number(int row) {
    return numbers[row];
  }

  /** The distinct frames of collidable pieces. */
  List<Frame> frames() {
    return frames;
  }

  /** Index into {@link #frames()}. */
  int frame(int row) {
    return frameNumbers[row];
  }

  int vertexCount() {
    return vertexStarts[rows()];
  }

  int triangleCount() {
    return triangleStarts[rows()];
  }

  /** Number of a piece's first vertex. */
  int vertexStart(int row) {
    return vertexStarts[row];
  }

  /** Number of a piece's first triangle. */
  int triangleStart(int row) {
    return triangleStarts[row];
  }

  /** The piece that a vertex belongs to; {@code guess} is tried first. */
  int rowOfVertex(int vertex, int guess) {
    return rowOf(vertexStarts, vertex, guess);
  }

  /** The piece that a triangle belongs to; {@code guess} is tried first. */
  int rowOfTriangle(int triangle, int guess) {
    return rowOf(triangleStarts, triangle, guess);
  }

  /** Visits the vertices {@code from} to {@code to}, piece by piece. */
  void vertices(int from, int to, Run run) {
    visit(vertexStarts, from, to, run);
  }

  /** Visits the triangles {@code from} to {@code to}, piece by piece. */
  void triangles(int from, int to, Run run) {
    visit(triangleStarts, from, to, run);
  }

  private static int rowOf(int[] starts, int item, int guess) {
    if (starts[guess] <= item && item < starts[guess + 1]) {
      return guess;
    }
    int at = Arrays.binarySearch(starts, item);
    // of several starts at one place only the last belongs to a piece that is not empty
    int row = at < 0 ? -at - 2 : at;
    while (starts[row + 1] == starts[row]) {
      row++;
    }
    return row;
  }

  private static void visit(int[] starts, int from, int to, Run run) {
    if (from >= to) {
      return;
    }
    for (int row = rowOf(starts, from, 0); row + 1 < starts.length && starts[row] < to; row++) {
      int first = Math.max(from, starts[row]);
      int end = Math.min(to, starts[row + 1]);
      if (first < end) {
        run.accept(row, first - starts[row], end - starts[row]);
      }
    }
  }
}
