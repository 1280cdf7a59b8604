package org.trackwalk.io.obj;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Texts read as if they were {@code road.obj}. */
final class ObjReading {

  /** Lines 1 to 5: a square and a vertex above it. */
  static final String FIVE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 5\n";

  private ObjReading() {}

  static Piece only(String text) throws ImportException {
    List<Piece> pieces = read(text).pieces();
    assertEquals(1, pieces.size());
    return pieces.get(0);
  }

  static ImportedMesh read(String text) throws ImportException {
    return ObjImporter.read(request(), bytes(text), 1, Progress.none());
  }

  static FileBytes bytes(String text) {
    return FileBytes.of(text.getBytes(StandardCharsets.UTF_8)).asText();
  }

  static ImportRequest request() {
    return ImportRequest.of(Path.of("road.obj"));
  }
}
