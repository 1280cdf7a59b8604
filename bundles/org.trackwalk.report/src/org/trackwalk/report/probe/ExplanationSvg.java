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

  /** Letters of the title are of 16 pixels, and bold ones are wider. */
  private static final double BOLD = 17.5;

  private static final double VIEW = 300;
  private static final double MARGIN = 16;
  private static final double HEAD = 56;
  private static final double TITLE = 26;

  /** Height of a line of a verdict, and room between two verdicts, pixels. */
  private static final double LINE = 13;

  private static final double GAP = 4;

  /** Where the words of a verdict begin when its number has up to two digits, pixels. */
  private static final double INDENT = 30;

  /** Lines of a name or a reason: whose edge it is stands at the end, and must not be cut off. */
  private static final int MOST_LINES = 3;

  private final List<Explanation> explanations;
  private final List<ProbeEngine> engines;
  private final WeldedSurface surface;
  private final Frame frame;
  private final SvgText svg = new SvgText();

  /**
   * A picture.
   *
   * @param explanations of one probe, one per method; at least one
   * @param engines whose methods they are, in the same order; empty when methods were asked for
   * @param surface the one that their triangles are of
   * @param frame axes and unit of the texts
   */
  public ExplanationSvg(
      List<Explanation> explanations,
      List<ProbeEngine> engines,
      WeldedSurface surface,
      Frame frame) {
    this.explanations = List.copyOf(explanations);
    this.engines = List.copyOf(engines);
    this.surface = surface;
    this.frame = frame;
  }

  /** The picture's markup. */
  public String svg() {
    int columns = Math.min(COLUMNS, explanations.size());
    int rows = (explanations.size() + COLUMNS - 1) / COLUMNS;
    double lists = explanations.stream().mapToDouble(this::listHeight).max().orElse(0);
    double cell = TITLE + VIEW + 12 + briefHeight() + lists + 14;
    ExplanationText text = new ExplanationText(explanations.get(0), surface, frame);
    double title = 2 * MARGIN + SvgText.width(title(text), BOLD);
    double width = Math.max(Math.max(NARROWEST, title), MARGIN + columns * (WIDTH + MARGIN));
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
    svg.text(MARGIN, 24, "class=\"h\"", title(text));
    legend(MARGIN, 43);
    double[] right = ProbeView.across(explanations);
    for (int i = 0; i < explanations.size(); i++) {
      double left = MARGIN + i % COLUMNS * (WIDTH + MARGIN);
      double top = HEAD + i / COLUMNS * cell;
      column(i, right, left, top);
    }
    return svg.raw("</svg>\n").toString();
  }

  private String title(ExplanationText text) {
    return engines.isEmpty() ? text.title() : text.place();
  }

  /** What an engine does, folded; nothing where a method was asked for. */
  private List<String> brief(int m) {
    return engines.isEmpty()
        ? List.of()
        : SvgText.fold(
            engines.get(m).brief(explanations.get(m).contactDistance()), WIDTH, 11, MOST_LINES);
  }

  private double briefHeight() {
    int lines = 0;
    for (int m = 0; m < explanations.size(); m++) {
      lines = Math.max(lines, brief(m).size());
    }
    return lines == 0 ? 0 : LINE * lines + GAP;
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

  private void column(int m, double[] right, double left, double top) {
    Explanation e = explanations.get(m);
    String name = engines.isEmpty() ? e.method() : engines.get(m).name();
    svg.text(left, top + 17, "class=\"m\"", name + ": " + ProbeWords.touching(e));
    Camera.Panel panel = new Camera.Panel(left, top + TITLE, WIDTH, VIEW);
    List<Verdict> shown = ListedVerdicts.of(e);
    new ProbePanel(svg, surface, e, right, panel).write(shown);
    double y = top + TITLE + VIEW + 26;
    double at = y;
    for (String line : brief(m)) {
      svg.text(left, at, "class=\"note\"", line);
      at += LINE;
    }
    y += briefHeight();
    if (shown.isEmpty()) {
      svg.text(left, y, "class=\"faint\"", "nothing is within reach");
      return;
    }
    double indent = indent(shown);
    for (Verdict v : shown) {
      row(v, left, y, indent);
      y += height(v, indent);
    }
    int more = e.verdicts().size() - shown.size();
    if (more > 0) {
      svg.text(left, y, "class=\"faint\"", "and " + Numbers.counted(more, "more triangle"));
    }
  }

  /** Room for the verdicts under a view and the line about those left out. */
  private double listHeight(Explanation e) {
    List<Verdict> shown = ListedVerdicts.of(e);
    double indent = indent(shown);
    double left = shown.size() < e.verdicts().size() || shown.isEmpty() ? 2 * LINE + GAP : 0;
    return left + shown.stream().mapToDouble(v -> height(v, indent)).sum();
  }

  private static double indent(List<Verdict> shown) {
    int last = shown.stream().mapToInt(v -> v.order() + 1).max().orElse(0);
    return INDENT + 8 * Math.max(0, String.valueOf(last).length() - 2);
  }

  private double height(Verdict v, double indent) {
    return LINE * (what(v, indent).size() + why(v, indent).size()) + GAP;
  }

  private void row(Verdict v, double left, double y, double indent) {
    double bar = height(v, indent) - GAP - 2;
    svg.rectangle(left, y - 11, 4, bar, "fill=\"" + VerdictColors.line(v) + "\"");
    String number = v.order() < 0 ? "" : String.valueOf(v.order() + 1);
    svg.text(left + 10, y, "font-weight=\"bold\"", number);
    double at = y;
    for (String line : what(v, indent)) {
      svg.text(left + indent, at, "", line);
      at += LINE;
    }
    for (String line : why(v, indent)) {
      svg.text(left + indent, at, "class=\"note\"", line);
      at += LINE;
    }
  }

  private List<String> what(Verdict v, double indent) {
    StringBuilder what = new StringBuilder(VerdictColors.word(v)).append("  ");
    what.append(ExplanationText.part(explanations.get(0), v));
    what.append(v.piece()).append(" triangle ").append(v.sourceTriangle());
    if (v.feature() != null) {
      what.append(", ").append(v.feature().id()).append(" at ");
      what.append(Numbers.length(v.distance()));
    }
    return SvgText.fold(what.toString(), WIDTH - indent, 12, MOST_LINES);
  }

  private List<String> why(Verdict v, double indent) {
    StringBuilder why = new StringBuilder(ExplanationText.reason(v.reason()));
    if (v.culprit() >= 0) {
      why.append(" (").append(ExplanationText.triangle(surface, v.culprit())).append(')');
    }
    return SvgText.fold(why.toString(), WIDTH - indent, 11, MOST_LINES);
  }
}
