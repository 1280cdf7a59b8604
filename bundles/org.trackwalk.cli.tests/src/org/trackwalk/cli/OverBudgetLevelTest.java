package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole level whose check would be more work than it may cost: that is told, the rest of the
 * report stands, and the number of threads changes nothing.
 */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class OverBudgetLevelTest {

  private static final long SEED = 25;

  /** Triangles of which each spans the level and goes through most others. */
  private static final int SPANNING = 400;

  private static final String ONLY = "--only=boundary.hole,topology.duplicate-triangle";

  @TempDir Path folder;

  /** The last triangle is there twice: what has nothing to do with the road is still found. */
  private Path level() throws IOException {
    SplittableRandom random = new SplittableRandom(SEED);
    StringBuilder text = new StringBuilder("o road_1\n");
    for (int i = 0; i < 3 * SPANNING; i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "v %.3f %.3f %.3f%n",
              1000 * random.nextDouble(),
              1000 * random.nextDouble(),
              1000 * random.nextDouble()));
    }
    for (int i = 0; i <= SPANNING; i++) {
      int first = 3 * Math.min(i, SPANNING - 1) + 1;
      text.append("f " + first + " " + (first + 1) + " " + (first + 2) + "\n");
    }
    return Files.writeString(folder.resolve("level.obj"), text);
  }

  @Test
  void isToldAndTheRestStandsWithAnyNumberOfThreads() throws IOException {
    Path level = level();
    CliRun one = CliRun.of("check", "--jobs=1", ONLY, "--report=jsonl=-", level.toString());
    assertEquals(1, one.code(), one.out() + one.err());
    assertTrue(one.out().contains("meta.over-budget"), one.out());
    assertTrue(one.out().contains("topology.duplicate-triangle"), one.out());
    assertTrue(one.out().contains("the walk along the road was stopped"), one.out());
    assertFalse((one.out() + one.err()).contains("Exception"), one.err());
    CliRun many =
        CliRun.of(
            "check", "--jobs=8", ONLY, "--fail-on=never", "--report=jsonl=-", level.toString());
    assertEquals(0, many.code(), many.err());
    assertEquals(findings(one), findings(many));
  }

  private static String findings(CliRun run) {
    StringBuilder findings = new StringBuilder();
    run.out()
        .lines()
        .filter(line -> line.contains("\"rule\""))
        .forEach(line -> findings.append(line).append('\n'));
    assertFalse(findings.isEmpty(), run.out());
    return findings.toString();
  }
}
