package org.trackwalk.peers.engine;

import java.util.List;
import org.trackwalk.mesh.level.Piece;

/**
 * A ground that probes are put on.
 *
 * @param name as tables show it
 * @param pieces each becomes a body of its own
 */
public record Ground(String name, List<Piece> pieces) {

  /** Takes a copy of the list. */
  public Ground {
    pieces = List.copyOf(pieces);
  }

  /** Triangles of all pieces. */
  public int triangleCount() {
    return pieces.stream().mapToInt(Piece::triangleCount).sum();
  }
}
