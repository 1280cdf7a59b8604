package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Real and malformed OBJ, STL, PLY and B3D files; skipped where they are not at hand. */
final class PlainMeshFilesTest {

  private static final Set<String> ENDINGS = Set.of("obj", "stl", "ply", "b3d");

  /**
   * Where the list of facts is wrong: it passed over lines of the wall that go on after a
   * backslash, and took the texture coordinates of the fuze's faces, each with three corners, for
   * its vertices.
   */
  private static final Map<String, Integer> CORRECTED =
      Map.of("meshes/trimesh/wallhole.obj", 66, "meshes/trimesh/fuze_ascii.ply", 1000);

  @Test
  void realFilesHaveTheirTriangles() throws IOException {
    Path data = shared("data");
    List<String> wrong = new ArrayList<>();
    int read = 0;
    for (String line : Files.readAllLines(data.resolve("FACTS.csv"))) {
      String[] facts = line.split(",");
      Optional<MeshImporter> importer = importer(facts[0]);
      if (importer.isEmpty()) {
        continue;
      }
      int expected = CORRECTED.getOrDefault(facts[0], Integer.valueOf(facts[1]));
      String found = outcome(importer.get(), data.resolve(facts[0]));
      if (!found.equals(expected + " triangles")) {
        wrong.add(facts[0] + ": " + found + " instead of " + expected);
      }
      read++;
    }
    assertEquals(List.of(), wrong);
    assertTrue(read > 100, "only " + read + " files are listed");
  }

  @Test
  void allOtherFilesGiveTrianglesOrAReason() throws IOException {
    Path shared = shared("bad").getParent();
    assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          for (Path folder : List.of(shared.resolve("bad"), shared.resolve("data"))) {
            try (Stream<Path> files = Files.walk(folder)) {
              for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                Optional<MeshImporter> importer = importer(file.toString());
                if (importer.isPresent()) {
                  assertFalse(outcome(importer.get(), file).isEmpty());
                }
              }
            }
          }
        });
  }

  private static String outcome(MeshImporter importer, Path file) throws IOException {
    try {
      ImportedMesh mesh = importer.read(ImportRequest.of(file), Progress.none());
      SoundMesh.check(mesh);
      return mesh.pieces().stream().mapToInt(Piece::triangleCount).sum() + " triangles";
    } catch (ImportException refusal) {
      return refusal.oneLine();
    }
  }

  private static Optional<MeshImporter> importer(String file) {
    return ENDINGS.contains(Importers.ending(file))
        ? Importers.forFileName(file)
        : Optional.empty();
  }

  private static Path shared(String name) {
    Optional<Path> folder = SharedData.folder().map(shared -> shared.resolve(name));
    assumeTrue(folder.filter(Files::isDirectory).isPresent(), "no folder of shared data");
    return folder.orElseThrow();
  }
}
