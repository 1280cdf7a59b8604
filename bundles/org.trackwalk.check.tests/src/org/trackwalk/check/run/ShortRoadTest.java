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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.VehicleList;
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

  /** A plot beside it, on which a house stands: no car gets to either. */
  @ParameterizedTest
  @CsvSource({"3, 30, 6", "20, 30, 6", "3, 50, 5"})
  void norIsAYardBesideARoadForModels(double x, double length, double wide) throws IOException {
    String yard = yard(x, length, wide);
    Set<String> skipped = narrow(1.5, yard);
    assertTrue(skipped.contains("probe.chassis-hit"), "" + skipped);
    assertEquals(Set.of(), narrow(2.5, yard));
  }

  /** A kart of 1.3 m fits on the road, and its yard is driven over no more than by a car. */
  @Test
  void norIsItForAKart() throws IOException {
    CheckSettings kart =
        CheckSettings.defaults().judgedBy(List.of(), null, VehicleList.shipped("kart"));
    assertTrue(1.5 > Body.of(kart.vehicle()).width());
    Set<String> skipped = narrow(1.5, yard(3, 30, 6), kart);
    assertTrue(skipped.contains("probe.chassis-hit"), "" + skipped);
    assertEquals(Set.of(), narrow(2.5, yard(3, 30, 6), kart));
  }

  private static String yard(double x, double length, double wide) {
    double far = x + wide;
    double end = 10 + length;
    StringBuilder obj = new StringBuilder("o road_yard\n");
    obj.append("v " + x + " 0 10\nv " + far + " 0 10\nv " + far + " 0 " + end + "\n");
    obj.append("v " + x + " 0 " + end + "\nf -1 -2 -3 -4\no house\n");
    for (int y = -1; y <= 3; y += 4) {
      obj.append("v " + (x + 1) + " " + y + " 20\nv " + (far - 1) + " " + y + " 20\n");
      obj.append("v " + (far - 1) + " " + y + " 24\nv " + (x + 1) + " " + y + " 24\n");
    }
    return obj + "f -8 -4 -3 -7\nf -7 -3 -2 -6\nf -6 -2 -1 -5\nf -5 -1 -4 -8\nf -1 -2 -3 -4\n";
  }

  private Set<String> narrow(double width, String more) throws IOException {
    return narrow(width, more, CheckSettings.defaults());
  }

  private Set<String> narrow(double width, String more, CheckSettings settings) throws IOException {
    StringBuilder obj = new StringBuilder("o road_01\n");
    for (int z = 0; z <= 60; z += 2) {
      obj.append("v 0 0 " + z + "\nv " + width + " 0 " + z + "\n");
    }
    for (int v = 1; v < 60; v += 2) {
      obj.append("f " + v + " " + (v + 2) + " " + (v + 3) + " " + (v + 1) + "\n");
    }
    Path file = folder.resolve("model.obj");
    Files.writeString(file, obj + more);
    return CheckRun.run(List.of(file), LoadOptions.DEFAULT, settings, "test", Progress.none())
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
