package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.Before;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** A row of road pieces, 4 m each, with gaps between them that come, go, grow and shrink. */
class BaselineComparisonTest {

  @TempDir Path folder;

  /** Pieces with these gaps between them, in millimetres, checked. */
  private CheckReport check(CheckSettings settings, double... gaps) throws IOException {
    StringBuilder obj = new StringBuilder();
    double x = 0;
    for (int i = 0; i <= gaps.length; i++) {
      obj.append("o road_").append(i + 1).append('\n');
      double end = 4 * i + 4;
      obj.append("v " + x + " 0 0\nv " + x + " 0 4\nv " + end + " 0 4\nv " + end + " 0 0\n");
      obj.append("f -4 -3 -2 -1\n");
      x = i < gaps.length ? end + gaps[i] / 1000 : end;
    }
    Files.writeString(folder.resolve("row.obj"), obj);
    return CheckRun.run(
        List.of(folder.resolve("row.obj")), LoadOptions.DEFAULT, settings, "test", Progress.none());
  }

  private CheckReport check(double... gaps) throws IOException {
    return check(CheckSettings.defaults().withOnly(Set.of("seam")), gaps);
  }

  private static Baseline kept(CheckReport report) {
    TreeMap<String, List<KnownFinding>> levels = new TreeMap<>();
    for (LevelReport level : report.levels()) {
      levels.put(level.name(), level.findings().stream().map(KnownFinding::of).toList());
    }
    return new Baseline("known.json", levels);
  }

  private static CheckReport since(Baseline baseline, CheckReport report, boolean onlyNew) {
    return BaselineComparison.of(report, baseline, Severity.INFO, onlyNew);
  }

  private static List<String> states(CheckReport report) {
    List<String> states = new ArrayList<>();
    for (Finding f : report.levels().get(0).findings()) {
      states.add(f.pieces().get(0) + " " + f.baselineState());
    }
    return states;
  }

  @Test
  void whatAFindingWasIsKeptWhereItHasChanged() throws IOException {
    CheckReport today = since(kept(check(5, 5, 5)), check(5, 9, 3), false);
    LevelReport level = today.levels().get(0);
    assertEquals(2, level.baseline().before().size());
    for (Finding f : level.findings()) {
      Before before = level.baseline().before().get(f.fingerprint());
      assertEquals(f.baselineState().equals("unchanged"), before == null, f.message());
      if (before != null) {
        assertEquals(0.005, before.measure().value(), 1e-6, f.message());
      }
    }
  }

  @Test
  void statesAreSaidNewOnesFirst() throws IOException {
    Baseline yesterday = kept(check(5, 0, 5, 5, 5));
    CheckReport today = since(yesterday, check(5, 5, 9, 0, 3), false);
    assertEquals(
        List.of("road_2 new", "road_3 worse", "road_1 unchanged", "road_5 better"), states(today));
    BaselineFacts facts = today.levels().get(0).baseline();
    assertArrayEquals(
        new int[] {1, 1, 1, 1, 1},
        new int[] {
          facts.added(), facts.worse(), facts.unchanged(), facts.better(), facts.fixed().size()
        });
    FixedFinding fixed = facts.fixed().get(0);
    assertEquals(List.of("road_4", "road_5"), fixed.pieces());
    assertArrayEquals(new double[] {16, 0, 2}, fixed.position(), 0.01);
  }

  @Test
  void onlyNewAndWorseFindingsFailTheBuildWhenAsked() throws IOException {
    Baseline yesterday = kept(check(5, 5));
    assertEquals(1, since(yesterday, check(5, 5), false).exit());
    assertEquals(0, since(yesterday, check(5, 5), true).exit());
    assertEquals(0, since(yesterday, check(5, 2), true).exit());
    assertEquals(1, since(yesterday, check(5, 8), true).exit());
    assertEquals(1, since(yesterday, check(5, 5, 5), true).exit());
    CheckReport never = BaselineComparison.of(check(5, 5, 5), yesterday, null, true);
    assertEquals(0, never.exit());
  }

  @Test
  void aLevelThatTheBaselineDoesNotHaveIsNewAndOneThatWasNotCheckedIsSaid() throws IOException {
    CheckReport report = check(5);
    TreeMap<String, List<KnownFinding>> other = new TreeMap<>();
    other.put("elsewhere", List.of(Known.gap(1, "a")));
    CheckReport compared = since(new Baseline("known.json", other), report, true);
    assertFalse(compared.levels().get(0).baseline().known());
    assertEquals(List.of("road_1 new"), states(compared));
    assertEquals(1, compared.exit());
    assertEquals("skipped", compared.inputs().get(1).status());
    assertEquals("elsewhere", compared.inputs().get(1).path());
    assertTrue(compared.inputs().get(1).reason().contains("known.json"));
  }

  @Test
  void aLevelInAnotherFormatIsTheSameWhereThatIsClear() throws IOException {
    CheckReport report = check(5);
    List<KnownFinding> findings = kept(report).levels().get(report.levels().get(0).name());
    TreeMap<String, List<KnownFinding>> glb = new TreeMap<>();
    glb.put("row.glb", findings);
    assertEquals(List.of("road_1 unchanged"), states(since(new Baseline("k", glb), report, false)));
    glb.put("row.ply", findings);
    assertEquals(List.of("road_1 new"), states(since(new Baseline("k", glb), report, false)));
  }

  @Test
  void whatNoRuleLookedForIsNotFixed() throws IOException {
    Baseline yesterday = kept(check(5, 5));
    CheckSettings without = CheckSettings.defaults().withOnly(Set.of("seam.step"));
    BaselineFacts facts = since(yesterday, check(without, 5, 5), false).levels().get(0).baseline();
    assertEquals(List.of(), facts.fixed());
    assertEquals(2, facts.notCompared());
  }

  @Test
  void findingsThatBecomeSystemicAreNeitherNewNorFixed() throws IOException {
    double[] few = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
    double[] more = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
    CheckReport single = check(few);
    CheckReport systemic = check(more);
    assertEquals(10, single.levels().get(0).findings().size());
    assertEquals(1, systemic.levels().get(0).findings().size());
    CheckReport grown = since(kept(single), systemic, true);
    assertEquals(1, grown.levels().get(0).baseline().worse());
    assertEquals(List.of(), grown.levels().get(0).baseline().fixed());
    CheckReport shrunk = since(kept(systemic), single, true);
    assertEquals(10, shrunk.levels().get(0).baseline().better());
    assertEquals(List.of(), shrunk.levels().get(0).baseline().fixed());
    assertEquals(0, shrunk.exit());
  }
}
