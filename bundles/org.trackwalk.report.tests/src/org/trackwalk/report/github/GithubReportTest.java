package org.trackwalk.report.github;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
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
    assertTrue(text.endsWith("\n| track | 1 | 0 | 0 |"), text);
    assertTrue(text.contains("road\\_1 \\| \\*&lt;b>; "), text);
  }

  @Test
  void theSummaryBeginsWithTheWorstLevelAndOnlyCountsThoseWithoutFindings() throws IOException {
    Finding error = finding(Severity.ERROR, "e");
    Finding warning = finding(Severity.WARNING, "w");
    CheckReport report =
        levels(
            level("clean", List.of()),
            level("mild", List.of(finding(Severity.INFO, "n"))),
            level("bad", List.of(error, warning)),
            level("clean too", List.of()),
            level("middling", List.of(warning, warning)),
            level("worst", List.of(error, error)));
    String text = String.join("\n", lines(new GithubSummary(), report));
    String rows =
        "| worst | 2 | 0 | 0 |\n"
            + "| bad | 1 | 1 | 0 |\n"
            + "| middling | 0 | 2 | 0 |\n"
            + "| mild | 0 | 0 | 1 |\n\n"
            + "2 levels without findings; some rules did not run on 2 of them";
    assertTrue(text.endsWith(rows), text);
    assertTrue(!text.contains("| clean"), text);
    assertTrue(text.indexOf("`seam.gap`") < text.indexOf("| worst | 2"), "groups come first");
  }

  /** GitHub shows nothing of a page that has more than 1 MiB. */
  @Test
  void theSummaryOfAnyRunFitsOnAPage() throws IOException {
    String longName = "_\u00fc".repeat(5_000);
    List<LevelReport> levels = new ArrayList<>();
    List<InputStatus> inputs = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      levels.add(level(i + longName, List.of(finding(Severity.ERROR, longName + i))));
      inputs.add(new InputStatus(i + longName, "failed", longName));
    }
    CheckReport small = levels();
    CheckReport report =
        new CheckReport(small.toolVersion(), small.settings(), small.profiles(), inputs, levels, 3);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new GithubSummary().write(report, ReportOptions.USUAL, out);
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(out.size() < 1 << 20, "bytes: " + out.size());
    for (String part : List.of("**not read** 0", "| error | 0", "\n| 0")) {
      assertTrue(text.contains(part), part);
    }
    for (String part : List.of(" more\n", " more groups of findings", " more levels with")) {
      assertTrue(text.contains(part), part);
    }
  }

  private static LevelReport level(String name, List<Finding> findings) {
    return DemoReport.of(findings, 0).levels().get(0).named(name);
  }

  private static CheckReport levels(LevelReport... levels) {
    CheckReport r = DemoReport.of(List.of(), 0);
    return new CheckReport(
        r.toolVersion(), r.settings(), r.profiles(), r.inputs(), List.of(levels), r.exit());
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
