package org.trackwalk.check.levels;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;

/**
 * What a run came to, input by input: the report of it is made of nothing else.
 *
 * @param basis by what all were checked
 * @param inputs in the order in which they were found
 */
public record RunOutcome(RunBasis basis, List<InputOutcome> inputs) {

  /** Exit code when findings reach the limit. */
  public static final int FINDINGS = 1;

  /** Exit code when an input could not be read. */
  public static final int UNREADABLE = 3;

  /** Exit code when the tool itself failed on a level. */
  public static final int INTERNAL = 4;

  /** The report. */
  public CheckReport report() {
    List<InputStatus> statuses = new ArrayList<>();
    List<LevelReport> levels = new ArrayList<>();
    Set<String> judged = new LinkedHashSet<>(basis.profiles());
    Set<String> twice = twice();
    int exit = 0;
    for (InputOutcome input : inputs) {
      statuses.add(input.status());
      exit = Math.max(exit, input.exit());
      if (input.answer() != null) {
        judged.addAll(input.answer().judged());
        LevelReport report = input.answer().report();
        boolean clear = !twice.contains(report.name());
        levels.add(clear ? report : report.named(input.status().path()));
        exit = Math.max(exit, failsOn(report, basis.failOn()) ? FINDINGS : 0);
      }
    }
    return new CheckReport(
        basis.toolVersion(), basis.settings(), List.copyOf(judged), statuses, levels, exit);
  }

  /** Names that several levels have: all of these go by their paths, whichever comes first. */
  private Set<String> twice() {
    Set<String> names = new HashSet<>();
    Set<String> twice = new HashSet<>();
    for (InputOutcome input : inputs) {
      if (input.answer() != null && !names.add(input.answer().report().name())) {
        twice.add(input.answer().report().name());
      }
    }
    return twice;
  }

  private static boolean failsOn(LevelReport level, Severity limit) {
    if (limit == null) {
      return false;
    }
    for (Finding finding : level.findings()) {
      if (finding.severity().compareTo(limit) >= 0) {
        return true;
      }
    }
    return false;
  }
}
