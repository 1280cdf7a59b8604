package org.trackwalk.report.svg;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.RulesRun;

/**
 * The picture beside the list: per level a plan with the worst groups marked, and their close-ups.
 */
public final class SvgReport implements ReportFormat {

  private static final int WIDTH = 1400;
  private static final int MARGIN = 26;

  /** More levels than this are listed in words only; a picture of hundreds helps nobody. */
  private static final int MOST_LEVELS = 12;

  @Override
  public String id() {
    return "svg";
  }

  @Override
  public String description() {
    return "plan of the level with the ten worst groups and their close-ups";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    SvgText body = new SvgText();
    double y = MARGIN;
    int drawn = 0;
    for (LevelReport level : report.levels()) {
      if (drawn == MOST_LEVELS) {
        int left = report.levels().size() - drawn;
        String more = Numbers.counted(left, "more level") + ": see the text or the JSON report";
        body.text(MARGIN, y + 14, "class=\"body\"", more);
        y += 40;
        break;
      }
      y = level(body, level, options, y, drawn++) + 2 * MARGIN;
    }
    if (report.levels().isEmpty()) {
      body.text(MARGIN, y + 14, "class=\"body\"", "Nothing was checked.");
      y += 40;
    }
    int height = (int) StrictMath.ceil(y);
    String page = PageStyle.document("Trackwalk report", WIDTH, height, body.toString());
    out.write(page.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static double level(
      SvgText svg, LevelReport level, ReportOptions options, double top, int index) {
    double y = top + 20;
    svg.text(MARGIN, y, "class=\"head\"", level.name());
    y += 22;
    svg.text(MARGIN, y, "class=\"body\"", facts(level));
    y += 18;
    for (String line : SvgText.fold(road(level), WIDTH - 2 * MARGIN, 12, 2)) {
      svg.text(MARGIN, y, "class=\"body\"", line);
      y += 17;
    }
    if (level.surface() == null || level.surface().triangleCount() == 0) {
      svg.text(MARGIN, y + 10, "class=\"body\"", "There is no triangle to draw.");
      return y + 20;
    }
    List<FindingGroup> all = FindingGroup.of(Cut.of(level, options).kept());
    List<FindingGroup> loud = FindingGroup.loud(all);
    // Notes are drawn where there is nothing to be done before, as in the text.
    List<FindingGroup> drawn = loud.isEmpty() ? all : loud;
    List<FindingGroup> groups =
        drawn.subList(0, Math.min(ReportOptions.FIRST_SCREEN, drawn.size()));
    Drawing drawing = new Drawing(level);
    PlanView plan = new PlanView(drawing, groups, MARGIN, y, WIDTH - 2 * MARGIN);
    plan.write(svg, "plan" + index);
    y += plan.height() + 22;
    legend(svg, y);
    y += 22;
    FindingCard card = new FindingCard(drawing, options.coords());
    int gap = WIDTH - 2 * MARGIN - 2 * FindingCard.WIDTH;
    for (int i = 0; i < groups.size(); i++) {
      double x = MARGIN + (i % 2) * (FindingCard.WIDTH + gap);
      card.write(svg, i + 1, groups.get(i), x, y + (i / 2) * (FindingCard.HEIGHT + gap));
    }
    y += (groups.size() + 1) / 2 * (FindingCard.HEIGHT + gap);
    String rest =
        all.isEmpty()
            ? RulesRun.of(level).nothing() + "."
            : all.size() > groups.size()
                ? Numbers.counted(all.size() - groups.size(), "more group")
                    + " in the text report (--all)"
                : "";
    svg.text(MARGIN, y + 12, "class=\"body\"", rest);
    return y + 16;
  }

  private static String road(LevelReport level) {
    String explanation = level.corridor().explanation();
    return explanation.startsWith("road = ") ? explanation : "Road: " + explanation;
  }

  private static String facts(LevelReport level) {
    Facts f = level.facts();
    int[] counts = new int[Severity.values().length];
    level.findings().forEach(finding -> counts[finding.severity().ordinal()]++);
    return Numbers.counted(f.pieces(), "piece")
        + ", "
        + Numbers.counted(f.triangles(), "triangle")
        + ", "
        + level.axes().up().id().toUpperCase(Locale.ROOT)
        + " up, "
        + Numbers.counted(f.boundaryEdges(), "open edge")
        + ". "
        + Numbers.counted(counts[Severity.ERROR.ordinal()], "error")
        + ", "
        + Numbers.counted(counts[Severity.WARNING.ordinal()], "warning")
        + ", "
        + Numbers.counted(counts[Severity.INFO.ordinal()], "note")
        + ".";
  }

  private static void legend(SvgText svg, double y) {
    double x = MARGIN;
    for (SurfaceClass surface : SurfaceClass.values()) {
      for (int tint = 0; tint < Palette.TINTS; tint++) {
        String fill = "fill=\"" + Palette.fill(surface, tint) + "\"";
        svg.rectangle(x + 10 * tint, y - 10, 10, 12, fill);
      }
      String word = surface == SurfaceClass.UNKNOWN ? "not known" : surface.id();
      svg.text(x + 36, y, "class=\"note\"", word);
      x += 36 + SvgText.width(word, 11) + 22;
    }
    svg.line(x, y - 4, x + 28, y - 4, "stroke=\"" + Palette.OUTLINE + "\" stroke-width=\"1.2\"");
    svg.text(x + 34, y, "class=\"note\"", "open edge");
    x += 34 + SvgText.width("open edge", 11) + 22;
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      svg.circle(x + 6, y - 4, 6, "fill=\"" + Palette.severity(severity) + "\"");
      String word = Palette.word(severity).toLowerCase(Locale.ROOT);
      svg.text(x + 18, y, "class=\"note\"", word);
      x += 18 + SvgText.width(word, 11) + 18;
    }
  }
}
