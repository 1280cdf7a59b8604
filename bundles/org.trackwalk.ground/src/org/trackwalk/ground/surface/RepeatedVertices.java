package org.trackwalk.ground.surface;

import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PieceTotals;

/**
 * Stored vertices of a whole piece that repeat the bits of an earlier one. Where each corner is
 * stored on its own, as in STL, they do so by their nature, and none is counted.
 *
 * @param count how many
 * @param of stored vertices in all
 * @param lowest xyz, as stored, of the repeated vertex with the smallest coordinates; empty for
 *     none
 */
public record RepeatedVertices(int count, int of, List<Float> lowest) {

  public static RepeatedVertices of(Piece piece) {
    PieceTotals all = piece.totals();
    if (all != null) {
      return new RepeatedVertices(all.repeated(), all.vertices(), all.lowest());
    }
    int vertices = piece.vertexCount();
    Duplicates found =
        vertices == 3 * piece.triangleCount() ? new Duplicates(0, -1) : Duplicates.of(piece);
    if (found.count() == 0) {
      return new RepeatedVertices(0, vertices, List.of());
    }
    float[] p = piece.positions();
    int v = 3 * found.lowest();
    return new RepeatedVertices(found.count(), vertices, List.of(p[v], p[v + 1], p[v + 2]));
  }
}
