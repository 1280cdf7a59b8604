package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportOptions;

/** A card shows the worst group and nothing else. */
class CardReportTest {

  private static String card(CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new CardReport().write(report, ReportOptions.USUAL, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theWorstGroupIsDrawnAlone() throws IOException {
    String card = card(DemoReport.circuit());
    // The fixture's worst step is the one of 25 mm.
    assertTrue(card.contains(">height 25 mm<"), card);
    assertFalse(card.contains(">2</text>"), "a second badge");
  }

  @Test
  void aReportWithoutAFindingHasACardThatSaysSo() throws IOException {
    assertTrue(card(DemoReport.of(List.of(), 0)).contains("There is no finding to draw."));
  }
}
