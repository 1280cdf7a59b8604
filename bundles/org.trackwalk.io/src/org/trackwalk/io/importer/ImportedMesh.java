package org.trackwalk.io.importer;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/**
 * What an importer found in one file.
 *
 * @param pieces in file order; names unique inside the file; may be empty
 * @param problems what was left out
 * @param filesRead every file that was opened, for digests and for watching
 * @param markers places that a game takes from the names of nodes
 */
public record ImportedMesh(
    List<Piece> pieces, List<ImportProblem> problems, List<Path> filesRead, List<Marker> markers) {

  /** A file without markers. */
  public ImportedMesh(List<Piece> pieces, List<ImportProblem> problems, List<Path> filesRead) {
    this(pieces, problems, filesRead, List.of());
  }

  /** The same with other pieces. */
  public ImportedMesh withPieces(List<Piece> others) {
    return new ImportedMesh(others, problems, filesRead, markers);
  }
}
