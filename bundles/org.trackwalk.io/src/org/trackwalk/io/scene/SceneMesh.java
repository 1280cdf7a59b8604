package org.trackwalk.io.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.progress.Progress;

/** Looks into a mesh file that a scene names: for the names of its pieces, or where its road is. */
public final class SceneMesh {

  private SceneMesh() {}

  /**
   * Reads a mesh.
   *
   * @param reference the file as the manifest will name it, known to be there and allowed
   * @throws ImportException when it cannot be understood or is of no format that is read
   * @throws IOException when it cannot be read from disk
   */
  public static ImportedMesh read(SceneRequest request, String reference, Progress progress)
      throws ImportException, IOException {
    Path file = request.folder().resolve(reference).normalize();
    Optional<MeshImporter> importer = Importers.forFileName(reference);
    if (importer.isEmpty()) {
      throw new ImportException(
          request.displayName(), "", "the mesh '" + reference + "' is of no format that is read");
    }
    return importer
        .get()
        .read(
            new ImportRequest(
                file, reference, request.folder(), request.allowOutside(), null, null),
            progress);
  }
}
