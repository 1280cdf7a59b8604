package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** Pieces of real roads whose names are taken away, against what all names say. */
class RenamedPieceTest {

  /** Of each track so many pieces of its main road lose their names, one at a time. */
  private static final int TRIED = 6;

  private static Set<String> road(Level level) {
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return new TreeSet<>(
        CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults())
            .facts()
            .pieces());
  }

  /** The level with pieces that no name speaks of; each is called {@code Mesh} and its number. */
  private static Level renamed(Level level, Set<Integer> numbers) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    for (int i : numbers) {
      Piece piece = pieces.get(i);
      List<String> materials = new ArrayList<>();
      for (int m = 0; m < piece.surfaces().size(); m++) {
        materials.add("m" + m);
      }
      int[] each = new int[piece.triangleCount()];
      for (int t = 0; t < each.length; t++) {
        each[t] = piece.surfaceIndex(t);
      }
      pieces.set(i, piece.toBuilder().name("Mesh" + i).node("").surfaces(materials, each).build());
    }
    return new Level("renamed", "", pieces, List.of(), List.of(), LevelHints.NONE);
  }

  private static void assertSameRoad(Level level, Set<String> named, Set<Integer> numbers) {
    Set<String> expected = new TreeSet<>(named);
    for (int i : numbers) {
      expected.remove(level.pieces().get(i).name());
      expected.add("Mesh" + i);
    }
    assertEquals(expected, road(renamed(level, numbers)));
  }

  @Test
  void theMainRoadOfRealTracksIsWhole() throws IOException, ImportException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    List<Path> files;
    try (Stream<Path> all = Files.walk(shared.get().resolve("data/tracks/torcs"))) {
      files = all.filter(p -> p.toString().endsWith(".ac")).sorted().toList();
    }
    int tried = 0;
    for (Path file : files) {
      Level level =
          LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      List<Integer> main = new ArrayList<>();
      for (int i = 0; i < level.pieces().size(); i++) {
        if (level.pieces().get(i).name().startsWith("tkMn")) {
          main.add(i);
        }
      }
      if (main.isEmpty()) {
        continue;
      }
      Set<String> named = road(level);
      Set<Integer> apart = new TreeSet<>();
      for (int i = 0; i < TRIED; i++) {
        int at = (2 * i + 1) * main.size() / (2 * TRIED);
        assertSameRoad(level, named, Set.of(main.get(at)));
        apart.add(main.get(at));
        tried++;
      }
      assertSameRoad(level, named, apart);
      assertSameRoad(level, named, new TreeSet<>(main.subList(4, 7)));
    }
    assertTrue(tried >= 11 * TRIED, tried + " pieces");
  }
}
