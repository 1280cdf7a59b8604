package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.LargeLevels;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.settings.CheckSettings;

/** A fault of the tool on one level is named, and the others are still checked. */
class OneLevelFailsTest {

  private static LevelSource source(String name, LevelSource.Loader loader) {
    return new LevelSource(name, LevelSource.Status.FOUND, "", List.of(), loader);
  }

  private static CheckReport check(LevelSource... sources) {
    return CheckRun.of(
        List.of(sources),
        CheckSettings.defaults(),
        RunOptions.of("test", UnaryOperator.identity()),
        Progress.none());
  }

  @Test
  void theOthersAreStillChecked() {
    CheckReport report =
        check(
            source(
                "bad",
                (k, p) -> {
                  throw new IllegalStateException("boom");
                }),
            source("good", (k, p) -> Circuit.generate(CircuitShape.SMALL).level()));
    assertEquals(RunOutcome.INTERNAL, report.exit());
    assertEquals("failed", report.inputs().get(0).status());
    assertTrue(report.inputs().get(0).reason().contains("boom"));
    assertEquals("checked", report.inputs().get(1).status());
    assertEquals(1, report.levels().size());
  }

  @Test
  void notEvenAnErrorOfTheVirtualMachineCostsTheOthersTheirReport() {
    CheckReport report =
        check(
            source(
                "bad",
                (k, p) -> {
                  throw new NoClassDefFoundError("boom");
                }),
            source("good", (k, p) -> Circuit.generate(CircuitShape.SMALL).level()));
    assertEquals(RunOutcome.INTERNAL, report.exit());
    assertEquals(1, report.levels().size());
  }

  private static CheckReport checkLarge(LargeLevels large) {
    LevelSource huge =
        source(
            "huge",
            (k, p) -> {
              throw new OutOfMemoryError("too large");
            });
    return CheckRun.of(
        List.of(huge, source("good", (k, p) -> Circuit.generate(CircuitShape.SMALL).level())),
        CheckSettings.defaults(),
        RunOptions.of("test", UnaryOperator.identity()).largeBy(large),
        Progress.none());
  }

  private static void assertOthersChecked(CheckReport report) {
    assertEquals(
        List.of("failed", "checked"), report.inputs().stream().map(InputStatus::status).toList());
    assertEquals(1, report.levels().size());
  }

  @Test
  void aFaultOfTheWayForLargeLevelsCostsNobodyElseTheReport() {
    CheckReport report =
        checkLarge(
            (source, asked, progress) -> {
              throw new IllegalStateException("boom");
            });
    assertEquals(RunOutcome.INTERNAL, report.exit());
    assertOthersChecked(report);
    String reason = report.inputs().get(0).reason();
    assertTrue(reason.startsWith("needs more than the "), reason);
    assertTrue(reason.contains("; in tiles: Trackwalk itself failed"), reason);
    assertTrue(reason.contains("boom"), reason);
  }

  /** Who asked for a plain check learns first that it was the memory. */
  @Test
  void aLargeLevelThatCannotBeWrittenStillWantedMemory() {
    CheckReport report =
        checkLarge(
            (source, asked, progress) -> {
              throw new IOException("no room on the disk");
            });
    assertEquals(RunOutcome.UNREADABLE, report.exit());
    assertOthersChecked(report);
    String reason = report.inputs().get(0).reason();
    assertTrue(reason.startsWith("needs more than the "), reason);
    assertTrue(reason.endsWith("; in tiles: no room on the disk"), reason);
  }

  /** What a level will take is estimated before any is loaded. */
  @Test
  void aManifestThatNamesTheRootOfTheDiskIsOneLevelThatCannotBeRead(@TempDir Path folder)
      throws IOException {
    Path bad = folder.resolve("bad.trackwalk.json");
    Files.writeString(
        bad, "{\"schema\": \"trackwalk-manifest/1\", \"pieces\": [{\"file\": \"/\"}]}");
    Path good = folder.resolve("good.obj");
    Files.writeString(good, "v 0 0 0\nv 0 0 9\nv 9 0 9\nf 1 2 3\n");
    CheckReport report =
        CheckRun.run(
            List.of(bad, good),
            LoadOptions.DEFAULT,
            CheckSettings.defaults(),
            "test",
            Progress.none());
    assertEquals(RunOutcome.UNREADABLE, report.exit());
    assertEquals(
        List.of("failed", "checked"), report.inputs().stream().map(InputStatus::status).toList());
  }

  @Test
  void cancellingIsNoFault() {
    LevelSource cancelled =
        source(
            "cancelled",
            (k, p) -> {
              throw new CancelledException();
            });
    assertThrows(CancelledException.class, () -> check(cancelled));
    assertThrows(
        CancelledException.class,
        () ->
            checkLarge(
                (source, asked, progress) -> {
                  throw new CancelledException();
                }));
  }
}
