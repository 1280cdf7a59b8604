package org.trackwalk.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;

/**
 * Which rules ran on a level and which did not: where nothing was found, that is only as good as
 * what was asked.
 */
public final class RulesRun {

  /** Reasons that are told; others are counted. */
  private static final int TOLD = 2;

  private final Map<String, Set<String>> leftOut = new TreeMap<>();
  private final int ran;

  private RulesRun(LevelReport level) {
    Set<String> silent = new TreeSet<>();
    for (SkippedRule rule : level.rulesSkipped()) {
      if (!rule.ran()) {
        silent.add(rule.rule());
        if (rule.worthTelling()) {
          leftOut.computeIfAbsent(reason(level, rule), r -> new TreeSet<>()).add(rule.rule());
        }
      }
    }
    ran = (int) RuleList.all().stream().filter(rule -> !silent.contains(rule.info().id())).count();
  }

  /** Of a level. */
  public static RulesRun of(LevelReport level) {
    return new RulesRun(level);
  }

  /** Levels in which some rule did not run. */
  public static int incomplete(List<LevelReport> levels) {
    return (int) levels.stream().filter(level -> !of(level).complete()).count();
  }

  /** Whether all rules ran that anything in the level calls for. */
  public boolean complete() {
    return leftOut.isEmpty();
  }

  /** {@code 16 rules did not run: no road is known}; empty when all ran. */
  public String missing() {
    // in a list: a stream over the entries of a sorted map makes a class at each start
    List<Map.Entry<String, Set<String>>> reasons = new ArrayList<>(leftOut.entrySet());
    reasons.sort((a, b) -> b.getValue().size() - a.getValue().size());
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, Set<String>> reason : reasons) {
      parts.add(
          Numbers.counted(reason.getValue().size(), "rule") + " did not run: " + reason.getKey());
    }
    if (parts.size() > TOLD + 1) {
      int more = parts.size() - TOLD;
      parts = parts.subList(0, TOLD);
      parts.add("others did not run for " + more + " other reasons");
    }
    return String.join("; ", parts);
  }

  /**
   * What is said of a level without findings, without a full stop: clean only where all rules ran.
   */
  public String nothing() {
    return complete()
        ? "Clean: no rule found anything"
        : "Nothing found by the " + Numbers.counted(ran, "rule") + " that ran; " + missing();
  }

  private static String reason(LevelReport level, SkippedRule rule) {
    if (!rule.reason().equals(level.corridor().explanation())) {
      return rule.reason();
    }
    return rule.reason().equals(CorridorFinder.NO_GROUND) ? "there is no road" : "no road is known";
  }
}
