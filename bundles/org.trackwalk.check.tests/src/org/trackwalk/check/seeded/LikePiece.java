package org.trackwalk.check.seeded;

import java.util.BitSet;
import org.trackwalk.mesh.level.Piece;

/** A piece with other triangles, each of which is what one of its own was. */
final class LikePiece {

  private LikePiece() {}

  /**
   * Makes it.
   *
   * @param from for each triangle the one of the piece whose surface, side and place it has
   */
  static Piece of(Piece piece, float[] xyz, int[] corners, int[] from) {
    int[] surfaces = new int[from.length];
    int[] places = new int[from.length];
    BitSet twoSided = new BitSet();
    for (int t = 0; t < from.length; t++) {
      surfaces[t] = piece.surfaceIndex(from[t]);
      places[t] = piece.place(from[t]);
      twoSided.set(t, piece.twoSided(from[t]));
    }
    return Piece.named(piece.name(), piece.file())
        .node(piece.node())
        .frame(piece.frame())
        .places(places)
        .mesh(xyz, corners)
        .surfaces(piece.surfaces(), surfaces)
        .surfaceClass(piece.surfaceClass())
        .twoSidedTriangles(twoSided)
        .collidable(piece.collidable())
        .build();
  }
}
