package org.trackwalk.maven.log;

import java.util.Locale;

/** One line for a finding: level, pieces, what, where, rule. */
final class FindingText {

  private FindingText() {}

  static String of(ReportData.Level level, ReportData.Finding finding) {
    StringBuilder text = new StringBuilder(level.name).append(": ").append(finding.message);
    double[] at = finding.editorPosition;
    if (at != null && at.length == 3) {
      text.append(String.format(Locale.ROOT, " at (%.2f, %.2f, %.2f)", at[0], at[1], at[2]));
    }
    text.append("  [").append(finding.rule).append(']');
    if (finding.baselineState != null) {
      text.append(' ').append(finding.baselineState);
    }
    return text.toString();
  }
}
