package org.trackwalk.mesh.weld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** The canonical order of pieces: by name, then file, node, and at last by what they hold. */
final class PieceOrder {

  private PieceOrder() {}

  static List<Piece> sorted(List<Piece> pieces) {
    List<Piece> sorted = new ArrayList<>(pieces);
    sorted.sort(PieceOrder::compare);
    return sorted;
  }

  /** Plain, as every start sorts: no archive of classes holds what {@code comparing} returns. */
  private static int compare(Piece a, Piece b) {
    int c = a.name().compareTo(b.name());
    c = c != 0 ? c : a.file().compareTo(b.file());
    c = c != 0 ? c : a.node().compareTo(b.node());
    c = c != 0 ? c : a.frame().toString().compareTo(b.frame().toString());
    c = c != 0 ? c : Arrays.compare(a.positions(), b.positions());
    return c != 0 ? c : Arrays.compare(a.triangles(), b.triangles());
  }
}
