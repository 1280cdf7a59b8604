package org.trackwalk.course.corridor;

import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** Numbers every pair of a piece and one of its surface names, so that names are looked up once. */
final class SurfaceIds {

  private final List<Piece> pieces;
  private final int[] first;

  /** Per piece the number of all its triangles; -1 where they have several. */
  private final int[] only;

  private SurfaceIds(List<Piece> pieces, int[] first) {
    this.pieces = pieces;
    this.first = first;
    only = new int[pieces.size()];
    for (int i = 0; i < only.length; i++) {
      only[i] = hasOne(pieces.get(i)) ? first[i] + 1 + pieces.get(i).surfaceIndex(0) : -1;
    }
  }

  private static boolean hasOne(Piece piece) {
    int count = piece.triangleCount();
    for (int t = 1; t < count; t++) {
      if (piece.surfaceIndex(t) != piece.surfaceIndex(0)) {
        return false;
      }
    }
    return count > 0;
  }

  static SurfaceIds of(List<Piece> pieces) {
    int[] first = new int[pieces.size() + 1];
    for (int i = 0; i < pieces.size(); i++) {
      // One more for triangles without a surface.
      first[i + 1] = first[i] + pieces.get(i).surfaces().size() + 1;
    }
    return new SurfaceIds(pieces, first);
  }

  int count() {
    return first[first.length - 1];
  }

  /** True when there is one number only, 0. */
  boolean single() {
    return count() == 1;
  }

  int of(int piece, int triangle) {
    return only[piece] >= 0
        ? only[piece]
        : first[piece] + 1 + pieces.get(piece).surfaceIndex(triangle);
  }
}
