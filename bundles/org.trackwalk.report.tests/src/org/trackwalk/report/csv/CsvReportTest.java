package org.trackwalk.report.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportOptions;

class CsvReportTest {

  @Test
  void columnsAreTheContractsAndOddTextIsQuoted() throws IOException {
    CheckReport report =
        DemoReport.of(
            List.of(
                DemoReport.finding(
                    "seam.gap",
                    Severity.WARNING,
                    "a \"gap\", wide\nand long",
                    new double[] {1.5, 2, -3},
                    "g")),
            0);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new CsvReport().write(report, ReportOptions.USUAL, out);
    assertEquals(
        "level,rule,severity,class,x,y,z,value,unit,length,count,pieces,message,fingerprint\r\n"
            + "track,seam.gap,warning,road,1.5,3,2,0.002,m,1.5,3,road_01|road_02,"
            + "\"a \"\"gap\"\", wide and long\",seam.gap:0123\r\n",
        out.toString(StandardCharsets.UTF_8));
  }

  /** Names are those of files that others made; numbers stay numbers, also below zero. */
  @Test
  void aNameIsNoFormula() throws IOException {
    for (String start : List.of("=", "+", "-", "@", "\t=", "\uff1d")) {
      String name = start + "HYPERLINK(\"http://x\";1)";
      CheckReport report =
          DemoReport.of(
              List.of(
                  DemoReport.finding(
                      "seam.gap", Severity.WARNING, name, new double[] {-1.5, 2, -3}, "g")),
              0);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new CsvReport().write(report, ReportOptions.USUAL, out);
      String text = out.toString(StandardCharsets.UTF_8);
      String quoted = ",\"'" + start.replace('\t', ' ') + "HYPERLINK(\"\"http://x\"\";1)\",";
      assertTrue(text.contains(quoted), text);
      assertTrue(text.contains(",road,-1.5,3,2,"), text);
    }
  }
}
