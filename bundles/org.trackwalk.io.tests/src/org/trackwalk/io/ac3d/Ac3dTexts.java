package org.trackwalk.io.ac3d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Texts of small AC3D files, and what is read of them. */
final class Ac3dTexts {

  static final String MATERIALS =
      """
      AC3Db
      MATERIAL "plain" rgb 1 1 1  amb 0.2 0.2 0.2  emis 0 0 0  spec 0.5 0.5 0.5  shi 10  trans 0
      MATERIAL "sand bank" rgb 1 1 1  amb 0.2 0.2 0.2  emis 0 0 0  spec 0.5 0.5 0.5  shi 10  trans 0
      OBJECT world
      """;

  static final String TWO_TRIANGLES =
      """
      numvert 4
      0 0 0
      0 0 0.1
      1 0 0
      1 0 1e0
      numsurf 2
      SURF 0x10
      mat 0
      refs 3
      0 0 0
      1 0 1
      2 1 0
      SURF 0x30
      mat 1
      refs 3
      2 1 0
      1 0 1
      3 1 1
      """;

  private Ac3dTexts() {}

  static ImportedMesh read(Path folder, String text) throws Exception {
    return read(folder, text.getBytes(StandardCharsets.UTF_8));
  }

  static ImportedMesh read(Path folder, byte[] bytes) throws Exception {
    Path file = Files.write(folder.resolve("track.ac"), bytes);
    return new Ac3dImporter().read(ImportRequest.of(file), Progress.none());
  }

  static Piece only(ImportedMesh mesh) {
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().get(0);
  }
}
