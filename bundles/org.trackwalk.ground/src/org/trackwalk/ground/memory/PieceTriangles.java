package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The triangles of pieces, which whoever asks about a few pieces need not seek among all. */
public final class PieceTriangles {

  private PieceTriangles() {}

  /**
   * Goes over the triangles of some pieces; those of one piece ascend.
   *
   * @param pieces by their places among those of the surface
   */
  public static void each(
      WeldedSurface surface, BitSet pieces, Memory memory, IntConsumer triangle) {
    if (memory.lasting()) {
      int[][] all = SameNumbers.of(memory, surface, PieceTriangles.class, () -> all(surface));
      pieces.stream().forEach(piece -> Arrays.stream(all[piece]).forEach(triangle));
      return;
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (pieces.get(surface.pieceOf(t))) {
        triangle.accept(t);
      }
    }
  }

  private static int[][] all(WeldedSurface surface) {
    int[][] all = new int[surface.pieces().size()][0];
    ByPiece grouped = ByPiece.of(surface, IntStream.range(0, surface.triangleCount()).toArray());
    for (int slot = 0; slot < grouped.pieces().length; slot++) {
      all[grouped.pieces()[slot]] = grouped.triangles()[slot];
    }
    return all;
  }
}
