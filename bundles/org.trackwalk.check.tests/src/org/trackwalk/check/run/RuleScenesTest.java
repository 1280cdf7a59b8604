package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.examples.scene.RuleScene;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Each rule speaks on its bad scene, once for each defect, with its place, pieces, number and
 * length, and nobody speaks on the good one.
 */
class RuleScenesTest {

  /** The group of rules that mutation testing asks for, which plays each scene many times. */
  private static final String GROUP = System.getProperty("trackwalk.scenes", "");

  static List<String> rules() {
    return RuleScenes.rules().stream().filter(rule -> rule.startsWith(GROUP)).toList();
  }

  private static LevelReport check(RuleScene scene) {
    CheckSettings all = CheckSettings.defaults();
    CheckSettings settings = GROUP.isEmpty() ? all : all.withOnly(Set.copyOf(rules()));
    return LevelCheck.check(scene.level(), settings, Progress.none());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theRuleExists(String rule) {
    assertTrue(RuleList.byId(rule).isPresent(), rule);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theBadSceneIsFoundOnce(String rule) {
    RuleScene scene = RuleScenes.bad(rule);
    LevelReport report = check(scene);
    for (Truth truth : scene.findings()) {
      List<Finding> found =
          report.findings().stream().filter(f -> f.rule().equals(truth.rule())).toList();
      assertEquals(1, found.size(), truth + " in " + report.findings());
      assertTrue(truth.covers(found.get(0).position(), 0.01), truth + " at " + found);
      assertEquals(truth.pieces(), found.get(0).pieces());
      Measure measure = found.get(0).measure();
      assertTrue(
          Double.isNaN(truth.value()) || truth.fits(measure.value()), truth + ": " + measure);
      if (truth.length() > 0) {
        assertEquals(truth.length(), found.get(0).length(), 0.2 * truth.length(), truth.toString());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theGoodSceneIsSilent(String rule) {
    List<Finding> loud =
        check(RuleScenes.good(rule)).findings().stream()
            .filter(f -> f.severity() != Severity.INFO || f.rule().equals(rule))
            .toList();
    assertEquals(List.of(), loud);
  }
}
