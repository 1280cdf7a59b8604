package org.trackwalk.check.rules.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.scene.RuleScene;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** A van of 2.3 m under a beam at 2.1 m, at limits that lie around how deep it goes. */
class ClearanceLimitsTest {

  private static final String RULE = "overlap.clearance";
  private static final RuleScene BEAM = RuleScenes.bad(RULE);

  private Finding usual;

  private static List<Finding> found(Map<String, Double> limits) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(RULE)).withParameters(limits);
    return LevelCheck.check(BEAM.level(), settings, Progress.none()).findings();
  }

  private static List<Finding> found(double depth, double error) {
    return found(Map.of(RULE + ".depth", depth, RULE + ".error", error));
  }

  @BeforeEach
  void atTheUsualLimits() {
    usual = found(Map.of()).get(0);
  }

  @Test
  void itIsAsDeepAsTheVanIsTooHigh() {
    assertEquals(0.2, usual.measure().value(), 1e-3);
    assertTrue(usual.message().startsWith("beam_01: "), usual.message());
  }

  @Test
  void aTouchBeginsAtItsDepth() {
    double depth = usual.measure().value();
    assertFalse(found(depth, 5).isEmpty());
    assertEquals(List.of(), found(Math.nextUp(depth), 5));
  }

  @Test
  void anErrorBeginsAtItsLimit() {
    double depth = usual.measure().value();
    Finding error = found(depth / 2, depth).get(0);
    assertEquals(Severity.ERROR, error.severity());
    assertEquals(depth, error.measure().threshold());
    Finding less = found(depth / 2, Math.nextUp(depth)).get(0);
    assertEquals(depth / 2, less.measure().threshold());
  }
}
