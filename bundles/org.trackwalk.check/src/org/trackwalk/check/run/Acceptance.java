package org.trackwalk.check.run;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.report.SkippedRule;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints.Suppression;

/**
 * Sets aside what the team has accepted in the manifest; nothing is lost, it stays in the report.
 */
final class Acceptance {

  private Acceptance() {}

  /**
   * Findings sorted into two lists.
   *
   * @param findings that still count
   * @param suppressed that the manifest accepts
   * @param idle acceptances that accept nothing, with the reason
   */
  record Result(List<Finding> findings, List<Finding> suppressed, List<SkippedRule> idle) {}

  static Result of(Level level, List<Finding> all) {
    List<Finding> findings = new ArrayList<>();
    List<Finding> suppressed = new ArrayList<>();
    for (Finding finding : all) {
      boolean accepted =
          level.hints().suppressions().stream().anyMatch(s -> accepts(level, s, finding));
      (accepted ? suppressed : findings).add(finding);
    }
    List<SkippedRule> idle = new ArrayList<>();
    for (Suppression s : level.hints().suppressions()) {
      if (suppressed.stream().noneMatch(finding -> accepts(level, s, finding))) {
        String why = isOver(s) ? "held until " + s.until() : "fits no finding any more";
        String rule = s.rule() == null ? "*" : s.rule();
        idle.add(new SkippedRule(rule, "the acceptance \"" + s.reason() + "\" " + why, true));
      }
    }
    return new Result(List.copyOf(findings), List.copyOf(suppressed), List.copyOf(idle));
  }

  private static boolean accepts(Level level, Suppression s, Finding finding) {
    boolean rule =
        s.rule() == null
            || s.rule().equals(finding.rule())
            || (s.rule().endsWith(".*")
                && finding.rule().startsWith(s.rule().substring(0, s.rule().length() - 1)));
    if (!rule || isOver(s)) {
      return false;
    }
    if (s.fingerprint() != null) {
      return s.fingerprint().equals(finding.fingerprint());
    }
    if (s.box() == null) {
      return false;
    }
    double[] p = finding.position();
    double[] at = level.reportFrame().toFileAxes(p[0], p[1], p[2]);
    for (int k = 0; k < 3; k++) {
      if (at[k] < s.box()[k] || at[k] > s.box()[3 + k]) {
        return false;
      }
    }
    return true;
  }

  /** True after the last day on which the acceptance holds; the date is the machine's. */
  private static boolean isOver(Suppression s) {
    if (s.until() == null) {
      return false;
    }
    try {
      return LocalDate.parse(s.until()).isBefore(LocalDate.now(ZoneId.systemDefault()));
    } catch (DateTimeParseException e) {
      return true;
    }
  }
}
