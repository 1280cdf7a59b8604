package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.model.report.CheckReport;

/**
 * Thousands of broken versions of small files of every format, whole way from the file to the
 * report. Property {@code trackwalk.seed} repeats a run.
 */
class FileMutantsTest {

  /** Each is a whole check with all rules; {@code -Dtrackwalk.mutants=10000} for a long look. */
  private static final int MUTANTS = Integer.getInteger("trackwalk.mutants", 2_000);

  /**
   * A file of a few kilobytes takes milliseconds; this leaves room for a machine that is busy with
   * something else. What takes longer has met a loop over a number that the file made up.
   */
  private static final Duration LIMIT = Duration.ofMinutes(1);

  @TempDir private Path folder;

  @Test
  void everyMutantEndsInAReport() throws IOException {
    long seed = Long.getLong("trackwalk.seed", 20_261_121L);
    TreeMap<String, byte[]> files = SmallFiles.all();
    for (String name : files.keySet()) {
      Files.write(folder.resolve(name), files.get(name));
    }
    List<String> failures = new ArrayList<>();
    int[] exits = new int[4];
    int file = 0;
    for (String name : files.keySet()) {
      assertEquals(0, fails(folder.resolve(name)), name + " is sound before it is changed");
      FileMutants mutants = new FileMutants(files.get(name), seed + file);
      int from = MUTANTS * file / files.size();
      int to = MUTANTS * ++file / files.size();
      for (int i = from; i < to; i++) {
        byte[] mutant = mutants.next();
        Path path = folder.resolve("mutant-" + name);
        Files.write(path, mutant);
        try {
          exits[assertTimeoutPreemptively(LIMIT, () -> Outcome.of(path)).exit()]++;
        } catch (AssertionError | RuntimeException e) {
          failures.add("mutant " + (i - from) + " of " + name + ", seed " + seed + ": " + e);
        }
      }
    }
    assertEquals(List.of(), failures, failures.size() + " of " + MUTANTS + " mutants");
    // If one kind were missing the mutants would be too tame or too wild to tell anything.
    for (int exit : new int[] {0, RunOutcome.FINDINGS, RunOutcome.UNREADABLE}) {
      assertTrue(exits[exit] > MUTANTS / 50, exits[exit] + " mutants with exit code " + exit);
    }
  }

  private static int fails(Path file) {
    CheckReport report = Outcome.of(file);
    return report.exit() == RunOutcome.UNREADABLE ? 1 : 0;
  }
}
