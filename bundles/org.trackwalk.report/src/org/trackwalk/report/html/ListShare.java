package org.trackwalk.report.html;

import java.util.List;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportOptions;

/**
 * How much of the list of each level a page holds: all of it on a page of few levels, the worst of
 * each where there are hundreds.
 *
 * @param groups listed of a level
 * @param members listed of a group
 */
record ListShare(int groups, int members) {

  /** Groups of all levels together, about two kilobytes each. */
  private static final int MOST_GROUPS = 3000;

  /** Findings of a group, about half a kilobyte each. */
  private static final int MOST_MEMBERS = 10;

  /** The share of each of these levels. */
  static ListShare of(List<LevelReport> levels, ReportOptions options) {
    if (levels.size() <= Sketches.FEW) {
      return new ListShare(Integer.MAX_VALUE, Integer.MAX_VALUE);
    }
    int[] sizes =
        levels.stream()
            .mapToInt(level -> FindingGroup.of(Cut.of(level, options).kept()).size())
            .sorted()
            .toArray();
    // Levels with few groups leave their part to the others.
    long left = MOST_GROUPS;
    for (int i = 0; i < sizes.length; i++) {
      long part = left / (sizes.length - i);
      if (sizes[i] > part) {
        return new ListShare((int) Math.max(1, part), MOST_MEMBERS);
      }
      left -= sizes[i];
    }
    return new ListShare(Integer.MAX_VALUE, MOST_MEMBERS);
  }

  /** The groups that are listed, with the members that are listed. */
  List<FindingGroup> of(List<FindingGroup> all) {
    return all.stream().limit(groups).map(this::of).toList();
  }

  private FindingGroup of(FindingGroup group) {
    int size = Math.min(members, group.findings().size());
    return new FindingGroup(group.findings().subList(0, size));
  }
}
