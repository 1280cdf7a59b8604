package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** A check leaves to the next how long its rules took, and that changes no finding. */
class RuleTimesTest {

  @Test
  void rulesThatRanAreKnownToTheNextCheckAndNoOther() {
    Level level = RuleScenes.bad("seam.step").level();
    CheckSettings settings = CheckSettings.defaults();
    CheckedLevel first = LevelCheck.again(null, level, settings, Progress.none());
    CheckedLevel second = LevelCheck.again(first, level, settings, Progress.none());
    RuleTimes kept = kept(first);
    assertTrue(kept.of("seam.step") > 0);
    assertEquals(0, kept.of("boundary.leak"), "it did not run");
    assertEquals(RuleList.all().size() - first.report().rulesSkipped().size(), ran(kept));
    assertEquals(told(first), told(second));
  }

  private static RuleTimes kept(CheckedLevel checked) {
    return checked
        .context()
        .memory()
        .shared(
            RuleTimes.class,
            () -> {
              throw new IllegalStateException("nothing was kept");
            });
  }

  private static long ran(RuleTimes times) {
    return RuleList.all().stream().filter(rule -> times.of(rule.info().id()) > 0).count();
  }

  private static List<String> told(CheckedLevel checked) {
    return checked.report().findings().stream().map(Finding::message).toList();
  }
}
