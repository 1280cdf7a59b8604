package org.trackwalk.io.source;

import java.util.List;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.kn5.FeltName;
import org.trackwalk.mesh.level.Piece;

/**
 * Objects that mark a place for Assetto Corsa, whatever file they stand in: the game takes their
 * place and never their mesh.
 */
final class MarkerPieces {

  private MarkerPieces() {}

  /** The same mesh in which nothing runs against a marker. */
  static ImportedMesh drawnOnly(ImportedMesh mesh) {
    if (mesh.pieces().stream().noneMatch(p -> p.collidable() && FeltName.isPlace(p.name()))) {
      return mesh;
    }
    List<Piece> pieces =
        mesh.pieces().stream()
            .map(piece -> isMarker(piece) ? piece.toBuilder().collidable(false).build() : piece)
            .toList();
    return new ImportedMesh(pieces, mesh.problems(), mesh.filesRead(), mesh.markers());
  }

  private static boolean isMarker(Piece piece) {
    return piece.collidable() && FeltName.isMarker(piece.name());
  }
}
