package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Vertices that no triangle uses: each has its piece, its line and its place. */
class LooseVerticesTest {

  /** Squares of 10 m side by side; each has the vertices of {@code loose} after its own. */
  private static String squares(int count, String... loose) {
    List<String> lines = new ArrayList<>();
    int first = 1;
    for (int i = 0; i < count; i++) {
      lines.add("o road_" + i);
      lines.add("v " + 10 * i + " 0 0");
      lines.add("v " + 10 * i + " 0 -10");
      lines.add("v " + (10 * i + 10) + " 0 -10");
      lines.add("v " + (10 * i + 10) + " 0 0");
      for (String vertex : loose) {
        lines.add("v " + (10 * i + 5) + ' ' + vertex);
      }
      lines.add("f " + first + ' ' + (first + 3) + ' ' + (first + 2) + ' ' + (first + 1));
      first += 4 + loose.length;
    }
    return String.join("\n", lines) + '\n';
  }

  private static List<Finding> found(Path folder, String obj) throws IOException, ImportException {
    Path file = Files.writeString(folder.resolve("track.obj"), obj);
    Level level =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("topology.isolated-vertex"));
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("topology.isolated-vertex"))
        .sorted((a, b) -> Double.compare(a.position()[0], b.position()[0]))
        .toList();
  }

  @Test
  void fourInFourPiecesAreFourPlaces(@TempDir Path folder) throws IOException, ImportException {
    List<Finding> found = found(folder, squares(4, "1 -5"));
    assertEquals(4, found.size());
    for (int i = 0; i < 4; i++) {
      Finding f = found.get(i);
      String piece = "road_" + i;
      assertEquals(List.of(piece), f.pieces());
      assertEquals(6 + 7 * i, f.features().get(piece).place());
      assertArrayEquals(new double[] {10 * i + 5, 1, -5}, f.position());
      assertEquals(1, f.count());
    }
    assertEquals(4, found.stream().map(Finding::fingerprint).distinct().count());
  }

  @Test
  void severalInOnePieceAreOneFindingWithEachPlace(@TempDir Path folder)
      throws IOException, ImportException {
    List<Finding> found = found(folder, squares(2, "1 -5", "nan -5", "1 -6", "0.5 -5"));
    assertEquals(2, found.size());
    Finding second = found.get(1);
    assertEquals(4, second.count());
    assertEquals(
        List.of("15.0 0.5 -5.0", "15.0 1.0 -6.0", "15.0 1.0 -5.0"),
        second.flow().stream()
            .map(s -> s.position()[0] + " " + s.position()[1] + " " + s.position()[2])
            .toList());
    assertArrayEquals(second.flow().get(0).position(), second.position());
  }

  @Test
  void thoseOfAnObjectWithoutFacesAreWithTheNearestPiece(@TempDir Path folder)
      throws IOException, ImportException {
    List<Finding> found = found(folder, squares(2) + "o cloud\nv 17 3 -5\nv 19 3 -5\n");
    assertEquals(1, found.size());
    assertEquals(List.of("road_1"), found.get(0).pieces());
    assertEquals(2, found.get(0).count());
    // With one of the piece's own they are one finding still.
    found = found(folder, squares(2, "1 -5") + "o cloud\nv 17 3 -5\nv 19 3 -5\n");
    assertEquals(List.of(1, 3), found.stream().map(Finding::count).toList());
    assertEquals(13, found.get(1).features().get("road_1").place());
  }
}
