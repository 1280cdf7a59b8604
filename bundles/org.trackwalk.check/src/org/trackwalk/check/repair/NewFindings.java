package org.trackwalk.check.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.fix.FixLimits;
import org.trackwalk.model.finding.Finding;

/** What a second check says that the first did not. */
final class NewFindings {

  private NewFindings() {}

  /**
   * Findings of the second check where the first had none of the rule, or fewer elements of the
   * same pieces.
   */
  static List<Finding> of(List<Finding> before, List<Finding> after) {
    Map<String, List<Finding>> byRule = new HashMap<>();
    Map<String, Integer> elements = new HashMap<>();
    for (Finding f : before) {
      byRule.computeIfAbsent(f.rule(), k -> new ArrayList<>()).add(f);
      elements.merge(key(f), f.count(), Integer::sum);
    }
    Map<String, Integer> later = new HashMap<>();
    after.forEach(f -> later.merge(key(f), f.count(), Integer::sum));
    List<Finding> found = new ArrayList<>();
    for (Finding f : after) {
      boolean more = later.get(key(f)) > elements.getOrDefault(key(f), 0);
      List<Finding> same = byRule.getOrDefault(f.rule(), List.of());
      if (more && (isPoint(f) || same.stream().noneMatch(old -> isSame(old, f)))) {
        found.add(f);
      }
    }
    return found;
  }

  private static String key(Finding f) {
    return f.rule() + "\n" + String.join("\n", f.pieces());
  }

  private static boolean isPoint(Finding f) {
    return f.length() == 0;
  }

  /** Whether a finding is what was found before, or a part of it that is left. */
  private static boolean isSame(Finding old, Finding f) {
    if (old.pieces().equals(f.pieces())) {
      return meets(old, f);
    }
    for (int k = 0; k < 3; k++) {
      if (Math.abs(old.position()[k] - f.position()[k]) > FixLimits.SAME_FINDING) {
        return false;
      }
    }
    return true;
  }

  /** Whether the boxes of two findings touch. */
  static boolean meets(Finding a, Finding b) {
    for (int k = 0; k < 3; k++) {
      if (a.bounds()[k] - FixLimits.SAME_FINDING > b.bounds()[3 + k]
          || b.bounds()[k] - FixLimits.SAME_FINDING > a.bounds()[3 + k]) {
        return false;
      }
    }
    return true;
  }
}
