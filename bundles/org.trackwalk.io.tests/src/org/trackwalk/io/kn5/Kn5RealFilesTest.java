package org.trackwalk.io.kn5;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Real tracks and a car's collider beside what an independent reader counted in them. */
final class Kn5RealFilesTest {

  /** Columns of the independent reader's table. */
  private static final List<String> COUNTS =
      List.of("materials", "nodes", "meshes", "triangles", "vertices", "welded", "min", "max");

  private static final int MUTANTS = 2_000;

  @TempDir Path folder;

  @TestFactory
  List<DynamicTest> countsAreThoseOfAnIndependentReader() throws Exception {
    Path games = games();
    List<String> rows = Files.readAllLines(games.resolve("FACTS.csv"));
    List<String> head = List.of(rows.get(0).split(","));
    List<DynamicTest> tests = new ArrayList<>();
    for (String row : rows.subList(1, rows.size())) {
      List<String> facts = List.of(row.split(","));
      Path file = games.resolve(facts.get(0));
      tests.add(
          DynamicTest.dynamicTest(
              facts.get(0),
              () -> {
                List<String> expected =
                    COUNTS.stream().map(name -> facts.get(head.indexOf(name))).toList();
                assertEquals(expected, counted(file));
              }));
    }
    return tests;
  }

  @Test
  void mutantsOfARealFileAreReadOrRefused() throws Exception {
    byte[] good = Files.readAllBytes(games().resolve("assetto/colliders/vw_sa_citi_golf.kn5"));
    SoundPieces.mutants(new Kn5Importer(), good, folder.resolve("a.kn5"), MUTANTS, 22);
  }

  private static Path games() {
    Optional<Path> shared = SharedData.folder().map(s -> s.resolve("games"));
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get()), "the folder of games is not here");
    return shared.get();
  }

  private static List<String> counted(Path path) throws Exception {
    ImportRequest request = ImportRequest.of(path);
    Kn5File file = Kn5File.read(request, Progress.none());
    ImportedMesh mesh = new Kn5Importer().read(request, Progress.none());
    long meshes = file.nodes().stream().filter(node -> node.mesh() != null).count();
    int triangles = 0;
    int vertices = 0;
    float[] least = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    float[] most = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
    Set<String> welded = new HashSet<>();
    for (Piece piece : mesh.pieces()) {
      triangles += piece.triangleCount();
      vertices += piece.vertexCount();
      float[] placed = piece.frame().place(piece.positions());
      for (int v = 0; v < placed.length; v += 3) {
        StringBuilder bits = new StringBuilder();
        for (int k = 0; k < 3; k++) {
          bits.append(Float.floatToRawIntBits(placed[v + k] + 0f)).append(' ');
          least[k] = Math.min(least[k], placed[v + k]);
          most[k] = Math.max(most[k], placed[v + k]);
        }
        welded.add(bits.toString());
      }
    }
    return List.of(
        "" + file.materials().size(),
        "" + file.nodes().size(),
        "" + meshes,
        "" + triangles,
        "" + vertices,
        "" + welded.size(),
        vertices == 0 ? "none" : bound(least),
        vertices == 0 ? "none" : bound(most));
  }

  private static String bound(float[] xyz) {
    return String.format(Locale.ROOT, "%.3f %.3f %.3f", xyz[0], xyz[1], xyz[2]);
  }
}
