package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rules.StoppedRule;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What would cost more than a level of its size may is stopped and told; the rest stands. */
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class StoppedWorkTest {

  private static final long SEED = 25;

  /** As wide as a large level, so that each meets most others, metres. */
  private static final float WIDE = 1000;

  /** Triangles that span the whole level, each somewhere else. */
  private static Level spanning(int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    float[] positions = new float[9 * count];
    int[] triangles = new int[3 * count];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = WIDE * (float) random.nextDouble();
    }
    for (int i = 0; i < triangles.length; i++) {
      triangles[i] = i;
    }
    Piece piece =
        Piece.named("road", "road.obj")
            .frame(Frame.of(UpAxis.Y, LengthUnit.METRE))
            .mesh(positions, triangles)
            .build();
    return new Level("road", "", List.of(piece), List.of(), List.of("road.obj"), LevelHints.NONE);
  }

  private static WeldedSurface surface(int count) {
    return ExactWeld.weld(spanning(count).pieces(), 1, Progress.none());
  }

  private static int endless() {
    while (true) {
      Budget.spend(1);
    }
  }

  @Test
  void aStationThatIsStoppedIsToldAndTheCheckGoesOn() {
    int count = 50;
    WeldedSurface surface = surface(count);
    StoppedWork stopped = new StoppedWork(Progress.none());
    assertEquals(7, stopped.station("one", "This", surface, () -> 7, why -> -1));
    assertEquals(List.of(), stopped.findings(surface));
    String why =
        stopped.station("the other", "That", surface, () -> "" + endless(), reason -> reason);
    assertTrue(why.startsWith("the other was stopped: it would look at more than "), why);
    List<Finding> findings = stopped.findings(surface);
    assertEquals(1, findings.size());
    Finding finding = findings.get(0);
    assertEquals(StoppedRule.INFO.id(), finding.rule());
    assertEquals(Severity.ERROR, finding.severity());
    String words = finding.message();
    assertTrue(words.startsWith(why), words);
    assertTrue(words.contains("a level of " + count + " triangles"), words);
    assertTrue(words.contains("That is not known"), words);
    assertTrue(finding.placed() && finding.measure().value() > 1, words);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void whatWasStoppedIsChargedItsBudgetHoweverFarThreadsCame(int threads) {
    WeldedSurface surface = surface(50);
    StoppedWork stopped = new StoppedWork(Progress.none());
    stopped.station("one", "This", surface, () -> spent(threads, 1000), why -> -1);
    stopped.station(
        "the other",
        "That",
        surface,
        () -> {
          Workers.run(threads, 8, part -> endless());
          return 0;
        },
        why -> -1);
    stopped.ahead("rule", surface, () -> spent(threads, 20));
    stopped.within("rule", surface, () -> spent(threads, 3));
    stopped.counted("the weld", () -> spent(threads, 500)); // never stopped, but paid for
    assertEquals(8 * (1000 + 20 + 3 + 500) + 50_000_000 + 2_000L * 50, stopped.charged());
  }

  private static int spent(int threads, int each) {
    Workers.run(threads, 8, part -> Budget.spend(each));
    return 0;
  }

  @Test
  void inAPileAStationIsStoppedSooner() {
    WeldedSurface pile = surface(4000);
    long quarter = (50_000_000 + 2_000L * pile.triangleCount()) / 4;
    StoppedWork stopped = new StoppedWork(Progress.none());
    Supplier<Integer> work =
        () -> {
          Budget.spend(quarter);
          return 7;
        };
    assertEquals(-1, stopped.station("one", "This", pile, work, why -> -1));
    assertEquals(7, stopped.station("other", "That", surface(150), work, why -> -1));
  }

  @Test
  void whatWasStoppedBeforeTheFixesIsNotBegunAgain() {
    WeldedSurface surface = surface(50);
    StoppedWork first = new StoppedWork(Progress.none());
    first.station("one", "This", surface, StoppedWorkTest::endless, why -> -1);
    StoppedWork then = StoppedWork.after(first.findings(surface), new WorkTally(), Progress.none());
    assertEquals(-1, then.<Integer>station("one", "This", surface, () -> fail(), why -> -1));
    assertEquals(7, then.station("the other", "That", surface, () -> 7, why -> -1));
    List<Finding> told = then.findings(surface);
    assertEquals(1, told.size());
    assertEquals("one", told.get(0).subject());
    assertTrue(told.get(0).message().contains("as before the fixes"), told.get(0).message());
  }

  @Test
  void aRuleThatWasStoppedBeforeTheFixesIsToldAndTheOthersRun() {
    CheckSettings settings =
        CheckSettings.defaults().withOnly(Set.of("seam.gap", "topology.duplicate-triangle"));
    Level level = spanning(20);
    CheckedLevel open = LevelCheck.open(level, settings, Progress.none());
    Finding stopped =
        StoppedWork.rule(open.context().surface(), "seam.gap", new OverBudgetException("too much"));
    CheckedLevel before =
        new CheckedLevel(
            open.context(),
            Stream.concat(open.findings().stream(), Stream.of(stopped)).toList(),
            open.report());
    CheckedLevel after =
        LevelCheck.fixed(before, level, settings, new WorkTally(), Progress.none());
    List<Finding> told =
        after.findings().stream().filter(f -> f.rule().equals(StoppedRule.INFO.id())).toList();
    assertEquals(List.of("seam.gap"), told.stream().map(Finding::subject).toList());
    assertTrue(told.get(0).message().contains("as before the fixes"), told.get(0).message());
    assertEquals(
        open.findings(), after.findings().stream().filter(f -> !told.contains(f)).toList());
  }

  @Test
  void theWalkThatWasStoppedBeforeTheFixesIsNotBegun() {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("kink.crease"));
    Level level = UnfitRoadTest.road(12);
    CheckedLevel open = LevelCheck.open(level, settings, Progress.none());
    assertFalse(open.context().roads().road().strands().isEmpty(), "there is a road");
    CheckedLevel before =
        new CheckedLevel(
            open.context(), StoppedWork.walk(open.context().surface(), "too much"), open.report());
    CheckedLevel after =
        LevelCheck.fixed(before, level, settings, new WorkTally(), Progress.none());
    assertTrue(after.context().roads().road().strands().isEmpty(), "it is not walked");
    Finding told =
        after.findings().stream()
            .filter(f -> f.rule().equals(StoppedRule.INFO.id()))
            .findFirst()
            .orElseThrow();
    assertEquals(RoadSource.WALK, told.subject());
    assertTrue(told.message().contains("as before the fixes"), told.message());
  }

  @Test
  void aFewAreJudged() {
    LevelReport report =
        LevelCheck.check(
            spanning(20), CheckSettings.defaults().withOnly(Set.of("seam.gap")), Progress.none());
    assertTrue(report.findings().stream().noneMatch(f -> f.rule().equals(StoppedRule.INFO.id())));
  }
}
