package org.trackwalk.maven.log;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Which findings fail the build, by the settings that the report names. */
final class FailLimit {

  /** Mildest first. */
  private static final List<String> SEVERITIES =
      Collections.unmodifiableList(Arrays.asList("info", "warning", "error"));

  private final String failOn;
  private final boolean onlyNew;

  FailLimit(ReportData report) {
    failOn = report.settings.getOrDefault("failOn", "error");
    onlyNew = Boolean.parseBoolean(report.settings.get("failOnNew"));
  }

  /** Whether a finding counts for the exit code. */
  boolean fails(ReportData.Finding finding) {
    int limit = SEVERITIES.indexOf(failOn);
    return limit >= 0 && rank(finding) >= limit && (grown(finding) || !onlyNew);
  }

  /** Whether it was not there, or not as bad, in the baseline. */
  boolean grown(ReportData.Finding finding) {
    return "new".equals(finding.baselineState) || "worse".equals(finding.baselineState);
  }

  /** From 0 for a note to 2 for an error. */
  static int rank(ReportData.Finding finding) {
    return SEVERITIES.indexOf(finding.severity);
  }
}
