package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.settings.CheckSettings;

/** What does not fit into the memory is cut into tiles by itself, and that is said. */
class TiledCheckTest {

  /** Has no room for the first weld of a whole level. */
  private static final class Cramped implements Progress {
    final AtomicInteger refused = new AtomicInteger();

    @Override
    public void begin(String task, long total) {
      if (task.startsWith("welding wide world") && refused.getAndIncrement() == 0) {
        throw new OutOfMemoryError("too large");
      }
    }

    @Override
    public void worked(long items) {}

    @Override
    public boolean cancelled() {
      return false;
    }
  }

  private static CheckReport check(Level level, Cramped progress) {
    LevelSource source =
        new LevelSource("world.obj", LevelSource.Status.FOUND, "", List.of(), (kept, p) -> level);
    return CheckRun.of(
        List.of(source),
        CheckSettings.defaults().withJobs(1),
        RunOptions.of(TilesTest.VERSION, UnaryOperator.identity())
            .largeBy(new TiledCheck(TilesTest.VERSION)),
        progress);
  }

  @Test
  void aWorldThatDoesNotFitIsCheckedInTiles() {
    Cramped progress = new Cramped();
    CheckReport report = check(WideWorld.of("hill", false), progress);
    assertEquals("checked", report.inputs().get(0).status());
    String grouping = report.levels().get(0).grouping();
    assertTrue(grouping.contains("tiles, since it does not fit into the memory"), grouping);
    assertTrue(report.levels().get(0).findings().size() > 20);
    assertEquals(2, progress.refused.get(), "one weld refused, one of what was kept");
  }

  /** Tiles of it would want the memory of the whole again: it is not even cut. */
  @Test
  void aLevelThatIsAllRoadFailsAsBefore() {
    Level circuit = WideWorld.circuit();
    Level road =
        new Level(
            "wide world, all road",
            circuit.grouping(),
            circuit.pieces(),
            circuit.problems(),
            circuit.sources(),
            circuit.hints());
    Cramped progress = new Cramped();
    CheckReport report = check(road, progress);
    assertEquals("failed", report.inputs().get(0).status());
    String reason = report.inputs().get(0).reason();
    assertTrue(reason.startsWith("needs more than the "), reason);
    assertTrue(
        reason.endsWith(
            "; in tiles: not cut, since 100 % of it lie near the road, which is kept as a whole"),
        reason);
    assertEquals(1, progress.refused.get(), "nothing was welded again");
  }

  @Test
  void aLevelOfWhichNothingCanBeLeftOutFailsAsBefore() {
    Level circuit = WideWorld.circuit();
    Level fenced =
        new Level(
            "wide world, fenced in",
            circuit.grouping(),
            circuit.pieces(),
            circuit.problems(),
            circuit.sources(),
            circuit.hints().withEnclosed(true));
    CheckReport report = check(fenced, new Cramped());
    assertEquals("failed", report.inputs().get(0).status());
    assertTrue(report.inputs().get(0).reason().contains("needs more than the "));
    assertEquals(3, report.exit());
  }
}
