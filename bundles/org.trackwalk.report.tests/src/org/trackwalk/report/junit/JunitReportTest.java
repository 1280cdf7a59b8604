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
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportOptions;

class JunitReportTest {

  @Test
  void aRuleThatFoundNothingPassesAndOneThatDidNotRunSaysWhy() throws IOException {
    String xml = write(DemoReport.of(List.of(), 0));
    assertTrue(
        xml.contains(
            "    <testcase name=\"seam.gap\" classname=\"trackwalk.track\" time=\"0\"/>\n"));
    assertTrue(
        xml.contains(
            "    <testcase name=\"ride.kink\" classname=\"trackwalk.track\" time=\"0\">\n"
                + "      <skipped message=\"there is no racing line: --line FILE\"/>\n"
                + "    </testcase>\n"));
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
            + "<a b=\"x&#10;&quot;&lt;&gt;&amp;\ufffd\">1 &lt; 2 &amp; \"3\"\n"
            + "\ufffd\ufffd \ud83d\ude97</a>\n",
        out.toString());
  }

  private static Finding finding(Severity severity, String message) {
    return DemoReport.finding("seam.gap", severity, message, new double[] {1, 2, 3}, "g");
  }

  private static String write(CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new JunitReport().write(report, ReportOptions.USUAL, out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
