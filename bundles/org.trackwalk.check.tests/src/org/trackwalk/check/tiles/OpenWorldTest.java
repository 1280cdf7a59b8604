package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.examples.OpenWorld;
import org.trackwalk.io.aside.ShelfFile;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The world by which tiles are measured hangs together, and is cut as it is read. */
class OpenWorldTest {

  /** Triangles of two squares of one piece each, and of a road without one row of three quads. */
  private static final int TERRAIN = 2 * 2 * 250 * 250;

  private static final int ROAD = (900 - 1) * 3 * 2;

  @TempDir private Path folder;

  @Test
  void itHangsTogetherAndIsCutFromTheShelf() throws Exception {
    Path manifest = OpenWorld.write(folder.resolve("world"), 2, 1, 1);
    LevelSource source =
        LevelFinder.find(List.of(manifest), LoadOptions.DEFAULT, Progress.none()).get(0);
    try (ShelfFile shelf = ShelfFile.make(folder.resolve("meshes"))) {
      Level level = source.load(KeptFiles.on(shelf), Progress.none());
      WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
      Topology topology = Topology.of(surface, 1, Progress.none());
      int open = 0;
      for (int h = 0; h < 3 * surface.triangleCount(); h++) {
        open += topology.twin(h) == Topology.OPEN ? 1 : 0;
      }
      assertEquals(TERRAIN + ROAD, surface.triangleCount());
      // The rim of the terrain; both sides of the road, and the ends of what is missing.
      assertEquals(2 * (500 + 250) + 2 * (900 - 1) + 2 * 3, open);
      Path tiles = folder.resolve("tiles");
      TileBook book =
          TileCut.cut(
              level,
              new TileInput("world", FindingStates.NONE),
              TileGrid.into(TileCut.box(level), 6),
              false,
              TilesTest.VERSION,
              tiles,
              Progress.none());
      assertEquals(TERRAIN + ROAD, book.triangles());
      assertEquals(TERRAIN + ROAD, book.tiles().stream().mapToInt(TileHead::triangles).sum());
      assertTrue(book.whole().isEmpty(), book.whole());
    }
  }
}
