package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportOptions;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

class SvgReportTest {

  @Test
  void thePictureNumbersTheWorstGroupsOnPlanAndCardsAndNoNotesBehindThem() throws Exception {
    CheckReport report = DemoReport.circuit();
    Document svg = parse(write(report));
    NodeList texts = svg.getElementsByTagName("text");
    int[] seen = new int[11];
    for (int i = 0; i < texts.getLength(); i++) {
      boolean badge =
          "badge".equals(texts.item(i).getAttributes().getNamedItem("class").getNodeValue());
      if (badge) {
        seen[Integer.parseInt(texts.item(i).getTextContent())]++;
      }
    }
    long groups =
        report.levels().get(0).findings().stream()
            .filter(finding -> finding.severity() != Severity.INFO)
            .map(Finding::group)
            .distinct()
            .count();
    assertTrue(groups > 1 && groups < report.levels().get(0).findings().size());
    int[] expected = new int[11];
    Arrays.fill(expected, 1, 1 + (int) Math.min(10, groups), 2);
    assertArrayEquals(expected, seen);
  }

  @Test
  void aCutAcrossAStepShowsItsTrueHeight() throws Exception {
    // The fixture lifts the border of one road piece by 25 mm and moves another by 12 and 4 mm.
    String svg = write(DemoReport.circuit());
    assertTrue(svg.contains(">height 25 mm<"), "the 25 mm step");
    assertTrue(svg.contains("cut across the seam, 125 mm wide"), "five times the step");
  }

  @Test
  void equalReportsGiveEqualPictures() throws IOException {
    assertEquals(write(DemoReport.circuit()), write(DemoReport.circuit()));
  }

  @Test
  void numbersAreFinite() throws IOException {
    String svg = write(DemoReport.circuit());
    assertFalse(svg.contains("NaN") || svg.contains("Infinity"));
  }

  @Test
  void textFromFilesCannotBreakTheMarkup() throws Exception {
    CheckReport report =
        DemoReport.of(
            List.of(
                DemoReport.finding(
                    "seam.gap", Severity.INFO, "<b>&\"\u0001\ud800", new double[3], "g")),
            0);
    String text = parse(write(report)).getDocumentElement().getTextContent();
    assertTrue(text.contains("There is no triangle to draw."), text);
    SvgText escaped = new SvgText().escaped("<b>&\"\u0001\ud800");
    assertEquals("&lt;b&gt;&amp;&quot;\ufffd\ufffd", escaped.toString());
  }

  @Test
  void scaleBarsAreRound() {
    assertEquals(50, ScaleBar.round(99.9));
    assertEquals(100, ScaleBar.round(100.1));
    assertEquals(0.002, ScaleBar.round(0.0049), 1e-12);
  }

  @Test
  void coordinatesHaveOneDecimalAndNoMinusZero() {
    assertEquals("0", new SvgText().at(-0.01).toString());
    assertEquals("-1.3", new SvgText().at(-1.26).toString());
    assertEquals("12", new SvgText().at(12.04).toString());
  }

  @Test
  void segmentsAreClippedToTheWindow() {
    double[] s = {-10, 5, 20, 5};
    assertTrue(Clip.segment(s, 0, 0, 10, 10));
    assertArrayEquals(new double[] {0, 5, 10, 5}, s, 1e-12);
    assertFalse(Clip.segment(new double[] {-5, -5, -1, 20}, 0, 0, 10, 10));
  }

  @Test
  void polygonsAreClippedToTheWindow() {
    double[] square = Clip.polygon(new double[] {-100, -100, 300, -100, -100, 300}, 0, 0, 10, 10);
    // The window lies wholly inside the triangle.
    assertEquals(8, square.length);
    assertEquals(0, Clip.polygon(new double[] {20, 20, 30, 20, 20, 30}, 0, 0, 10, 10).length);
  }

  private static String write(CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new SvgReport().write(report, ReportOptions.USUAL, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static Document parse(String svg) throws Exception {
    byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes));
  }
}
