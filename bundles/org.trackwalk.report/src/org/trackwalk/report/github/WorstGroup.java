package org.trackwalk.report.github;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportOptions;

/**
 * A group of findings of a level, beside those of all other levels.
 *
 * @param level that it belongs to
 * @param group its findings
 */
record WorstGroup(LevelReport level, FindingGroup group) {

  private static final Comparator<WorstGroup> ORDER =
      Comparator.comparing((WorstGroup g) -> g.group().severity(), Comparator.reverseOrder())
          .thenComparing(WorstGroup::urgency)
          .thenComparing(g -> -g.lead().risk());

  /** The groups of all levels: by severity, then new and worse ones first, then by risk. */
  static List<WorstGroup> of(CheckReport report, ReportOptions options) {
    List<WorstGroup> all = new ArrayList<>();
    for (LevelReport level : report.levels()) {
      for (FindingGroup group : FindingGroup.of(Cut.of(level, options).kept())) {
        all.add(new WorstGroup(level, group));
      }
    }
    all.sort(ORDER);
    return all;
  }

  Finding lead() {
    return group.lead();
  }

  /** {@code (and 3 more like it)}, or nothing. */
  String more() {
    return group.more().isEmpty() ? "" : " (and " + group.more() + ")";
  }

  private int urgency() {
    String state = lead().baselineState();
    return state == null || state.equals("new") ? 0 : state.equals("worse") ? 1 : 2;
  }
}
