package org.trackwalk.mesh.weld;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The vertices of a surface's corners under an {@link IdentityPolicy}. */
public final class VertexIdentity {

  private VertexIdentity() {}

  /**
   * One vertex id per corner, three per triangle of the surface; corners with the same id are one
   * vertex. Ids run from 0 without gaps: the welded ids for {@link IdentityPolicy#LEVEL_BITS}, else
   * in the order of first use.
   *
   * @return a new array
   */
  public static int[] cornerIds(WeldedSurface s, IdentityPolicy p) {
    if (p == IdentityPolicy.LEVEL_BITS) {
      return s.triangles().clone();
    }
    int[] ids = new int[s.triangles().length];
    int[][] numbers = new int[s.pieces().size()][];
    int[] bodies = bodies(s, p);
    PairNumbers pairs = new PairNumbers(s.vertexCount());
    int next = 0;
    for (int t = 0; t < s.triangleCount(); t++) {
      int piece = s.pieceOf(t);
      for (int k = 0; k < 3; k++) {
        int corner = 3 * t + k;
        if (p != IdentityPolicy.INDEX) {
          ids[corner] = pairs.number(bodies[piece], s.triangles()[corner]);
          continue;
        }
        if (numbers[piece] == null) {
          numbers[piece] = new int[s.pieces().get(piece).vertexCount()];
          Arrays.fill(numbers[piece], -1);
        }
        int stored = s.sourceVertex(t, k);
        if (numbers[piece][stored] < 0) {
          numbers[piece][stored] = next++;
        }
        ids[corner] = numbers[piece][stored];
      }
    }
    return ids;
  }

  /**
   * Inside of what vertices are compared, per piece: 0 where that is the level, else the piece
   * itself or the first piece of its file.
   *
   * @return a new array
   */
  public static int[] bodies(WeldedSurface s, IdentityPolicy p) {
    int[] bodies = new int[s.pieces().size()];
    Map<String, Integer> files = new HashMap<>();
    for (int i = 0; i < bodies.length; i++) {
      Integer first = files.putIfAbsent(s.pieces().get(i).file(), i);
      bodies[i] =
          switch (p) {
            case INDEX, PIECE_BITS -> i;
            case FILE_BITS -> first == null ? i : first;
            case LEVEL_BITS -> 0;
          };
    }
    return bodies;
  }

  /**
   * Numbers (piece, vertex) pairs in the order of first use; a chain of pieces hangs on a vertex.
   */
  private static final class PairNumbers {
    private final int[] heads;
    private int[] pieces = new int[1024];
    private int[] nexts = new int[1024];
    private int size;

    PairNumbers(int vertexCount) {
      heads = new int[vertexCount];
      Arrays.fill(heads, -1);
    }

    int number(int piece, int vertex) {
      for (int i = heads[vertex]; i >= 0; i = nexts[i]) {
        if (pieces[i] == piece) {
          return i;
        }
      }
      if (size == pieces.length) {
        pieces = Arrays.copyOf(pieces, 2 * size);
        nexts = Arrays.copyOf(nexts, 2 * size);
      }
      pieces[size] = piece;
      nexts[size] = heads[vertex];
      heads[vertex] = size;
      return size++;
    }
  }
}
