package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.levels.LoadedLevel;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.model.settings.CheckSettings;

/** A nightly run over many levels must not hold the geometry of all of them. */
class KeptSurfacesTest {

  @TempDir Path folder;

  private LevelReport check(UnaryOperator<LevelReport> keep) throws IOException {
    Path file = folder.resolve("level.obj");
    Files.writeString(file, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
    return CheckRun.run(
            List.of(file),
            LoadOptions.DEFAULT,
            CheckSettings.defaults(),
            "test",
            keep,
            Progress.none())
        .levels()
        .get(0);
  }

  @Test
  void onlyWhereSomethingIsDrawn() throws IOException {
    LevelReport drawn = check(UnaryOperator.identity());
    LevelReport listed = check(LevelReport::withoutSurface);
    assertNotNull(drawn.surface());
    assertNull(listed.surface());
    assertNull(listed.surfaceClass());
    assertEquals(drawn.facts().boundaryEdges(), listed.facts().boundaryEdges());
    assertEquals(drawn.ledger(), listed.ledger());
  }

  /** What knows answers for another run, with other levels, must get all of each. */
  @Test
  void whatThisRunNeedsLessOfIsKnownWhole() throws IOException {
    Path file = folder.resolve("level.obj");
    Files.writeString(file, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
    LevelSketch all = new LevelSketch(Map.of("a", new byte[] {1}, "b", new byte[] {2}));
    LevelSketch less = new LevelSketch(Map.of("a", new byte[] {1}));
    List<LevelAnswer> answers = new ArrayList<>();
    RunOptions options =
        RunOptions.of("test", level -> level.sketched(all).withoutSurface())
            .thinnedBy(level -> level.sketched(less))
            .withKnown(new OneAnswer(answers));
    for (String time : List.of("checked", "known")) {
      LevelReport level =
          CheckRun.run(
                  List.of(file),
                  LoadOptions.DEFAULT,
                  CheckSettings.defaults(),
                  options,
                  Progress.none())
              .levels()
              .get(0);
      assertSame(less, level.sketch(), time);
      assertEquals(1, answers.size(), time);
      assertSame(all, answers.get(0).report().sketch(), time);
    }
  }

  private record OneAnswer(List<LevelAnswer> answers) implements KnownLevels {
    @Override
    public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
      return answers.stream().findFirst();
    }

    @Override
    public void keep(LoadedLevel loaded, LevelAnswer answer) {
      answers.add(answer);
    }
  }
}
