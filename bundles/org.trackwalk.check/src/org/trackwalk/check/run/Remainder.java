package org.trackwalk.check.run;

import java.util.Arrays;
import java.util.Map;
import org.trackwalk.ground.surface.LeftSheets;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What else there was of a level of which plain ground was left out (docs/tiles.md).
 *
 * @param closed by the name of a piece, for each of its triangles, a bit for each edge that is not
 *     open in the whole level; the edge across from corner k of the stored triangle has bit k
 * @param sheets that were left out; its triangles are empty, see {@code beside}
 * @param beside by the name of a piece, pairs: one of its triangles, and a sheet that it has a
 *     neighbour in
 * @param triangles that were left out
 * @param vertices as stored that were left out
 */
public record Remainder(
    Map<String, byte[]> closed,
    LeftSheets sheets,
    Map<String, int[]> beside,
    int triangles,
    int vertices) {

  /** Of a level that is there as a whole. */
  public static final Remainder NONE = new Remainder(Map.of(), LeftSheets.NONE, Map.of(), 0, 0);

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

  /** The sheets that were left out, beside the triangles of what is there. */
  LeftSheets sheets(WeldedSurface surface) {
    if (beside.isEmpty()) {
      return sheets;
    }
    IntList triangles = new IntList();
    IntList numbers = new IntList();
    int[][] first = new int[surface.pieces().size()][];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      int[] pairs = beside.get(surface.pieces().get(piece).name());
      if (pairs != null) {
        first[piece] = first[piece] == null ? firstPairs(pairs) : first[piece];
        int source = surface.sourceTriangle(t);
        int at = Arrays.binarySearch(first[piece], source);
        // A triangle has up to three such neighbours.
        for (int i = at; i >= 0 && first[piece][i] == source; i--) {
          add(t, pairs[2 * i + 1], triangles, numbers);
        }
        for (int i = at + 1; at >= 0 && i < first[piece].length && first[piece][i] == source; i++) {
          add(t, pairs[2 * i + 1], triangles, numbers);
        }
      }
    }
    return new LeftSheets(
        sheets.sizes(),
        sheets.areas(),
        sheets.upward(),
        sheets.firsts(),
        triangles.array(),
        numbers.array(),
        sheets.facing());
  }

  private static void add(int triangle, int sheet, IntList triangles, IntList numbers) {
    triangles.add(triangle);
    numbers.add(sheet);
  }

  private static int[] firstPairs(int[] pairs) {
    int[] first = new int[pairs.length / 2];
    for (int i = 0; i < first.length; i++) {
      first[i] = pairs[2 * i];
    }
    return first;
  }

  /** The bit of a half-edge in its stored triangle. */
  public static int edge(WeldedSurface surface, int halfEdge) {
    int t = halfEdge / 3;
    int a = surface.sourceCorner(t, halfEdge % 3) % 3;
    int b = surface.sourceCorner(t, (halfEdge + 1) % 3) % 3;
    return 1 << 3 - a - b;
  }
}
