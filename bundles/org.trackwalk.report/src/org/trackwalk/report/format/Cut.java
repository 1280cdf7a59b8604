package org.trackwalk.report.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * What is left of a level's findings after {@code --max-findings}, and what was cut: never silent.
 *
 * @param kept worst first
 * @param cut number of findings left out, here or in the report that the level was read from, per
 *     rule, in rule order; empty when all are kept
 */
public record Cut(List<Finding> kept, Map<String, Integer> cut) {

  /** Keeps the worst {@code options.maxFindings()} of each rule. */
  public static Cut of(LevelReport level, ReportOptions options) {
    if (options.maxFindings() <= 0) {
      return new Cut(level.findings(), level.truncated());
    }
    Map<String, Integer> seen = new HashMap<>();
    Map<String, Integer> cut = new TreeMap<>(level.truncated());
    List<Finding> kept = new ArrayList<>();
    for (Finding finding : level.findings()) {
      if (seen.merge(finding.rule(), 1, Integer::sum) <= options.maxFindings()) {
        kept.add(finding);
      } else {
        cut.merge(finding.rule(), 1, Integer::sum);
      }
    }
    return new Cut(kept, cut);
  }

  /** How many findings were left out. */
  public int total() {
    return cut.values().stream().mapToInt(Integer::intValue).sum();
  }
}
