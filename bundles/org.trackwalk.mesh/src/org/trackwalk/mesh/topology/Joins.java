package org.trackwalk.mesh.topology;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which half-edges are one edge: of all triangles together, or inside each piece alone. */
public final class Joins {

  private final int[] triangles;
  private final int[] twins;
  private final int[] nonManifold;
  private final int open;

  /**
   * The joins of a topology.
   *
   * @param twins as {@link Topology#twin} has them
   * @param nonManifold as {@link Topology#nonManifoldEdges} has them
   * @param open number of open half-edges
   */
  Joins(int[] triangles, int[] twins, int[] nonManifold, int open) {
    this.triangles = triangles;
    this.twins = twins;
    this.nonManifold = nonManifold;
    this.open = open;
  }

  /** As if each piece were there alone: an edge that it has in common with others is open. */
  Joins withinPieces(WeldedSurface s) {
    if (s.pieces().size() < 2) {
      return this;
    }
    int[] inside = twins.clone();
    int ends = open;
    for (int h = 0; h < inside.length; h++) {
      int twin = twins[h];
      if (twin >= 0 && piece(s, h) != piece(s, twin)) {
        inside[h] = Topology.OPEN;
        ends++;
      }
    }
    int[] groups = new int[2 * nonManifold.length]; // room for a count more for each part
    int size = 0;
    for (int at = 0; at < nonManifold.length; at += nonManifold[at] + 1) {
      int to = at + nonManifold[at] + 1;
      // The half-edges ascend, but not their pieces.
      long[] byPiece = byPiece(s, at + 1, to);
      for (long run : runs(byPiece)) {
        int from = (int) run;
        int end = from + 1;
        while (end < byPiece.length && byPiece[end] >>> 32 == byPiece[from] >>> 32) {
          end++;
        }
        int first = (int) byPiece[from];
        if (end - from == 1) {
          inside[first] = Topology.OPEN;
          ends++;
        } else if (end - from == 2) {
          int second = (int) byPiece[from + 1];
          inside[first] = second;
          inside[second] = first;
        } else {
          groups[size++] = end - from;
          for (int i = from; i < end; i++) {
            groups[size++] = (int) byPiece[i];
          }
        }
      }
    }
    return new Joins(triangles, inside, Arrays.copyOf(groups, size), ends);
  }

  /** The half-edges of one edge with their pieces above them, ascending. */
  private long[] byPiece(WeldedSurface s, int from, int to) {
    long[] keys = new long[to - from];
    for (int i = from; i < to; i++) {
      keys[i - from] = (long) piece(s, nonManifold[i]) << 32 | nonManifold[i];
    }
    Arrays.sort(keys);
    return keys;
  }

  /** Where each piece's half-edges begin, with the first of them above, ascending by that. */
  private static long[] runs(long[] byPiece) {
    long[] runs = new long[byPiece.length];
    int count = 0;
    for (int i = 0; i < byPiece.length; i++) {
      if (i == 0 || byPiece[i] >>> 32 != byPiece[i - 1] >>> 32) {
        runs[count++] = (byPiece[i] & 0xffff_ffffL) << 32 | i;
      }
    }
    Arrays.sort(runs, 0, count);
    return Arrays.copyOf(runs, count);
  }

  private static int piece(WeldedSurface s, int halfEdge) {
    return s.pieceOf(Topology.triangle(halfEdge));
  }

  /** Number of open edges. */
  public int openCount() {
    return open;
  }

  /** Whether one triangle alone uses the edge of a half-edge. */
  public boolean isOpen(int halfEdge) {
    return twins[halfEdge] == Topology.OPEN;
  }

  /** Half-edges of open edges, ascending; a new array. */
  int[] openHalfEdges() {
    int[] list = new int[open];
    int count = 0;
    for (int h = 0; h < twins.length; h++) {
      if (twins[h] == Topology.OPEN) {
        list[count++] = h;
      }
    }
    return list;
  }

  int triangleCount() {
    return triangles.length / 3;
  }

  int twin(int halfEdge) {
    return twins[halfEdge];
  }

  /** See {@link Topology#nonManifoldEdges}. */
  int[] nonManifoldEdges() {
    return nonManifold;
  }

  int from(int halfEdge) {
    return triangles[halfEdge];
  }

  int to(int halfEdge) {
    return triangles[Topology.next(halfEdge)];
  }

  /** See {@link Topology#nextOpen(int, int)}. */
  int nextOpen(int openHalfEdge, int vertex) {
    int h = openHalfEdge;
    while (true) {
      int other = triangles[h] == vertex ? Topology.previous(h) : Topology.next(h);
      int twin = twins[other];
      if (twin < 0) {
        return twin == Topology.OPEN ? other : -1;
      }
      h = twin;
    }
  }
}
