package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    return plan(work, 1);
  }

  private FixPlan plan(IntFunction<TriedWork> work, int threads) throws Exception {
    LevelSource source =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0);
    CheckSettings settings = CheckSettings.defaults().withJobs(threads);
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
    long whole = all.tally().paid();
    TriedWork half = new TriedWork(whole / 2);

    FixPlan plan = plan(triangles -> half);

    assertFalse(half.left());
    assertTrue(half.tally().paid() < whole, half.tally().paid() + " of " + whole);
    assertFalse(plan.made().isEmpty());
  }

  /** What a plan does and what it was charged, when tries end at so many units. */
  private String told(long most, int threads) throws Exception {
    TriedWork work = new TriedWork(most);
    FixPlan plan = plan(triangles -> work, threads);
    List<String> lines = new ArrayList<>();
    plan.made().forEach(p -> lines.add(p.key() + " " + p.fix().what()));
    plan.refused().forEach(p -> lines.add(p.key() + " refused: " + p.refusal()));
    plan.patches().forEach(p -> lines.add(p.after()));
    lines.add(plan.countsAfter() + " for " + work.tally().paid());
    return String.join("\n", lines);
  }

  @Test
  void whereTriesEndDoesNotDependOnThreads() throws Exception {
    TriedWork one = new TriedWork(1);
    plan(triangles -> one);
    long first = one.tally().paid(); // from here on one unit decides whether another begins
    Set<String> ends = new HashSet<>();
    for (long most : new long[] {first, first + 1, PLENTY}) {
      String alone = told(most, 1);
      ends.add(alone);
      for (int threads : new int[] {2, 8}) {
        assertEquals(alone, told(most, threads), threads + " threads, " + most + " units");
      }
    }
    assertEquals(3, ends.size(), "each limit ends elsewhere");
  }

  @Test
  void whatIsLeftDependsOnTheSizeAlone() {
    for (int triangles : new int[] {0, 1, 12, 10_000, 5_000_000}) {
      long most = 50_000_000L + 25_000L * triangles;
      assertTrue(after(TriedWork.ofSize(triangles), most - 1), triangles + " triangles");
      assertFalse(after(TriedWork.ofSize(triangles), most), triangles + " triangles");
    }
  }

  /** Whether work is left when so many units are spent. */
  private static boolean after(TriedWork work, long units) {
    work.tally().pay(units);
    return work.left();
  }
}
