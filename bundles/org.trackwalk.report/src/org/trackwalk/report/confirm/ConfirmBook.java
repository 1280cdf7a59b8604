package org.trackwalk.report.confirm;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * What engines did on one level, ready to be written.
 *
 * @param report of the check
 * @param bodies what the game makes bodies of, as manifests write it
 * @param findings of the check, one by one
 * @param runs one for each engine and probe
 */
public record ConfirmBook(
    LevelReport report, String bodies, List<Finding> findings, List<EngineRun> runs) {

  /** Takes copies of the lists. */
  public ConfirmBook {
    findings = List.copyOf(findings);
    runs = List.copyOf(runs);
  }

  /** The level's name. */
  String level() {
    return report.name();
  }

  /** Why engines have no answer, or not all of it: one line each. */
  public Set<String> failures() {
    Set<String> failures = new TreeSet<>();
    for (EngineRun run : runs) {
      if (!run.failure().isEmpty()) {
        failures.add(run.failure());
      }
    }
    return failures;
  }

  /** A position, in the files' coordinates. */
  double[] place(double[] at) {
    Frame axes = report.axes();
    return axes.toFileAxes(at[0], at[1], at[2]);
  }
}
