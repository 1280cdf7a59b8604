package org.trackwalk.check.rank;

import java.util.List;
import java.util.Set;
import org.trackwalk.check.finding.Finding;

/**
 * What may only follow from a wrong unit or axis of the level: all that is measured in metres or
 * judged by what is up. It is said with the cause, so that it is read and mended first.
 */
final class FollowUps {

  /** Groups of rules, and rules, that hold in any unit and whatever is up. */
  private static final Set<String> ANYWAY =
      Set.of("import", "level", "topology", "meta", "weld.bit-duplicate", "weld.signed-zero");

  private FollowUps() {}

  /** The finding; a wrong unit or axis with the number of lines that may follow from it. */
  static Finding told(Finding finding, List<Finding> all) {
    if (!WorstFirst.leads(finding)) {
      return finding;
    }
    long follow = all.stream().filter(other -> follows(other.rule())).count();
    if (follow == 0) {
      return finding;
    }
    String words =
        follow == 1
            ? "; mend this first: 1 other finding depends on it"
            : "; mend this first: " + follow + " other findings depend on it";
    return finding.speakingFor(
        finding.severity(),
        finding.message() + words,
        finding.count(),
        finding.flow(),
        finding.subject());
  }

  private static boolean follows(String rule) {
    String group = rule.substring(0, rule.indexOf('.'));
    return rule.equals("import.precision") || !ANYWAY.contains(group) && !ANYWAY.contains(rule);
  }
}
