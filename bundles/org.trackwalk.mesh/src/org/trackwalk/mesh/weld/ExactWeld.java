package org.trackwalk.mesh.weld;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Welds the pieces of a level on vertex identity, (frame, source bits) inside a frame and the
 * placed position between frames (seed 000, chapter 6; DESIGN 3), and puts the outcome in canonical
 * order.
 */
public final class ExactWeld {

  private ExactWeld() {}

  /**
   * Welds all collidable pieces.
   *
   * @param pieces in any order; those that are not collidable only appear in the surface's list
   * @param threads at least 1; changes nothing but the time
   * @throws org.trackwalk.mesh.progress.CancelledException when the user has cancelled
   */
  public static WeldedSurface weld(List<Piece> pieces, int threads, Progress progress) {
    List<Piece> sorted = PieceOrder.sorted(pieces);
    progress.begin("welding", sorted.size());
    List<Frame> frames = new ArrayList<>();
    Map<Frame, Integer> frameNumbers = new HashMap<>();
    KeyTable keys = new KeyTable();
    UsedVertices[] used = new UsedVertices[sorted.size()];
    int[][] keyOf = new int[sorted.size()][];
    int triangleCount = 0;
    int nonFiniteVertices = 0;
    int nonFiniteTriangles = 0;
    for (int i = 0; i < sorted.size(); i++) {
      Piece piece = sorted.get(i);
      if (!piece.collidable()) {
        continue;
      }
      progress.check();
      used[i] = new UsedVertices(piece);
      nonFiniteVertices += used[i].nonFiniteVertices();
      nonFiniteTriangles += piece.triangleCount() - used[i].triangles();
      triangleCount += used[i].triangles();
      int frame = frameNumbers.computeIfAbsent(piece.frame(), f -> frames.size());
      if (frame == frames.size()) {
        frames.add(piece.frame());
      }
      keyOf[i] = number(piece, used[i], frame, keys);
      progress.worked(1);
    }
    VertexOrder vertices = new VertexOrder(keys, frames);
    int[] corners = new int[3 * triangleCount];
    int[] firstCorners = new int[triangleCount];
    int[] trianglePieces = new int[triangleCount];
    int at = 0;
    for (int i = 0; i < sorted.size(); i++) {
      if (used[i] != null) {
        progress.check();
        at =
            collect(
                sorted.get(i),
                i,
                used[i],
                keyOf[i],
                vertices.ids(),
                corners,
                firstCorners,
                trianglePieces,
                at);
      }
    }
    int vertexCount = vertices.positions().length / 3;
    int[] order =
        new TriangleOrder(sorted, corners, firstCorners, trianglePieces).sorted(vertexCount);
    int[] sortedCorners = new int[corners.length];
    int[] sortedFirst = new int[triangleCount];
    int[] sortedPieces = new int[triangleCount];
    for (int t = 0; t < triangleCount; t++) {
      System.arraycopy(corners, 3 * order[t], sortedCorners, 3 * t, 3);
      sortedFirst[t] = firstCorners[order[t]];
      sortedPieces[t] = trianglePieces[order[t]];
    }
    return new WeldedSurface(
        sorted,
        vertices.positions(),
        sortedCorners,
        sortedFirst,
        sortedPieces,
        vertices.negativeZeros(),
        vertices.signedZeroSplits(),
        nonFiniteVertices,
        nonFiniteTriangles);
  }

  /** The key number of each used stored vertex. */
  private static int[] number(Piece piece, UsedVertices used, int frame, KeyTable keys) {
    float[] p = piece.positions();
    int[] numbers = new int[piece.vertexCount()];
    for (int v = 0; v < numbers.length; v++) {
      if (used.uses(v)) {
        numbers[v] =
            keys.number(
                frame,
                Float.floatToRawIntBits(p[3 * v]),
                Float.floatToRawIntBits(p[3 * v + 1]),
                Float.floatToRawIntBits(p[3 * v + 2]));
      }
    }
    return numbers;
  }

  /** Writes a piece's triangles, smallest id first, and returns where the next piece's begin. */
  private static int collect(
      Piece piece,
      int number,
      UsedVertices used,
      int[] keyOf,
      int[] ids,
      int[] corners,
      int[] firstCorners,
      int[] trianglePieces,
      int start) {
    int[] stored = piece.triangles();
    boolean mirrored = piece.frame().mirrors();
    int at = start;
    for (int t = 0; t < piece.triangleCount(); t++) {
      if (!used.keeps(t)) {
        continue;
      }
      int a = ids[keyOf[stored[3 * t]]];
      int b = ids[keyOf[stored[3 * t + (mirrored ? 2 : 1)]]];
      int c = ids[keyOf[stored[3 * t + (mirrored ? 1 : 2)]]];
      int turn = Rotation.smallestFirst(a, b, c);
      corners[3 * at] = turn == 0 ? a : turn == 1 ? b : c;
      corners[3 * at + 1] = turn == 0 ? b : turn == 1 ? c : a;
      corners[3 * at + 2] = turn == 0 ? c : turn == 1 ? a : b;
      firstCorners[at] = 3 * t + (mirrored ? (3 - turn) % 3 : turn);
      trianglePieces[at] = number;
      at++;
    }
    return at;
  }
}
