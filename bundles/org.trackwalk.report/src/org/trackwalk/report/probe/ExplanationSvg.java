package org.trackwalk.report.probe;

import java.util.List;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/** One probe as a picture: a column per method with a view and the verdicts in their order. */
public final class ExplanationSvg {

  private static final int COLUMNS = 3;
  private static final double WIDTH = 440;

  /** Room for the title and the legend, pixels. */
  private static final double NARROWEST = 900;

  private static final double VIEW = 300;
  private static final double MARGIN = 16;
  private static final double HEAD = 56;
  private static final double TITLE = 26;
  private static final double ROW = 30;

  /** Verdicts that a table lists; contacts come first in any case. */
  private static final int MOST_ROWS = 12;

  private final List<Explanation> explanations;
  private final WeldedSurface surface;
  private final Frame frame;
  private final SvgText svg = new SvgText();

  /**
   * A picture.
   *
   * @param explanations of one probe, one per method; at least one
   * @param surface the one that their triangles are of
   * @param frame axes and unit of the texts
   */
  public ExplanationSvg(List<Explanation> explanations, WeldedSurface surface, Frame frame) {
    this.explanations = List.copyOf(explanations);
    this.surface = surface;
    this.frame = frame;
  }

  /** The picture's markup. */
  public String svg() {
    int columns = Math.min(COLUMNS, explanations.size());
    int rows = (explanations.size() + COLUMNS - 1) / COLUMNS;
    int lines =
        explanations.stream()
            .mapToInt(e -> Math.min(MOST_ROWS + 1, e.verdicts().size()))
            .max()
            .orElse(0);
    double cell = TITLE + VIEW + 12 + ROW * Math.max(1, lines) + 14;
    double width = Math.max(NARROWEST, MARGIN + columns * (WIDTH + MARGIN));
    double height = HEAD + rows * cell + MARGIN;
    svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").at(width).raw("\" height=\"");
    svg.at(height).raw("\" viewBox=\"0 0 ").at(width).raw(" ").at(height).raw("\">\n");
    svg.raw("<style>text{font-family:Helvetica,Arial,sans-serif;font-size:12px;fill:");
    svg.raw(Palette.INK).raw("}.h{font-size:16px;font-weight:bold}.m{font-size:14px;");
    svg.raw("font-weight:bold}.faint,.note{fill:").raw(Palette.FAINT_INK).raw("}.note{");
    svg.raw("font-size:11px}.number{font-size:12px;font-weight:bold;text-anchor:middle;");
    svg.raw("paint-order:stroke;stroke:#ffffff;stroke-width:3px}.halo{paint-order:stroke;");
    svg.raw("stroke:#ffffff;stroke-width:3px}</style>\n");
    svg.rectangle(0, 0, width, height, "fill=\"" + Palette.PAPER + "\"");
    ExplanationText text = new ExplanationText(explanations.get(0), surface, frame);
    svg.text(MARGIN, 24, "class=\"h\"", text.title());
    legend(MARGIN, 43);
    double[] right = ProbeView.across(explanations);
    for (int i = 0; i < explanations.size(); i++) {
      double left = MARGIN + i % COLUMNS * (WIDTH + MARGIN);
      double top = HEAD + i / COLUMNS * cell;
      column(explanations.get(i), right, left, top);
    }
    return svg.raw("</svg>\n").toString();
  }

  private void legend(double x, double y) {
    String[][] entries = {
      {VerdictColors.CONTACT, "contact: pushes along its arrow"},
      {VerdictColors.VOIDED, "voided: would have pushed along the dashed arrow"},
      {VerdictColors.IGNORED, "ignored: behind, too far or without area"}
    };
    double at = x;
    for (String[] entry : entries) {
      svg.rectangle(at, y - 9, 12, 10, "fill=\"" + entry[0] + "\"");
      svg.text(at + 17, y, "class=\"faint\"", entry[1]);
      at += 17 + SvgText.width(entry[1], 12) + 14;
    }
  }

  private void column(Explanation e, double[] right, double left, double top) {
    svg.text(left, top + 17, "class=\"m\"", e.method() + ": " + ProbeWords.touching(e));
    Camera.Panel panel = new Camera.Panel(left, top + TITLE, WIDTH, VIEW);
    new ProbePanel(svg, surface, e, right, panel).write();
    double y = top + TITLE + VIEW + 26;
    if (e.verdicts().isEmpty()) {
      svg.text(left, y, "class=\"faint\"", "nothing is within reach");
      return;
    }
    List<Verdict> shown = e.verdicts().stream().limit(MOST_ROWS).toList();
    for (Verdict v : shown) {
      row(v, left, y);
      y += ROW;
    }
    int more = e.verdicts().size() - shown.size();
    if (more > 0) {
      svg.text(left, y, "class=\"faint\"", "and " + Numbers.counted(more, "more triangle"));
    }
  }

  private void row(Verdict v, double left, double y) {
    svg.rectangle(left, y - 11, 4, 24, "fill=\"" + VerdictColors.line(v) + "\"");
    String number = v.order() < 0 ? "" : String.valueOf(v.order() + 1);
    svg.text(left + 10, y, "font-weight=\"bold\"", number);
    StringBuilder what = new StringBuilder(VerdictColors.word(v)).append("  ");
    what.append(v.piece()).append(" triangle ").append(v.sourceTriangle());
    if (v.feature() != null) {
      what.append(", ").append(v.feature().id()).append(" at ");
      what.append(Numbers.length(v.distance()));
    }
    svg.text(left + 30, y, "", SvgText.fold(what.toString(), WIDTH - 30, 12, 1).get(0));
    StringBuilder why = new StringBuilder(ExplanationText.reason(v.reason()));
    if (v.culprit() >= 0) {
      why.append(" (").append(ExplanationText.triangle(surface, v.culprit())).append(')');
    }
    String line = SvgText.fold(why.toString(), WIDTH - 30, 11, 1).get(0);
    svg.text(left + 30, y + 13, "class=\"note\"", line);
  }
}
