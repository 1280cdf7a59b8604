package org.trackwalk.report.svg;

import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/** The only places that corners can have there: a grid as coarse as one float step. */
final class FloatGrid {

  private static final int CELLS = 7;

  private FloatGrid() {}

  /** True when a finding's measure is the size of a float step. */
  static boolean fits(Finding finding) {
    return RuleList.traits(finding.rule()).picture() == Picture.FLOAT_GRID
        && finding.measure() != null;
  }

  static void write(SvgText svg, Camera.Panel panel, Finding finding) {
    double pitch = panel.height() / CELLS;
    double left = panel.left() + panel.width() / 2 - 5.5 * pitch;
    String line = "stroke=\"#cbd2d9\" stroke-width=\"0.8\"";
    for (int i = 0; i <= 11; i++) {
      double x = left + i * pitch;
      svg.line(x, panel.top() + pitch, x, panel.top() + 6 * pitch, line);
    }
    for (int j = 1; j <= 6; j++) {
      double y = panel.top() + j * pitch;
      svg.line(left, y, left + 11 * pitch, y, line);
      for (int i = 0; i <= 11; i++) {
        svg.circle(left + i * pitch, y, 2.4, "fill=\"" + Palette.SIDE_A + "\"");
      }
    }
    double y = panel.top() + 3 * pitch;
    double x = left + 5 * pitch;
    String mark = "stroke=\"" + Palette.MARK + "\" stroke-width=\"2\"";
    svg.line(x, y, x + pitch, y, mark);
    String step = Numbers.length(finding.measure().value());
    svg.text(x + pitch + 8, y - 5, "class=\"size halo\"", step);
  }
}
