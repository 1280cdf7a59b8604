package org.trackwalk.check.rank;

import java.util.List;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;

/**
 * What may only follow from a wrong unit or axis of the level: all that is measured in metres or
 * judged by what is up. It is said with the cause, so that it is read and mended first.
 */
final class FollowUps {

  private FollowUps() {}

  /** The finding; a wrong unit or axis with the number of lines that may follow from it. */
  static Finding told(Finding finding, List<Finding> all) {
    if (!WorstFirst.isScale(finding)) {
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
    return !RuleList.traits(rule).anyUnit();
  }
}
