package org.trackwalk.check.rules.cliff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.scene.RuleScene;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** What pushes a body off a dam's edge, at limits that lie around what is felt there. */
class PushOffLimitsTest {

  private static final String RULE = "cliff.push-off";
  private static final RuleScene DAM = RuleScenes.bad(RULE);

  private Finding usual;

  private static List<Finding> found(Map<String, Double> limits) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(RULE)).withParameters(limits);
    return LevelCheck.check(DAM.level(), settings, Progress.none()).findings();
  }

  private static List<Finding> found(double warning, double error) {
    return found(Map.of(RULE + ".warning", warning, RULE + ".error", error));
  }

  @BeforeEach
  void atTheUsualLimits() {
    usual = found(Map.of()).get(0);
  }

  @Test
  void itIsTheWorstOfWhatIsFelt() {
    Effect worst =
        usual.effects().stream()
            .max(Comparator.comparingDouble(PushOffLimitsTest::size))
            .orElseThrow();
    assertEquals(size(worst), usual.measure().value(), 1e-12);
    String value = String.format(Locale.ROOT, " outward by %.2f m/s", size(worst));
    assertTrue(usual.message().contains(value), usual.message());
    assertTrue(usual.effects().stream().allMatch(e -> e.speed() > 0), "each at some speed");
  }

  private static double size(Effect effect) {
    return Math.max(
        Math.max(Math.abs(effect.dvUp()), Math.abs(effect.dvForward())), Math.abs(effect.dvSide()));
  }

  @Test
  void anErrorBeginsAtItsLimit() {
    double felt = usual.measure().value();
    Finding error = found(felt / 4, felt).get(0);
    assertEquals(Severity.ERROR, error.severity());
    assertEquals(felt, error.measure().threshold());
    // What is felt makes it an error by itself; the limit that is told is the one it is over.
    Finding below = found(felt / 4, Math.nextUp(felt)).get(0);
    assertEquals(felt / 4, below.measure().threshold());
  }

  @Test
  void aWarningBeginsAtItsLimit() {
    double most = found(0.001, 1000).stream().mapToDouble(f -> f.measure().value()).max().orElse(0);
    assertFalse(found(most, 1000).isEmpty());
    assertEquals(List.of(), found(Math.nextUp(most), 1000));
  }

  @Test
  void itStandsOnTheDam() {
    double[] p = usual.position();
    double[] b = usual.bounds();
    for (int k = 0; k < 3; k++) {
      assertTrue(p[k] >= b[k] - 1e-3 && p[k] <= b[3 + k] + 1e-3, "axis " + k);
    }
  }

  /** Every edge was probed, by reckoning at the judge's speed, and not measured at a low one. */
  @Test
  void itSaysNothingOfWhatWasNotDone() {
    assertTrue(usual.message().startsWith("road_01: along "), usual.message());
    assertTrue(usual.message().contains(" alone pushes a sphere r 0.35 "), usual.message());
    assertTrue(usual.message().endsWith(" m/s"), usual.message());
    for (Effect effect : usual.effects()) {
      assertEquals(200 / 3.6, effect.speed(), 1e-9);
    }
  }
}
