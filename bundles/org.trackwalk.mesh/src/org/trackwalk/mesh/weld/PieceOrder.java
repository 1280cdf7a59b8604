package org.trackwalk.mesh.weld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** The canonical order of pieces: by name, then file, node, and at last by what they hold. */
final class PieceOrder {

  private static final Comparator<Piece> ORDER =
      Comparator.comparing(Piece::name)
          .thenComparing(Piece::file)
          .thenComparing(Piece::node)
          .thenComparing(piece -> piece.frame().toString())
          .thenComparing(Piece::positions, Arrays::compare)
          .thenComparing(Piece::triangles, Arrays::compare);

  private PieceOrder() {}

  static List<Piece> sorted(List<Piece> pieces) {
    List<Piece> sorted = new ArrayList<>(pieces);
    sorted.sort(ORDER);
    return sorted;
  }
}
