package org.trackwalk.mesh.weld;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.trackwalk.mesh.level.Piece;

/**
 * The weld of a level in which only vertices have been moved, none of them past another one in
 * canonical order: it numbers everything as the weld before. Whatever else may have changed is told
 * by an empty answer.
 *
 * <p>A vertex lies strictly between its neighbours in that order, before and after, so that it
 * shares its place with none, and no stored zero of it is negative: so neither ties nor signs
 * decide anything about it.
 */
final class MovedVertices {

  private static final int NEGATIVE_ZERO = 0x8000_0000;

  private final WeldedSurface before;
  private final List<Piece> pieces;

  /** Per piece whether it is another object than before. */
  private final boolean[] other;

  private final float[] positions;
  private final BitSet moved = new BitSet();

  /** Per moved vertex a corner that it was moved by: the triangle's number and the corner's. */
  private final int[] movers;

  private MovedVertices(WeldedSurface before, List<Piece> pieces, boolean[] other) {
    this.before = before;
    this.pieces = pieces;
    this.other = other;
    positions = before.positions().clone();
    movers = new int[before.vertexCount()];
  }

  /**
   * The surface, or nothing where the weld must be made anew.
   *
   * @param pieces in canonical order
   */
  static Optional<WeldedSurface> weld(WeldedSurface before, List<Piece> pieces) {
    List<Piece> known = before.pieces();
    if (known.size() != pieces.size()) {
      return Optional.empty();
    }
    boolean[] other = new boolean[pieces.size()];
    for (int i = 0; i < other.length; i++) {
      other[i] = known.get(i) != pieces.get(i);
      if (other[i]
          && !(known.get(i).samePlan(pieces.get(i)) && finite(known.get(i), pieces.get(i)))) {
        return Optional.empty();
      }
    }
    MovedVertices vertices = new MovedVertices(before, pieces, other);
    return vertices.move() && vertices.together() && vertices.inOrder()
        ? Optional.of(new WeldedSurface(before, pieces, vertices.positions))
        : Optional.empty();
  }

  /** Whether each point of a piece that has been moved had and has a finite place. */
  private static boolean finite(Piece a, Piece b) {
    float[] p = a.points();
    float[] q = b.points();
    float[] placed = new float[6];
    for (int v = 0; v < p.length; v += 3) {
      if (Arrays.equals(p, v, v + 3, q, v, v + 3)) {
        continue;
      }
      a.frame().place(p[v], p[v + 1], p[v + 2], placed, 0);
      b.frame().place(q[v], q[v + 1], q[v + 2], placed, 3);
      for (int k = 0; k < 3; k++) {
        if (!Float.isFinite(p[v + k])
            || !Float.isFinite(q[v + k])
            || !Float.isFinite(placed[k])
            || !Float.isFinite(placed[3 + k])) {
          return false;
        }
      }
    }
    return true;
  }

  /** Moves the vertices of points that have been moved; false where zeros would have to be told. */
  private boolean move() {
    for (int t = 0; t < before.triangleCount(); t++) {
      int piece = before.pieceOf(t);
      if (!other[piece]) {
        continue;
      }
      Piece was = before.pieces().get(piece);
      Piece is = pieces.get(piece);
      for (int k = 0; k < 3; k++) {
        int point = 3 * is.corners()[before.sourceCorner(t, k)];
        int v = before.triangles()[3 * t + k];
        if (moved.get(v)
            || Arrays.equals(was.points(), point, point + 3, is.points(), point, point + 3)) {
          continue;
        }
        float[] p = is.points();
        if (before.hasNegativeZero(v) || negativeZero(p, point)) {
          return false;
        }
        is.frame().place(p[point], p[point + 1], p[point + 2], positions, 3 * v);
        moved.set(v);
        movers[v] = 3 * t + k;
      }
    }
    return true;
  }

  private static boolean negativeZero(float[] p, int at) {
    for (int k = at; k < at + 3; k++) {
      if (Float.floatToRawIntBits(p[k]) == NEGATIVE_ZERO) {
        return true;
      }
    }
    return false;
  }

  /** Whether all corners of each moved vertex went to one place, by the same bits in one frame. */
  private boolean together() {
    int[] corners = before.triangles();
    if (moved.isEmpty()) {
      return true;
    }
    int first = moved.nextSetBit(0);
    int last = moved.length() - 1;
    for (int i = 0; i < corners.length; i++) {
      int v = corners[i];
      if (v >= first && v <= last && moved.get(v) && !same(movers[v], i)) {
        return false;
      }
    }
    return true;
  }

  private boolean same(int i, int j) {
    Piece a = pieces.get(before.pieceOf(i / 3));
    Piece b = pieces.get(before.pieceOf(j / 3));
    int p = 3 * a.corners()[before.sourceCorner(i / 3, i % 3)];
    int q = 3 * b.corners()[before.sourceCorner(j / 3, j % 3)];
    return (a == b || a.frame().equals(b.frame()))
        && Arrays.equals(a.points(), p, p + 3, b.points(), q, q + 3);
  }

  /** Whether each moved vertex lay and lies strictly between its neighbours. */
  private boolean inOrder() {
    int last = before.vertexCount() - 1;
    for (int v = moved.nextSetBit(0); v >= 0; v = moved.nextSetBit(v + 1)) {
      if (v > 0 && !(follows(before.positions(), v) && follows(positions, v))
          || v < last && !(follows(before.positions(), v + 1) && follows(positions, v + 1))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a vertex comes strictly after the one before it. */
  private static boolean follows(float[] p, int v) {
    return Arrays.compare(p, 3 * v - 3, 3 * v, p, 3 * v, 3 * v + 3) < 0;
  }
}
