package org.trackwalk.io.patch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/** Turns edits into patches for one mesh format; stateless. */
public interface MeshPatcher {

  /**
   * What edits make of a file and the files that belong to it.
   *
   * @param file the mesh file
   * @param edits of parts of this file
   * @return patches by absolute path; empty when nothing changes
   * @throws PatchException when an edit finds nothing to change or cannot be made in this format
   * @throws IOException when a file cannot be read
   */
  List<FilePatch> patch(Path file, List<Edit> edits, Progress progress)
      throws PatchException, IOException;
}
