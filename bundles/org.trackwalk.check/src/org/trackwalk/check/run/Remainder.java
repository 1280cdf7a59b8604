package org.trackwalk.check.run;

import java.util.Map;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What else there was of a level of which plain ground was left out (docs/tiles.md).
 *
 * @param closed by the name of a piece, for each of its triangles, a bit for each edge that is not
 *     open in the whole level; the edge across from corner k of the stored triangle has bit k
 * @param triangles that were left out
 * @param vertices as stored that were left out
 */
public record Remainder(Map<String, byte[]> closed, int triangles, int vertices) {

  /** Of a level that is there as a whole. */
  public static final Remainder NONE = new Remainder(Map.of(), 0, 0);

  /** Whether the level is there as a whole. */
  public boolean none() {
    return triangles == 0;
  }

  /** The topology with no open edges where triangles were left out. */
  Topology cut(WeldedSurface surface, Topology topology) {
    if (none()) {
      return topology;
    }
    byte[][] byPiece =
        surface.pieces().stream()
            .map(piece -> closed.getOrDefault(piece.name(), new byte[0]))
            .toArray(byte[][]::new);
    return topology.cutAt(
        h -> {
          int t = h / 3;
          byte[] edges = byPiece[surface.pieceOf(t)];
          int source = surface.sourceTriangle(t);
          return source < edges.length && (edges[source] & edge(surface, h)) != 0;
        });
  }

  /** The bit of a half-edge in its stored triangle. */
  public static int edge(WeldedSurface surface, int halfEdge) {
    int t = halfEdge / 3;
    int a = surface.sourceCorner(t, halfEdge % 3) % 3;
    int b = surface.sourceCorner(t, (halfEdge + 1) % 3) % 3;
    return 1 << 3 - a - b;
  }
}
