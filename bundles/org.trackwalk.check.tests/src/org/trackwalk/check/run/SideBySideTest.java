package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.LevelEnd;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.check.levels.RunWatch;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Several levels at once: whatever becomes of one, the others come out as if they were alone. */
class SideBySideTest {

  private static final Level CLEAN = Circuit.generate(CircuitShape.SMALL).level();

  /** What is told of the same levels by one thread. */
  private static List<String> oneThread;

  private static LevelSource source(String name, LevelSource.Loader loader) {
    return new LevelSource(name, LevelSource.Status.FOUND, "", List.of(), loader);
  }

  private static CheckReport check(List<LevelSource> sources, int jobs, Progress progress) {
    RunOptions options = RunOptions.of("test", LevelReport::withoutSurface);
    return CheckRun.of(sources, CheckSettings.defaults().withJobs(jobs), options, progress);
  }

  private static List<String> told(CheckReport report) {
    List<String> told = new ArrayList<>();
    for (InputStatus input : report.inputs()) {
      told.add(input.path() + " " + input.status() + " " + input.reason());
    }
    for (LevelReport level : report.levels()) {
      told.add(level.name());
      for (Finding finding : level.findings()) {
        told.add(finding.fingerprint() + " " + finding.message());
      }
    }
    told.add(report.exit() + " " + report.profiles());
    return told;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void theReportIsThatOfOneThread(int jobs) {
    Level planted = PlantedCircuit.example().level();
    List<LevelSource> sources = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      Level level = i % 3 == 1 ? planted : CLEAN;
      sources.add(source("level " + i, (kept, progress) -> level));
    }
    sources.add(source("throws", (kept, progress) -> failing(new IllegalStateException("boom"))));
    sources.add(source("deep", (k, p) -> failing(new StackOverflowError())));
    if (oneThread == null) {
      oneThread = told(check(sources, 1, Progress.none()));
    }
    CheckReport several = check(sources, jobs, Progress.none());
    assertEquals(oneThread, told(several));
    assertEquals(RunOutcome.INTERNAL, several.exit());
    assertEquals(6, several.levels().size());
  }

  private static Level failing(RuntimeException e) {
    throw e;
  }

  private static Level failing(Error e) {
    throw e;
  }

  @Test
  void levelsOfOneNameAreToldApart() {
    List<LevelSource> sources =
        List.of(source("a/x.obj", (k, p) -> CLEAN), source("b/x.obj", (k, p) -> CLEAN));
    CheckReport report = check(sources, 2, Progress.none());
    assertEquals("a/x.obj", report.levels().get(0).name());
    assertEquals("b/x.obj", report.levels().get(1).name());
  }

  @Test
  void noLevelsAreAnEmptyReport() {
    CheckReport report = check(List.of(), 2, Progress.none());
    assertEquals(0, report.exit());
    assertTrue(report.levels().isEmpty());
  }

  /** The second attempt is alone and has memory enough; nobody reads that there was a first. */
  @Test
  void oneThatRanOutOfMemoryBesideOthersIsCheckedAgainAlone() {
    AtomicInteger attempts = new AtomicInteger();
    AtomicBoolean otherRuns = new AtomicBoolean();
    List<LevelSource> sources = new ArrayList<>();
    sources.add(
        source(
            "hungry",
            (kept, progress) -> {
              attempts.incrementAndGet();
              while (attempts.get() == 1 && !otherRuns.get()) {
                Thread.onSpinWait();
              }
              if (attempts.get() == 1) {
                throw new OutOfMemoryError("planted");
              }
              return CLEAN;
            }));
    sources.add(
        source(
            "other",
            (kept, progress) -> {
              otherRuns.set(true);
              return CLEAN;
            }));
    CheckReport report = check(sources, 2, Progress.none());
    assertEquals(2, attempts.get());
    assertEquals(List.of("checked", "checked"), statuses(report));
    assertEquals(0, report.exit());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void oneThatNeverHasMemoryEnoughIsNamedAndTheOthersGoOn(int jobs) {
    List<LevelSource> sources = new ArrayList<>();
    sources.add(source("huge", (kept, progress) -> failing(new OutOfMemoryError("planted"))));
    for (int i = 0; i < 3; i++) {
      sources.add(source("small " + i, (kept, progress) -> CLEAN));
    }
    CheckReport report = check(sources, jobs, Progress.none());
    assertEquals(List.of("failed", "checked", "checked", "checked"), statuses(report));
    assertTrue(report.inputs().get(0).reason().contains("memory"), report.inputs().toString());
    assertEquals(RunOutcome.UNREADABLE, report.exit());
  }

  private static List<String> statuses(CheckReport report) {
    return report.inputs().stream().map(InputStatus::status).toList();
  }

  @Test
  void cancelledInTheMiddleItEndsAtOnceAndBeginsNoMore() {
    AtomicBoolean asked = new AtomicBoolean();
    AtomicInteger begun = new AtomicInteger();
    List<LevelSource> sources = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      sources.add(
          source(
              "level " + i,
              (kept, progress) -> {
                asked.set(begun.incrementAndGet() >= 5);
                return CLEAN;
              }));
    }
    Progress progress = Progress.unsaid(asked::get);
    assertThrows(CancelledException.class, () -> check(sources, 3, progress));
    assertTrue(begun.get() <= 5 + 3, begun + " levels were begun");
  }

  /** Whoever watches is told of each level once, by whichever thread. */
  @Test
  void eachEndIsToldOnce() {
    AtomicIntegerArray ends = new AtomicIntegerArray(LevelEnd.How.values().length);
    Set<String> names = ConcurrentHashMap.newKeySet();
    RunWatch watch =
        new RunWatch() {
          @Override
          public void found(int levels, long need) {
            assertEquals(9, levels);
          }

          @Override
          public void began(String name) {
            assertTrue(names.add(name), name);
          }

          @Override
          public void ended(LevelEnd end) {
            ends.incrementAndGet(end.how().ordinal());
          }
        };
    List<LevelSource> sources = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      boolean bad = i == 4;
      sources.add(
          source(
              "level " + i,
              (k, p) -> bad ? failing(new IllegalArgumentException("planted")) : CLEAN));
    }
    RunOptions options = RunOptions.of("test", LevelReport::withoutSurface).watchedBy(watch);
    CheckRun.of(sources, CheckSettings.defaults().withJobs(3), options, Progress.none());
    assertEquals(8, ends.get(LevelEnd.How.CHECKED.ordinal()));
    assertEquals(1, ends.get(LevelEnd.How.FAILED.ordinal()));
    assertEquals(9, names.size());
  }
}
