package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;

/** Real tracks have their findings in any number of tiles. */
class TiledTracksTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"torcs/mixed-2/mixed-2.ac", "torcs/a-speedway/a-speedway.ac"})
  void aTrackHasItsFindingsInTiles(String name) throws Exception {
    Path file =
        SharedData.folder().map(shared -> shared.resolve("data/tracks/" + name)).orElse(null);
    assumeTrue(
        file != null && Files.isRegularFile(file),
        "no real tracks here: name their folder with -Dtrackwalk.shared=FOLDER");
    Level level =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    LevelReport whole = LevelCheck.check(level, TilesTest.settings(), Progress.none());
    assertFalse(whole.findings().isEmpty());
    for (int tiles : new int[] {4, 9, 64}) {
      Path into = Files.createDirectory(folder.resolve("t" + tiles));
      JoinedTiles joined = TilesTest.joined(level, tiles, false, into);
      assertEquals(0, joined.leftOut(), "all of a small track is near its road");
      for (int i = 0; i < level.pieces().size(); i++) {
        TilesTest.assertSame(level.pieces().get(i), joined.level().pieces().get(i));
      }
      if (tiles == 9) { // what is the same to the bit has the same findings
        LevelReport report = joined.check(TilesTest.settings(), false, Progress.none());
        assertEquals(TilesTest.lines(whole, Set.of()), TilesTest.lines(report, Set.of()));
        assertEquals(whole.ledger(), report.ledger());
      }
    }
  }
}
