package org.trackwalk.mesh.weld;

import java.util.BitSet;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;

/**
 * The stored vertices of a piece that a triangle with three finite corners uses, stored and placed.
 */
final class UsedVertices {

  private final Piece piece;
  private final BitSet broken = new BitSet();
  private final boolean[] used;
  private int nonFiniteVertices;

  UsedVertices(Piece piece) {
    this.piece = piece;
    used = new boolean[piece.pointCount()];
    findBroken();
    int[] corners = piece.corners();
    for (int c = 0; c < corners.length; c += 3) {
      if (keeps(c / 3)) {
        used[corners[c]] = true;
        used[corners[c + 1]] = true;
        used[corners[c + 2]] = true;
      }
    }
  }

  boolean uses(int vertex) {
    return used[vertex];
  }

  private boolean keeps(int triangle) {
    if (broken.isEmpty()) {
      return true;
    }
    int[] corners = piece.corners();
    int c = 3 * triangle;
    return !broken.get(corners[c]) && !broken.get(corners[c + 1]) && !broken.get(corners[c + 2]);
  }

  /** Stored vertices, used or not, with a NaN or infinite coordinate. */
  int nonFiniteVertices() {
    return nonFiniteVertices;
  }

  private void findBroken() {
    float[] p = piece.points();
    Frame frame = piece.frame();
    float[] placed = new float[3];
    BitSet nonFinite = new BitSet();
    for (int v = 0; 3 * v < p.length; v++) {
      if (!finite(p, 3 * v)) {
        broken.set(v);
        nonFinite.set(v);
      } else if (!frame.unmoved()) {
        // a placement may carry a large coordinate out of the floats; a unit only makes it smaller
        frame.place(p[3 * v], p[3 * v + 1], p[3 * v + 2], placed, 0);
        if (!finite(placed, 0)) {
          broken.set(v);
        }
      }
    }
    nonFiniteVertices = nonFinite.isEmpty() ? 0 : storedVertices(nonFinite);
  }

  /** How many stored vertices some points are: of a soup each corner is one. */
  private int storedVertices(BitSet points) {
    if (piece.pointCount() == piece.vertexCount()) {
      return points.cardinality();
    }
    int count = 0;
    for (int point : piece.corners()) {
      count += points.get(point) ? 1 : 0;
    }
    return count;
  }

  private static boolean finite(float[] p, int at) {
    return Float.isFinite(p[at]) && Float.isFinite(p[at + 1]) && Float.isFinite(p[at + 2]);
  }
}
