package org.trackwalk.check.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;

/** Puts the very pieces of before in the place of those that are the same to the bit. */
final class SamePieces {

  private SamePieces() {}

  /** The level as it was loaded now, of the old pieces where they are the same. */
  static Level of(Level before, Level now) {
    Map<String, Piece> known = new HashMap<>();
    before.pieces().forEach(piece -> known.put(piece.name(), piece));
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : now.pieces()) {
      Piece old = known.get(piece.name());
      pieces.add(old != null && old.sameAs(piece) ? old : piece);
    }
    return now.withPieces(pieces);
  }
}
