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
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.check.report.SkippedRule;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** A damaged vertex far out in space makes a road that nobody walks along, which is said. */
class EndlessRoadTest {

  private static final int ROWS = 30;

  @TempDir Path folder;

  /** A road 8 m wide and 60 m long, whose last vertex lies at a place of its own. */
  private LevelReport roadTo(double last) throws IOException {
    StringBuilder obj = new StringBuilder("o road_01\n");
    for (int row = 0; row <= ROWS; row++) {
      obj.append("v 0 0 ").append(2 * row).append('\n');
      obj.append("v 8 0 ").append(row == ROWS ? last : 2 * row).append('\n');
    }
    for (int v = 1; v <= 2 * ROWS; v += 2) {
      obj.append("f " + v + " " + (v + 2) + " " + (v + 3) + " " + (v + 1) + "\n");
    }
    Path file = folder.resolve("road.obj");
    Files.writeString(file, obj);
    CheckReport report =
        CheckRun.run(
            List.of(file), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none());
    return report.levels().get(0);
  }

  private static Set<String> notWalked(LevelReport level) {
    return level.rulesSkipped().stream()
        .filter(s -> s.reason().contains("no road to drive along"))
        .map(SkippedRule::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @ValueSource(doubles = {10_100, 214_741, 4_294_967_295.0, 1e20, -3e38})
  void allRulesThatDriveSayWhyTheyDidNot(double last) throws IOException {
    LevelReport level = roadTo(last);
    Set<String> expected =
        RuleList.all().stream()
            .filter(Rule::walksRoad)
            .map(rule -> rule.info().id())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(expected, notWalked(level));
    assertTrue(
        level.findings().stream().anyMatch(f -> f.rule().equals("quality.oversized")),
        "the rule that the reason names has found the triangle");
  }

  @Test
  void whatIsLongButMayBeDrivenIsWalked() throws IOException {
    assertEquals(Set.of(), notWalked(roadTo(9_900)));
  }
}
