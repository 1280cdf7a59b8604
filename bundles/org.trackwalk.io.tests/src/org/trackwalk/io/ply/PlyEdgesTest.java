package org.trackwalk.io.ply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.progress.Progress;

/** Of the edges that a file lists, those that are sides of its faces are nothing to tell. */
final class PlyEdgesTest {

  private static final String XYZ = "property float x\nproperty float y\nproperty float z\n";
  private static final String FACES = "property list uchar int vertex_indices\n";
  private static final String PAIRS = "property int vertex1\nproperty int vertex2\n";
  private static final String FOUR = "0 0 0\n10 0 0\n10 10 0\n0 10 0\n";

  @Test
  void theSidesOfTheOnlyFaceAreNoLooseEdges() throws ImportException {
    String header = "element vertex 4\n" + XYZ + "element face 1\n" + FACES + "element edge ";
    assertEquals(List.of(), told(header + "4\n" + PAIRS, FOUR + "4 0 1 2 3\n0 1\n1 2\n2 3\n3 0\n"));
    // A diagonal, once more, and one that goes nowhere.
    assertEquals(
        List.of("wall: 3 edges without a face"),
        told(header + "4\n" + PAIRS, FOUR + "4 0 1 2 3\n2 1\n0 2\n2 0\n0 9\n"));
  }

  @Test
  void edgesMayStandBeforeFacesAndHaveFurtherProperties() throws ImportException {
    String header =
        "element edge 2\nproperty uchar red\nproperty uint vertex2\nproperty list uchar int more\n"
            + "property uint vertex1\nelement vertex 4\n"
            + XYZ
            + "element tristrips 1\nproperty list int int vertex_indices\n";
    assertEquals(
        List.of("wall: 1 edge without a face"),
        told(header, "200 1 2 7 7 3\n9 3 0 0\n" + FOUR + "4 0 1 2 3\n"));
  }

  @Test
  void edgesWithoutTheirVerticesAreAllLoose() throws ImportException {
    String header = "element vertex 4\n" + XYZ + "element face 1\n" + FACES + "element edge 2\n";
    assertEquals(
        List.of("wall: 2 edges without a face"),
        told(header + "property int vertex1\n", FOUR + "4 0 1 2 3\n0\n1\n"));
    assertEquals(
        List.of("wall: 2 edges without a face"),
        told(
            header + "property float vertex1\nproperty float vertex2\n",
            FOUR + "4 0 1 2 3\n0.0 1.0\n1.0 2.0\n"));
  }

  @Test
  void theyAreCountedAsASetOfSidesCountsThem() throws ImportException {
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      int vertices = 5 + random.nextInt(8);
      StringBuilder data = new StringBuilder("0 0 0\n".repeat(vertices));
      Set<Set<Integer>> sides = new HashSet<>();
      for (int face = 0; face < 4; face++) {
        List<Integer> corners =
            random.ints(0, vertices).distinct().limit(3 + random.nextInt(3)).boxed().toList();
        data.append(corners.size());
        for (int i = 0; i < corners.size(); i++) {
          data.append(' ').append(corners.get(i));
          sides.add(Set.of(corners.get(i), corners.get((i + 1) % corners.size())));
        }
        data.append('\n');
      }
      int loose = 0;
      for (int edge = 0; edge < 30; edge++) {
        List<Integer> ends = random.ints(0, vertices).distinct().limit(2).boxed().toList();
        data.append(ends.get(0)).append(' ').append(ends.get(1)).append('\n');
        loose += sides.contains(Set.copyOf(ends)) ? 0 : 1;
      }
      String header =
          "element vertex "
              + vertices
              + "\n"
              + XYZ
              + "element face 4\n"
              + FACES
              + "element edge 30\n"
              + PAIRS;
      String expected = "wall: " + loose + (loose == 1 ? " edge" : " edges") + " without a face";
      assertEquals(
          loose == 0 ? List.of() : List.of(expected),
          told(header, data.toString()),
          "seed " + seed);
    }
  }

  private static List<String> told(String header, String data) throws ImportException {
    String file = "ply\nformat ascii 1.0\n" + header + "end_header\n" + data;
    FileBytes bytes = FileBytes.of(file.getBytes(StandardCharsets.UTF_8)).asText();
    return PlyImporter.read(ImportRequest.of(Path.of("wall.ply")), bytes, Progress.none())
        .problems()
        .stream()
        .map(ImportProblem::message)
        .toList();
  }
}
