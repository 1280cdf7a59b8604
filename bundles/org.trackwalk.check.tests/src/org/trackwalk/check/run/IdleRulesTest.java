package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.settings.CheckSettings;

/** A rule that nothing calls for is no rule that found nothing. */
class IdleRulesTest {

  private static final String LEAK = "boundary.leak";

  @TempDir Path folder;

  @Test
  void aRuleThatNothingCallsForIsKeptWithItsReason() throws IOException {
    SkippedRule leak = leak(level(CheckSettings.defaults(), ""));
    assertEquals(SkippedRule.How.NOT_CALLED_FOR, leak.how());
    assertTrue(leak.reason().contains("enclosed"), leak.reason());
    assertTrue(!leak.worthTelling() && !leak.ran());
  }

  @Test
  void whoNamesItIsTold() throws IOException {
    SkippedRule leak = leak(level(CheckSettings.defaults().withOnly(Set.of(LEAK)), ""));
    assertEquals(SkippedRule.How.LEFT_OUT, leak.how());
  }

  @Test
  void itRunsWhereTheLevelCallsForIt() throws IOException {
    LevelReport level = level(CheckSettings.defaults(), ", \"enclosed\": true");
    assertTrue(level.rulesSkipped().stream().noneMatch(s -> s.rule().equals(LEAK)));
  }

  private static SkippedRule leak(LevelReport level) {
    return level.rulesSkipped().stream()
        .filter(s -> s.rule().equals(LEAK))
        .findFirst()
        .orElseThrow();
  }

  private LevelReport level(CheckSettings settings, String more) throws IOException {
    // Without a road the rule would be left out for that.
    String road = "o road\nv 0 0 0\nv 0 0 60\nv 9 0 60\nv 9 0 0\nf 1 2 3 4\n";
    Files.writeString(folder.resolve("a.obj"), road);
    Path file = folder.resolve("a.trackwalk.json");
    Files.writeString(
        file,
        "{\"schema\": \"trackwalk-manifest/1\", \"pieces\": [{\"file\": \"a.obj\"}]" + more + "}");
    return CheckRun.run(List.of(file), LoadOptions.DEFAULT, settings, "test", Progress.none())
        .levels()
        .get(0);
  }
}
