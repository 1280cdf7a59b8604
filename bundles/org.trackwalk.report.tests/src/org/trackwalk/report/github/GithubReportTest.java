package org.trackwalk.report.github;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

class GithubReportTest {

  /** A message escapes percent and line ends; a property colon and comma too. */
  @Test
  void commandsAreEscapedAsTheRunnerReadsThem() {
    assertEquals(
        "::error file=a%2Cb%3A100%25.obj,line=7,title=x%3A y::50%25 at (1, 2): bad%0AFix: it",
        WorkflowCommand.of("error", "a,b:100%.obj", 7, "x: y", "50% at (1, 2): bad\nFix: it"));
    assertEquals(
        "::notice title=Trackwalk::a%0D%0Ab",
        WorkflowCommand.of("notice", "", 0, "Trackwalk", "a\r\nb"));
  }

  @Test
  void theWorstComeFirstAndNoMoreThanAStepKeeps() throws IOException {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      findings.add(finding(Severity.INFO, "note " + i));
      findings.add(finding(Severity.WARNING, "warning " + i));
      findings.add(finding(Severity.ERROR, "error " + i));
    }
    findings.add(finding(Severity.ERROR, "error 0"));
    List<String> lines = lines(new GithubReport(), DemoReport.of(findings, 1));
    assertEquals(10 + 10 + 10, lines.size());
    for (int i = 0; i < 30; i++) {
      String kind = i < 10 ? "::error " : i < 20 ? "::warning " : "::notice ";
      assertTrue(lines.get(i).startsWith(kind), lines.get(i));
    }
    assertTrue(lines.get(0).contains("(and 1 more like it)"), lines.get(0));
    assertTrue(
        lines.get(29).contains("::2 more errors, 2 more warnings, 3 more notices: "),
        lines.get(29));
  }

  @Test
  void whatCouldNotBeReadIsTheFirstError() throws IOException {
    List<String> lines = lines(new GithubReport(), DemoReport.circuit());
    assertEquals(
        "::error file=broken.stl,title=not read::the file ends after 17 of 40 triangles",
        lines.get(0));
  }

  @Test
  void theSummaryHasARowPerLevelAndNoMarkUpOfNames() throws IOException {
    Finding f = finding(Severity.ERROR, "road_1 | *<b>");
    String text = String.join("\n", lines(new GithubSummary(), DemoReport.of(List.of(f), 1)));
    assertTrue(text.startsWith("## Trackwalk: 1 level checked, 1 error, 0 warnings, 0 notes"));
    assertTrue(text.contains("\n| track | 1 | 0 | 0 |\n"), text);
    assertTrue(text.contains("road\\_1 \\| \\*&lt;b>; "), text);
  }

  private static Finding finding(Severity severity, String group) {
    return DemoReport.finding("seam.gap", severity, group, new double[] {1, 2, 3}, group);
  }

  private static List<String> lines(ReportFormat format, CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    format.write(report, ReportOptions.USUAL, out);
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
