package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/**
 * Makes piece names unique in a level of several files. A name that only one file uses stays; one
 * that several use gets its file's name before it: {@code kerb.glb/left}.
 */
final class PieceNames {

  private final Map<String, Integer> files = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  /** Notes the names of all files; only then are they told apart. */
  PieceNames(List<ImportedMesh> meshes) {
    for (ImportedMesh mesh : meshes) {
      Set<String> inFile = new HashSet<>();
      mesh.pieces().forEach(piece -> inFile.add(piece.name()));
      inFile.forEach(name -> files.merge(name, 1, Integer::sum));
    }
  }

  /** The same mesh with names that no earlier call has given away. */
  ImportedMesh unique(ImportedMesh mesh) {
    List<Piece> pieces = new ArrayList<>();
    Map<String, String> renamed = new HashMap<>();
    for (Piece piece : mesh.pieces()) {
      boolean shared = files.getOrDefault(piece.name(), 0) > 1;
      String wanted = shared ? piece.file() + "/" + piece.name() : piece.name();
      String name = wanted;
      for (int n = 2; !taken.add(name); n++) {
        name = wanted + " #" + n;
      }
      renamed.putIfAbsent(piece.name(), name);
      pieces.add(name.equals(piece.name()) ? piece : piece.toBuilder().name(name).build());
    }
    List<ImportProblem> problems = new ArrayList<>();
    for (ImportProblem problem : mesh.problems()) {
      problems.add(withPiece(problem, renamed.getOrDefault(problem.piece(), problem.piece())));
    }
    return new ImportedMesh(pieces, problems, mesh.filesRead());
  }

  private static ImportProblem withPiece(ImportProblem p, String name) {
    return new ImportProblem(p.rule(), name, p.file(), p.place(), p.count(), p.message(), p.near());
  }
}
