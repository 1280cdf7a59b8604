package org.trackwalk.mesh.tree.dynamic;

import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of a surface, piece by piece. Within a piece their order is that of the surface,
 * and it does not depend on the other pieces: canonical order compares positions, whatever numbers
 * the weld gave them.
 */
final class SurfacePieces {

  private final WeldedSurface surface;
  private final int[][] numbers;

  SurfacePieces(WeldedSurface surface) {
    this.surface = surface;
    int[] counts = new int[surface.pieces().size()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      counts[surface.pieceOf(t)]++;
    }
    numbers = new int[counts.length][];
    for (int piece = 0; piece < counts.length; piece++) {
      numbers[piece] = new int[counts[piece]];
    }
    for (int t = surface.triangleCount() - 1; t >= 0; t--) {
      int piece = surface.pieceOf(t);
      numbers[piece][--counts[piece]] = t;
    }
  }

  int count() {
    return numbers.length;
  }

  /** Indices in the surface of a piece's triangles, ascending. */
  int[] numbers(int piece) {
    return numbers[piece];
  }

  /** Three vertex ids of the surface per triangle of a piece. */
  int[] corners(int piece) {
    int[] own = numbers[piece];
    int[] corners = new int[3 * own.length];
    for (int i = 0; i < own.length; i++) {
      System.arraycopy(surface.triangles(), 3 * own[i], corners, 3 * i, 3);
    }
    return corners;
  }
}
