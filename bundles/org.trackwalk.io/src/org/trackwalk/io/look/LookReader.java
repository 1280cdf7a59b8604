package org.trackwalk.io.look;

import java.io.IOException;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Reads the look of pieces that an importer has read from a file before. Stateless. */
@FunctionalInterface
public interface LookReader {

  /**
   * Reads the file again, for its look.
   *
   * @param request the folder in it is what pictures must not leave
   * @param pieces of this file, whose stored vertices, triangles and places are as the importer
   *     gave them
   * @return a look for each of them, in their order
   * @throws ImportException when the file cannot be understood
   * @throws IOException when it cannot be read from disk
   */
  FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException;
}
