package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What rules share is charged to none of them, or to each: which of them asks first is a matter of
 * threads, and whether a rule is over its budget must not be.
 */
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class WhoAsksFirstTest {

  /** A rule that asks for nothing that others ask for: when it is through, nothing is made yet. */
  private static final Set<String> ALONE = Set.of("topology.duplicate");

  @Test
  void changesNothingOfWhatARuleIsCharged() {
    Level level = PlantedCircuit.example().level();
    Map<String, Long> forward = spent(level, false, 1);
    assertTrue(forward.values().stream().filter(units -> units > 0).count() > 20, "" + forward);
    assertEquals(forward, spent(level, true, 8));
  }

  private static Map<String, Long> spent(Level level, boolean lastFirst, int threads) {
    CheckSettings settings = CheckSettings.defaults().withOnly(ALONE).withJobs(threads);
    RuleContext context = LevelCheck.open(level, settings, Progress.none()).context();
    List<Rule> rules = new ArrayList<>(RuleList.all());
    rules.removeIf(rule -> rule.idle(context).isPresent());
    if (lastFirst) {
      Collections.reverse(rules);
    }
    Map<String, Long> spent = new TreeMap<>();
    for (Rule rule : rules) {
      Budget budget = Budget.ofSize(context.surface().workSize());
      budget.within(() -> rule.check(context));
      spent.put(rule.info().id(), budget.spent());
    }
    return spent;
  }
}
