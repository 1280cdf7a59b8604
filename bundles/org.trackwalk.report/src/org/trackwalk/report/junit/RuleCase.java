package org.trackwalk.report.junit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.report.format.WarningOutcome;

/**
 * A rule on a level, as a test.
 *
 * @param rule id
 * @param outcome what it becomes
 * @param reason why it did not run; empty when it did
 * @param findings of the rule, worst first
 * @param counting those of them that make the outcome, worst first
 */
record RuleCase(
    String rule, Outcome outcome, String reason, List<Finding> findings, List<Finding> counting) {

  enum Outcome {
    PASSED,
    FAILED,
    SKIPPED
  }

  /**
   * Every rule in the order of the catalogue, then those that this version does not know.
   *
   * @param kept findings after cuts
   * @param warnings what warnings are
   * @param onlyNew whether only what is new or worse than the baseline fails
   */
  static List<RuleCase> of(
      LevelReport level, List<Finding> kept, WarningOutcome warnings, boolean onlyNew) {
    Map<String, List<Finding>> byRule = new LinkedHashMap<>();
    for (Finding f : kept) {
      byRule.computeIfAbsent(f.rule(), r -> new ArrayList<>()).add(f);
    }
    Map<String, String> idle = new LinkedHashMap<>();
    for (SkippedRule skipped : level.rulesSkipped()) {
      if (!skipped.ran()) {
        idle.putIfAbsent(skipped.rule(), skipped.reason());
      }
    }
    Set<String> ids = new LinkedHashSet<>();
    RuleList.all().forEach(rule -> ids.add(rule.info().id()));
    ids.addAll(byRule.keySet());
    ids.addAll(idle.keySet());
    List<RuleCase> cases = new ArrayList<>();
    for (String id : ids) {
      List<Finding> findings = byRule.getOrDefault(id, List.of());
      cases.add(
          findings.isEmpty() && idle.containsKey(id)
              ? new RuleCase(id, Outcome.SKIPPED, idle.get(id), findings, List.of())
              : of(id, findings, warnings, onlyNew));
    }
    return cases;
  }

  private static RuleCase of(
      String id, List<Finding> findings, WarningOutcome warnings, boolean onlyNew) {
    List<Finding> failing = new ArrayList<>();
    List<Finding> warned = new ArrayList<>();
    for (Finding f : findings) {
      boolean counts = !onlyNew || isNew(f);
      if (counts && f.severity() == Severity.ERROR) {
        failing.add(f);
      } else if (counts && f.severity() == Severity.WARNING) {
        (warnings == WarningOutcome.FAILURE ? failing : warned).add(f);
      }
    }
    if (!failing.isEmpty()) {
      return new RuleCase(id, Outcome.FAILED, "", findings, failing);
    }
    boolean skips = !warned.isEmpty() && warnings == WarningOutcome.SKIPPED;
    return new RuleCase(
        id, skips ? Outcome.SKIPPED : Outcome.PASSED, "", findings, skips ? warned : List.of());
  }

  private static boolean isNew(Finding f) {
    return f.baselineState() == null
        || f.baselineState().equals("new")
        || f.baselineState().equals("worse");
  }
}
