package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Files that broke other readers (their projects' collections of crashes, escapes and lies about
 * sizes) end in a report: each input is checked, or there is one line on why not.
 */
class MalformedFilesTest {

  /** The other rules are run on each of the files by itself. */
  private static final CheckSettings IMPORTED = CheckSettings.defaults().withOnly(Set.of("import"));

  /** Far above what the slowest takes; a file that reaches it would never end. */
  private static final Duration NO_HANG = Duration.ofMinutes(2);

  @Test
  void everyFileEndsInAReport() throws IOException {
    List<Path> files = malformed();
    List<String> failures = new ArrayList<>();
    for (Path file : files) {
      try {
        assertTimeoutPreemptively(NO_HANG, () -> Outcome.of(file));
      } catch (AssertionError | RuntimeException e) {
        failures.add(file + ": " + e);
      }
    }
    assertEquals(List.of(), failures, files.size() + " files checked");
  }

  @Test
  void allTogetherAreOneReport() throws IOException {
    List<Path> files = malformed();
    CheckReport report =
        assertDoesNotThrow(
            () -> CheckRun.run(files, LoadOptions.DEFAULT, IMPORTED, "test", Progress.none()));
    assertEquals(files.size(), report.inputs().size(), "each input is listed");
    assertEquals(RunOutcome.UNREADABLE, report.exit());
    assertFalse(report.levels().isEmpty(), "those that can be read are checked all the same");
  }

  private static List<Path> malformed() throws IOException {
    Optional<Path> folder =
        SharedData.folder().map(shared -> shared.resolve("bad")).filter(Files::isDirectory);
    assumeTrue(folder.isPresent(), "the folder of malformed files is not here");
    try (Stream<Path> all = Files.walk(folder.get())) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
