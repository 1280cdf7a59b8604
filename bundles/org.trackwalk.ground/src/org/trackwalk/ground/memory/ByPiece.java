package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Some triangles of a surface, piece by piece.
 *
 * @param numbers of the surface, by the array itself
 * @param members all of them, ascending
 * @param pieces that have some, by their places among those of the surface, ascending
 * @param triangles per piece, ascending
 * @param sources per piece the places in it of the same triangles
 */
record ByPiece(int[] numbers, int[] members, int[] pieces, int[][] triangles, int[][] sources) {

  static ByPiece of(WeldedSurface surface, int[] members) {
    List<Piece> all = surface.pieces();
    int[] counts = new int[all.size()];
    for (int t : members) {
      counts[surface.pieceOf(t)]++;
    }
    int used = 0;
    int[] slots = new int[all.size()];
    int[] pieces = new int[all.size()];
    for (int p = 0; p < counts.length; p++) {
      slots[p] = used;
      pieces[used] = p;
      used += counts[p] > 0 ? 1 : 0;
    }
    int[][] triangles = new int[used][];
    int[][] sources = new int[used][];
    for (int slot = 0; slot < used; slot++) {
      triangles[slot] = new int[counts[pieces[slot]]];
      sources[slot] = new int[counts[pieces[slot]]];
    }
    int[] filled = new int[used];
    for (int t : members) {
      int slot = slots[surface.pieceOf(t)];
      sources[slot][filled[slot]] = surface.sourceTriangle(t);
      triangles[slot][filled[slot]++] = t;
    }
    return new ByPiece(
        surface.triangles(), members, Arrays.copyOf(pieces, used), triangles, sources);
  }

  /** Whether it is so of a surface, too. */
  boolean holds(WeldedSurface surface, int[] others) {
    return numbers == surface.triangles() && (members == others || Arrays.equals(members, others));
  }
}
