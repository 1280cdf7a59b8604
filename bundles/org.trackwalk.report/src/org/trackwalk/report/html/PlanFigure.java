package org.trackwalk.report.html;

import java.util.Base64;
import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.sketch.Unpacked;

/** The level from above with its groups marked by number: on paper, and where there is no 3D. */
final class PlanFigure {

  /** Groups with a number on the plan; more would hide each other. */
  private static final int NUMBERED = 40;

  private static final double SIZE = 11;

  private PlanFigure() {}

  /**
   * A figure, whose marks lead to the groups.
   *
   * @param part the plan of a sketch
   * @param ids what comes before the number in the id of a group
   */
  static void write(HtmlText out, byte[] part, List<FindingGroup> groups, String ids) {
    Unpacked in = new Unpacked(part);
    double minX = in.real();
    double minZ = in.real();
    double scale = in.real();
    long width = in.whole();
    long height = in.whole();
    byte[] png = in.bytes(in.size());
    SvgText svg = new SvgText();
    svg.raw("<svg viewBox=\"0 0 ").at(width).raw(" ").at(height).raw("\" role=\"group\" ");
    svg.raw("aria-label=\"The level from above; numbers as in the list\">\n");
    svg.raw("<image width=\"").at(width).raw("\" height=\"").at(height);
    svg.raw("\" href=\"data:image/png;base64,").raw(Base64.getEncoder().encodeToString(png));
    svg.raw("\"/>\n");
    for (int i = Math.min(NUMBERED, groups.size()) - 1; i >= 0; i--) {
      Finding f = groups.get(i).lead();
      double x = (f.position()[0] - minX) * scale;
      double y = (f.position()[2] - minZ) * scale;
      if (x >= 0 && y >= 0 && x <= width && y <= height) {
        svg.raw("<a href=\"#").raw(ids).raw(Integer.toString(i + 1)).raw("\" aria-label=\"");
        svg.raw(Integer.toString(i + 1)).raw(", ").raw(Severities.word(f.severity())).raw("\">");
        mark(svg, f.severity(), x, y, i + 1);
        svg.raw("</a>");
      }
    }
    out.raw("<figure class=\"plan\">\n").raw(svg.raw("</svg>\n").toString());
    out.raw("<figcaption>From above: ");
    legend(out);
    out.raw("</figcaption></figure>\n");
  }

  private static void mark(SvgText svg, Severity severity, double x, double y, int number) {
    String paint = "fill=\"" + Palette.severity(severity) + "\" stroke=\"#fff\" stroke-width=\"2\"";
    double r = SIZE;
    if (severity == Severity.INFO) {
      svg.circle(x, y, r, paint);
    } else {
      double[][] corners =
          severity == Severity.ERROR
              ? new double[][] {{0, -1.35}, {1.35, 0}, {0, 1.35}, {-1.35, 0}}
              : new double[][] {{0, -1.5}, {1.4, 0.95}, {-1.4, 0.95}};
      svg.raw("<polygon points=\"");
      for (double[] c : corners) {
        svg.at(x + r * c[0]).raw(",").at(y + r * c[1]).raw(" ");
      }
      svg.raw("\" ").raw(paint).raw("/>\n");
    }
    svg.text(x, y + 4, "class=\"mark\"", Integer.toString(number));
  }

  private static void legend(HtmlText out) {
    for (SurfaceClass surface : SurfaceClass.values()) {
      out.raw("<span class=\"swatch ").raw(surface.id()).raw("\"></span> ");
      out.raw(surface == SurfaceClass.UNKNOWN ? "not known" : surface.id()).raw(" ");
    }
    for (Severity severity : Severities.ALL) {
      String word = Severities.word(severity);
      out.raw("<span class=\"tally ").raw(word).raw("\">").raw(Severities.sign(severity));
      out.raw("</span> ").raw(word).raw(" ");
    }
  }
}
