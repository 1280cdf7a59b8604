package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/**
 * Makes piece names unique in a level of several files. A name that only one file uses stays; one
 * that several use gets its file's name before it: {@code kerb.glb/left}. A piece that is shown
 * several times gets a number behind its name.
 */
final class PieceNames {

  /** Marks a name that several files use. */
  private static final String SEVERAL = "";

  private final Map<String, String> files = new HashMap<>();
  private final UniqueNames taken = new UniqueNames();

  /** Notes the names of all files; only then are they told apart. */
  PieceNames(List<ImportedMesh> meshes) {
    for (ImportedMesh mesh : meshes) {
      for (Piece piece : mesh.pieces()) {
        files.merge(piece.name(), piece.file(), (a, b) -> a.equals(b) ? a : SEVERAL);
      }
    }
  }

  /** The same mesh with names that no earlier call has given away. */
  ImportedMesh unique(ImportedMesh mesh) {
    List<Piece> pieces = new ArrayList<>();
    Map<String, String> renamed = new HashMap<>();
    for (Piece piece : mesh.pieces()) {
      boolean several = SEVERAL.equals(files.get(piece.name()));
      String name = taken.take(several ? piece.file() + "/" + piece.name() : piece.name());
      renamed.putIfAbsent(piece.name(), name);
      pieces.add(name.equals(piece.name()) ? piece : piece.toBuilder().name(name).build());
    }
    List<ImportProblem> problems = new ArrayList<>();
    for (ImportProblem problem : mesh.problems()) {
      problems.add(problem.ofPiece(renamed.getOrDefault(problem.piece(), problem.piece())));
    }
    return new ImportedMesh(pieces, problems, mesh.filesRead(), mesh.markers());
  }
}
