package org.trackwalk.report.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.ReportOptions;

/**
 * One finding of a level to be drawn.
 *
 * @param name {@code 003 error seam.gap road_01 | road_02}: sorted by name, tools list the worst
 *     first
 * @param level the level's name
 * @param axes axes and unit of the level's first file
 * @param finding what is marked
 */
record OverlayMark(String name, String level, Frame axes, Finding finding) {

  /** All findings that have a place; numbers count all of a level's, as the other reports do. */
  static List<OverlayMark> of(CheckReport report, ReportOptions options) {
    List<OverlayMark> marks = new ArrayList<>();
    for (LevelReport level : report.levels()) {
      int number = 0;
      for (Finding finding : Cut.of(level, options).kept()) {
        number++;
        // What is about a whole level or a file has no place to point at, but for its examples.
        if (!finding.whole() || finding.length() > 0) {
          marks.add(new OverlayMark(name(number, finding), level.name(), level.axes(), finding));
        }
      }
    }
    return List.copyOf(marks);
  }

  private static String name(int number, Finding f) {
    int shown = Math.min(2, f.pieces().size());
    String pieces = String.join(" | ", f.pieces().subList(0, shown));
    return String.format(Locale.ROOT, "%03d %s %s %s", number, f.severity().id(), f.rule(), pieces)
        .strip();
  }
}
