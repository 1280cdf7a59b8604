package org.trackwalk.io.importer;

import java.io.IOException;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads one mesh format. An importer is stateless; one class, one registration in {@link
 * Importers}.
 */
public interface MeshImporter {

  /** Short id of the format, for instance {@code obj}. */
  String id();

  /** File name endings without the dot, in lower case. */
  List<String> extensions();

  /**
   * Whether files can hold empties, nodes without a mesh from whose names games take places, and
   * the importer returns them as markers.
   *
   * @param fileName ends as one of {@link #extensions()}
   */
  default boolean holdsEmpties(String fileName) {
    return false;
  }

  /**
   * Reads a file into pieces. Every coordinate is the nearest float of what the file says; nothing
   * is moved, welded or repaired. What is wrong with single triangles becomes an {@link
   * org.trackwalk.mesh.level.ImportProblem}; what makes the file unreadable is thrown.
   *
   * @throws ImportException when the file cannot be understood or needs more memory than there is
   * @throws IOException when it cannot be read from disk
   */
  default ImportedMesh read(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    try {
      return mesh(request, progress);
    } catch (OutOfMemoryError e) {
      throw MemoryNeed.exhausted(request.displayName(), e);
    }
  }

  /** {@link #read} of one format, which need not care how much memory there is. */
  ImportedMesh mesh(ImportRequest request, Progress progress) throws ImportException, IOException;
}
