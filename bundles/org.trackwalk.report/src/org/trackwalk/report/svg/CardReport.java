package org.trackwalk.report.svg;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * The worst group alone, as a picture to put beside what is written about it: a ticket, or the page
 * of a rule.
 */
public final class CardReport implements ReportFormat {

  /** Room around the card, pixels. */
  private static final int MARGIN = 4;

  @Override
  public String id() {
    return "card";
  }

  @Override
  public String description() {
    return "picture of the worst group alone, for a ticket";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    SvgText body = new SvgText();
    String title = "Trackwalk report";
    for (LevelReport level : report.levels()) {
      List<FindingGroup> groups = FindingGroup.of(Cut.of(level, options).kept());
      if (!groups.isEmpty() && level.surface() != null && level.surface().triangleCount() > 0) {
        FindingGroup worst = groups.get(0);
        title = worst.lead().rule();
        new FindingCard(new Drawing(level), options.coords()).write(body, 1, worst, MARGIN, MARGIN);
        break;
      }
    }
    int width = FindingCard.WIDTH + 2 * MARGIN;
    int height = FindingCard.HEIGHT + 2 * MARGIN;
    if (body.toString().isEmpty()) {
      body.text(MARGIN + 22, MARGIN + 30, "class=\"body\"", "There is no finding to draw.");
    }
    String document = PageStyle.document(title, width, height, body.toString());
    out.write(document.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
