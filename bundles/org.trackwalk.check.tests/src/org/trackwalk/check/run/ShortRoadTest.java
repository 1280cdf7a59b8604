package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.settings.CheckSettings;

/** A road that is too short to be driven along is not called clean by rules that drive. */
class ShortRoadTest {

  @TempDir Path folder;

  /** A road 8 m wide of cells of 2 m. */
  private LevelReport road(int metres, CheckSettings settings) throws IOException {
    StringBuilder obj = new StringBuilder("o road_01\n");
    for (int z = 0; z <= metres; z += 2) {
      for (int x = 0; x <= 8; x += 2) {
        obj.append("v " + x + " 0 " + z + "\n");
      }
    }
    for (int row = 0; row < metres / 2; row++) {
      for (int c = 0; c < 4; c++) {
        int v = 5 * row + c + 1;
        obj.append("f " + v + " " + (v + 5) + " " + (v + 6) + " " + (v + 1) + "\n");
      }
    }
    Path file = folder.resolve("road.obj");
    Files.writeString(file, obj);
    CheckReport report =
        CheckRun.run(List.of(file), LoadOptions.DEFAULT, settings, "test", Progress.none());
    return report.levels().get(0);
  }

  private static Set<String> silent(LevelReport level) {
    return level.rulesSkipped().stream()
        .filter(s -> s.reason().contains("long enough"))
        .map(SkippedRule::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void allRulesThatDriveAreSaidNotToHaveRun() throws IOException {
    LevelReport level = road(14, CheckSettings.defaults());
    assertTrue(!level.corridor().how().equals("none"), level.corridor().explanation());
    Set<String> expected =
        RuleList.all().stream()
            .filter(Rule::walksRoad)
            .map(rule -> rule.info().id())
            .collect(Collectors.toCollection(TreeSet::new));
    assertTrue(expected.contains("ride.kink") && expected.contains("cliff.drop"), "" + expected);
    expected.removeAll(notCalledFor(level));
    assertEquals(expected, silent(level));
  }

  /** Rules that no level without a vehicle's own mesh and without layers calls for. */
  private static Set<String> notCalledFor(LevelReport level) {
    return level.rulesSkipped().stream()
        .filter(s -> s.how() == SkippedRule.How.NOT_CALLED_FOR)
        .map(SkippedRule::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void onALongerRoadTheyRun() throws IOException {
    assertEquals(Set.of(), silent(road(60, CheckSettings.defaults())));
  }

  @Test
  void aRoadForModelsIsNotDrivenAlong() throws IOException {
    Set<String> skipped = narrow(1.5, "");
    assertTrue(skipped.contains("ride.kink"), "" + skipped);
    assertEquals(Set.of(), narrow(2.5, ""));
  }

  /** A plot of 30 by 6 m beside it, on which a house stands: no car gets to either. */
  @Test
  void norIsAYardBesideARoadForModels() throws IOException {
    String yard =
        "o road_yard\nv 3 0 10\nv 9 0 10\nv 9 0 40\nv 3 0 40\nf -1 -2 -3 -4\n"
            + "o house\nv 4 -1 20\nv 8 -1 20\nv 8 -1 24\nv 4 -1 24\n"
            + "v 4 3 20\nv 8 3 20\nv 8 3 24\nv 4 3 24\n"
            + "f -8 -4 -3 -7\nf -7 -3 -2 -6\nf -6 -2 -1 -5\nf -5 -1 -4 -8\nf -1 -2 -3 -4\n";
    Set<String> skipped = narrow(1.5, yard);
    assertTrue(skipped.contains("probe.chassis-hit"), "" + skipped);
    assertEquals(Set.of(), narrow(2.5, yard));
  }

  private Set<String> narrow(double width, String more) throws IOException {
    StringBuilder obj = new StringBuilder("o road_01\n");
    for (int z = 0; z <= 60; z += 2) {
      obj.append("v 0 0 " + z + "\nv " + width + " 0 " + z + "\n");
    }
    for (int v = 1; v < 60; v += 2) {
      obj.append("f " + v + " " + (v + 2) + " " + (v + 3) + " " + (v + 1) + "\n");
    }
    Path file = folder.resolve("model.obj");
    Files.writeString(file, obj + more);
    return CheckRun.run(
            List.of(file), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none())
        .levels()
        .get(0)
        .rulesSkipped()
        .stream()
        .filter(s -> s.reason().contains("1.5 m wide"))
        .map(SkippedRule::rule)
        .collect(Collectors.toSet());
  }

  @Test
  void onlyWhatWasAskedForIsNamed() throws IOException {
    CheckSettings one = CheckSettings.defaults().withOnly(Set.of("ride.kink"));
    assertEquals(Set.of("ride.kink"), silent(road(14, one)));
  }
}
