package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Tries of fixes are bounded together, by the work of their checks. */
class TriedWorkTest {

  private static final int PLENTY = 2_000_000_000;

  /** Of several rules, each fixed by tries of its own. */
  private static final List<DefectKind> PLANTED =
      List.of(
          DefectKind.SEAM_HALF_MM,
          DefectKind.REPEATED_CORNER,
          DefectKind.DUPLICATE_TRIANGLE,
          DefectKind.FLIPPED_ON_ROAD,
          DefectKind.HOLE_IN_PIECE);

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void plantedLevel() throws Exception {
    Circuit circuit = Circuit.generate(new CircuitShape(12, 12, 100, 10, 4, 5, 1, 0.02, 7));
    PlantedCircuit planted = PlantedCircuit.plant(circuit, 3, PLANTED);
    file = folder.resolve("planted.obj");
    Files.write(file, ObjFile.bytes(planted.pieces("planted.obj")));
  }

  private FixPlan plan(IntFunction<TriedWork> work) throws Exception {
    LevelSource source =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0);
    CheckSettings settings = CheckSettings.defaults().withJobs(1);
    return FixPlanner.plan(source, LoadOptions.DEFAULT, settings, f -> true, work, Progress.none());
  }

  private static long rules(List<Proposal> proposals) {
    return proposals.stream().map(p -> p.finding().rule()).distinct().count();
  }

  @Test
  void oneTryIsAlwaysMadeAndTheRestIsToldAsNotTried() throws Exception {
    FixPlan plan = plan(triangles -> new TriedWork(1));

    assertEquals(1, rules(plan.made()), "one try fixes one rule");
    List<Proposal> untried =
        plan.refused().stream().filter(p -> p.refusal().equals(TriedWork.REASON)).toList();
    assertTrue(rules(untried) > 1, untried.toString());
    Map<String, Integer> left = plan.countsAfter();
    untried.forEach(p -> assertTrue(left.containsKey(p.finding().rule()), p.finding().rule()));
  }

  @Test
  void aLevelOfItsSizeHasAllOfThemTried() throws Exception {
    FixPlan plan = plan(TriedWork::ofSize);

    assertEquals(plan(triangles -> new TriedWork(PLENTY)).countsAfter(), plan.countsAfter());
    assertTrue(rules(plan.made()) > 2, plan.made().toString());
    assertTrue(plan.refused().stream().noneMatch(p -> p.refusal().equals(TriedWork.REASON)));
  }

  @Test
  void noTryBeginsWhenTheWorkIsSpent() throws Exception {
    TriedWork all = new TriedWork(PLENTY);
    plan(triangles -> all);
    long whole = all.tally().total();
    TriedWork half = new TriedWork(whole / 2);

    FixPlan plan = plan(triangles -> half);

    assertFalse(half.left());
    assertTrue(half.tally().total() < whole, half.tally().total() + " of " + whole);
    assertFalse(plan.made().isEmpty());
  }

  @Test
  void whatIsLeftDependsOnTheSizeAlone() {
    for (int triangles : new int[] {0, 1, 12, 10_000, 5_000_000}) {
      long most = 50_000_000L + 20_000L * triangles;
      assertTrue(after(TriedWork.ofSize(triangles), most - 1), triangles + " triangles");
      assertFalse(after(TriedWork.ofSize(triangles), most), triangles + " triangles");
    }
  }

  /** Whether work is left when so many units are spent. */
  private static boolean after(TriedWork work, long units) {
    work.tally()
        .of(
            "a try",
            Progress.none(),
            () -> {
              Budget.spend(units);
              return 0;
            });
    return work.left();
  }
}
