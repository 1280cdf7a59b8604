package org.trackwalk.io.studio;

import java.io.IOException;
import java.util.List;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads 3D Studio files. A piece is an object where a node shows it. Vertices stay the floats of
 * the file, which stand in the scene already; only what a node moves away from there gets a
 * placement, in double. Z up, metres.
 */
public final class StudioImporter implements MeshImporter {

  @Override
  public String id() {
    return "3ds";
  }

  @Override
  public List<String> extensions() {
    return List.of("3ds");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    ChunkInput input = new ChunkInput(FileBytes.read(request, progress), request.displayName());
    StudioScene scene = StudioScene.read(input, main(input), request, progress);
    return new StudioPieces(scene, input, request).read(progress);
  }

  private static StudioChunk main(ChunkInput input) throws ImportException {
    StudioChunk main = null;
    if (input.size() >= StudioChunk.HEADER && input.unsignedShortAt(0) == StudioChunk.MAIN) {
      main = StudioChunk.at(input, 0, input.size());
    }
    if (main == null) {
      throw input.refusal(0, "this is not a 3D Studio file: it does not begin with chunk 4D4D");
    }
    for (int at = main.end(); at < input.size(); at++) {
      if (!input.isZero(at)) {
        throw input.refusal(
            at,
            "the file says that it ends at byte "
                + main.end()
                + " but goes on; it is damaged or was joined with another, export it again");
      }
    }
    return main;
  }
}
