package org.trackwalk.report.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.JunitCases;
import org.trackwalk.report.format.ReportOptions;

class JunitReportTest {

  @Test
  void aRuleThatFoundNothingPassesAndOneThatDidNotRunSaysWhy() throws IOException {
    String xml = write(DemoReport.of(List.of(), 0), all());
    assertTrue(
        xml.contains(
            "    <testcase name=\"seam.gap\" classname=\"trackwalk.track\" time=\"0\"/>\n"));
    assertTrue(
        xml.contains(
            "    <testcase name=\"ride.kink\" classname=\"trackwalk.track\" time=\"0\">\n"
                + "      <skipped message=\"there is no racing line: --line FILE\"/>\n"
                + "    </testcase>\n"));
  }

  /** Five hundred levels are not twenty thousand cases: what found nothing is one case. */
  @Test
  void rulesThatFoundNothingAreOneCaseOfTheirLevel() throws IOException {
    String clean = write(DemoReport.of(List.of(), 0));
    assertEquals(1, cases(clean), clean);
    assertTrue(clean.contains("<testsuite name=\"track\" tests=\"1\" failures=\"0\""), clean);
    int ran = RuleList.all().size() - 1;
    assertTrue(clean.contains("<system-out>" + ran + " rules found nothing\n"), clean);
    assertTrue(clean.contains("1 rule did not run: there is no racing line: --line FILE\n"), clean);
    CheckReport bad = DemoReport.of(List.of(finding(Severity.ERROR, "a gap")), 1);
    String few = write(bad);
    assertEquals(2, cases(few), few);
    assertTrue(few.contains("<testsuites name=\"trackwalk\" tests=\"2\" failures=\"1\""), few);
    String every = write(bad, all());
    assertEquals(RuleList.all().size(), cases(every), every);
    // The case of a rule is the same in both.
    int from = few.indexOf("<testcase name=\"seam.gap\"");
    assertTrue(every.contains(few.substring(from, few.indexOf("</testcase>", from))), every);
  }

  private static int cases(String xml) {
    return xml.split("<testcase ", -1).length - 1;
  }

  private static ReportOptions all() {
    ReportOptions usual = ReportOptions.USUAL;
    return new ReportOptions(false, 0, false, usual.width(), usual.coords(), null, JunitCases.ALL);
  }

  /** What fails the check fails the test: {@code --fail-on}, and only what is new where asked. */
  @ParameterizedTest
  @CsvSource({
    "ERROR, error, false, new, failure",
    "ERROR, never, false, unchanged, failure",
    "WARNING, error, false, new, system-out",
    "WARNING, warning, false, new, failure",
    "WARNING, info, false, unchanged, failure",
    "ERROR, error, true, unchanged, system-out",
    "ERROR, error, true, worse, failure",
    "INFO, info, false, new, system-out"
  })
  void severitySettingsAndStateMakeTheOutcome(
      Severity severity, String failOn, String onlyNew, String state, String element)
      throws IOException {
    Finding f = finding(severity, "a gap").since(state, "g");
    Map<String, String> settings = new TreeMap<>(Map.of("failOn", failOn, "failOnNew", onlyNew));
    CheckReport r = DemoReport.of(List.of(f), 1);
    String xml =
        write(
            new CheckReport(
                r.toolVersion(), settings, r.profiles(), r.inputs(), r.levels(), r.exit()));
    int from = xml.indexOf("<testcase name=\"seam.gap\"");
    String one = xml.substring(from, xml.indexOf("</testcase>", from));
    assertEquals(element.equals("failure"), one.contains("<failure"), one);
    assertEquals(element.equals("system-out"), one.contains("<system-out"), one);
  }

  /** XML 1.0 has no place for most control characters, escaped or not, nor for lone surrogates. */
  @Test
  void whatXmlCannotHoldIsReplaced() throws IOException {
    StringBuilder out = new StringBuilder();
    XmlText xml = new XmlText(out);
    xml.text("a", "1 < 2 & \"3\"\n\u0001\ud800 \ud83d\ude97", "b", "x\n\"<>&\u0000");
    assertEquals(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<a b=\"x &quot;&lt;&gt;&amp;\ufffd\">1 &lt; 2 &amp; \"3\"\n"
            + "\ufffd\ufffd \ud83d\ude97</a>\n",
        out.toString());
  }

  private static Finding finding(Severity severity, String message) {
    return DemoReport.finding("seam.gap", severity, message, new double[] {1, 2, 3}, "g");
  }

  private static String write(CheckReport report) throws IOException {
    return write(report, ReportOptions.USUAL);
  }

  private static String write(CheckReport report, ReportOptions options) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new JunitReport().write(report, options, out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
