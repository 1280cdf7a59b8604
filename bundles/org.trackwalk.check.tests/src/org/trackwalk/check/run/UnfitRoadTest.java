package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rule.LevelDrive;
import org.trackwalk.check.rule.Once;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.rules.StoppedRule;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.settings.CheckSettings;

/** A road in a unit that it cannot be in is not walked, and none is where no rule walks it. */
class UnfitRoadTest {

  private static final int ROWS = 130;

  /** A straight road of {@link #ROWS} quads, each ten metres long. */
  static Level road(double width) {
    float[] p = new float[6 * (ROWS + 1)];
    int[] c = new int[6 * ROWS];
    for (int i = 0; i <= ROWS; i++) {
      p[6 * i + 2] = 10 * i;
      p[6 * i + 3] = (float) width;
      p[6 * i + 5] = 10 * i;
    }
    for (int i = 0; i < ROWS; i++) {
      int v = 2 * i;
      System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, c, 6 * i, 6);
    }
    Piece piece = Piece.named("road", "level.obj").mesh(p, c).build();
    return new Level("level", "", List.of(piece), List.of(), List.of(), LevelHints.NONE);
  }

  private static LevelReport check(Level level, CheckSettings settings) {
    return LevelCheck.check(level, settings, Progress.none());
  }

  private static Set<String> notDriven(LevelReport report) {
    return report.rulesSkipped().stream()
        .filter(s -> s.reason().contains("nobody drives along it"))
        .map(SkippedRule::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean doubted(LevelReport report) {
    return report.findings().stream().anyMatch(f -> f.rule().equals("import.axis-unit"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {65, 250})
  void whereTheUnitIsDoubtedForItsWidthNoRuleDrives(double width) {
    LevelReport report = check(road(width), CheckSettings.defaults());
    Set<String> expected =
        RuleList.all().stream()
            .filter(Rule::walksRoad)
            .map(rule -> rule.info().id())
            .collect(Collectors.toCollection(TreeSet::new));
    report.rulesSkipped().stream()
        .filter(s -> s.how() == SkippedRule.How.NOT_CALLED_FOR)
        .forEach(s -> expected.remove(s.rule()));
    assertTrue(doubted(report));
    assertEquals(expected, notDriven(report));
  }

  @Test
  void whoSaysThatARoadMayBeSoWideHasItDriven() {
    Map<String, Double> wide = Map.of("import.axis-unit.widest", 80.0);
    LevelReport report = check(road(60), CheckSettings.defaults().withParameters(wide));
    assertFalse(doubted(report));
    assertEquals(Set.of(), notDriven(report));
  }

  @Test
  void aRoadOfAPossibleWidthIsDriven() {
    for (double width : new double[] {2, 12, 45}) {
      assertEquals(Set.of(), notDriven(check(road(width), CheckSettings.defaults())), width + " m");
    }
  }

  /** A walk that would never end is tried once, told, and the check goes on without it. */
  @Test
  void aWalkThatIsStoppedIsTold() {
    CheckSettings settings = CheckSettings.defaults();
    AtomicInteger asked = new AtomicInteger();
    RuleContext context =
        walking(
            settings,
            () -> {
              asked.incrementAndGet();
              while (true) {
                Budget.spend(1);
              }
            });
    CheckTask task =
        new CheckTask(
            context.level(),
            settings,
            null,
            false,
            false,
            false,
            new StoppedWork(Progress.none()),
            s -> {},
            Remainder.NONE,
            Progress.none());
    FoundFaults found =
        FoundFaults.of(task, context, new RuleRun(context, task.stopped(), task.progress()));
    assertEquals(1, asked.get());
    List<Finding> told =
        found.told().findings().stream()
            .filter(f -> f.rule().equals(StoppedRule.INFO.id()))
            .toList();
    assertEquals(1, told.size(), told.toString());
    assertEquals(Severity.ERROR, told.get(0).severity());
    assertTrue(told.get(0).message().startsWith("the walk along the road was stopped: "));
  }

  /** The context of a check, with a road of its own that notes when somebody asks for it. */
  private static RuleContext noting(CheckSettings settings, AtomicBoolean asked) {
    return walking(
        settings,
        () -> {
          asked.set(true);
          return "";
        });
  }

  private static RuleContext walking(CheckSettings settings, Supplier<String> unfit) {
    RuleContext c = LevelCheck.open(road(12), settings, Progress.none()).context();
    RoadSource roads =
        new RoadSource(
            Land.of(c.surface()),
            c.corridor(),
            new SpeedLimits(50, 1),
            Body.CAR,
            c.backs(),
            unfit,
            Memory.none(),
            1,
            Progress.none());
    return new RuleContext(
        c.level(),
        c.welded(),
        c.borders(),
        new LevelDrive(c.effects(), roads, Once.of(c.judge())),
        c.memory(),
        c.settings(),
        c.progress());
  }

  /** Seams ask, too: what a vehicle does not get to gives no jolt. */
  @ParameterizedTest
  @ValueSource(strings = {"import", "topology", "normal.facing-down", "normal.shading"})
  void onlyRulesThatDriveAskForTheRoad(String asks) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(asks));
    AtomicBoolean asked = new AtomicBoolean();
    RuleContext context = noting(settings, asked);
    List<Finding> found =
        new RuleRun(context, new StoppedWork(Progress.none()), Progress.none())
            .all(new ArrayList<>());
    OutOfReach.toScenery(context, found);
    assertFalse(asked.get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ride", "normal.wall-away"})
  void aRuleThatDrivesAsksForIt(String asks) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(asks));
    AtomicBoolean asked = new AtomicBoolean();
    new RuleRun(noting(settings, asked), new StoppedWork(Progress.none()), Progress.none())
        .all(new ArrayList<>());
    assertTrue(asked.get());
  }
}
