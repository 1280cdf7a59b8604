package org.trackwalk.report.junit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.JunitCases;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.junit.RuleCase.Outcome;

/**
 * The cases of a level: one for each rule, or one for all rules that had nothing to say. Five
 * hundred levels have 22,000 of the former, which no build server shows well.
 *
 * @param ofRules cases of single rules
 * @param quiet what the one case for all others says; empty where there is none
 */
record LevelCases(List<RuleCase> ofRules, String quiet) {

  /** The name of the case of all rules that had nothing to say. */
  static final String QUIET = "rules that found nothing";

  /** The cases of a level as they are chosen. */
  static LevelCases of(LevelReport level, List<RuleCase> all, JunitCases choice) {
    if (choice == JunitCases.ALL) {
      return new LevelCases(all, "");
    }
    Set<String> accepted =
        level.suppressed().stream().map(s -> s.finding().rule()).collect(Collectors.toSet());
    Map<Boolean, List<RuleCase>> bySpeech =
        all.stream()
            .collect(
                Collectors.partitioningBy(
                    one -> !one.findings().isEmpty() || accepted.contains(one.rule())));
    return new LevelCases(bySpeech.get(true), words(bySpeech.get(false)));
  }

  /** Number of cases. */
  int tests() {
    return ofRules.size() + (quiet.isEmpty() ? 0 : 1);
  }

  /** Number of cases that failed or were skipped. */
  int count(Outcome outcome) {
    return (int) ofRules.stream().filter(one -> one.outcome() == outcome).count();
  }

  private static String words(List<RuleCase> silent) {
    Map<String, Integer> idle = new LinkedHashMap<>();
    int passed = 0;
    for (RuleCase one : silent) {
      if (one.reason().isEmpty()) {
        passed++;
      } else {
        idle.merge(one.reason(), 1, Integer::sum);
      }
    }
    StringBuilder text = new StringBuilder(Numbers.counted(passed, "rule"));
    text.append(" found nothing\n");
    idle.forEach(
        (reason, rules) ->
            text.append(Numbers.counted(rules, "rule"))
                .append(" did not run: ")
                .append(reason)
                .append('\n'));
    return text.toString();
  }
}
