package org.trackwalk.report.svg;

import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.drawing.AxisCross;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.FindingGroup;

/** A level from above with the worst groups marked. */
final class PlanView {

  private static final int LEAST_HEIGHT = 260;
  private static final int MOST_HEIGHT = 760;

  /** Share of the shown extent that is left free around it. */
  private static final double MARGIN = 0.04;

  private final Drawing drawing;
  private final List<FindingGroup> groups;
  private final PlanWindow window;

  PlanView(Drawing drawing, List<FindingGroup> groups, double left, double top, int width) {
    this.drawing = drawing;
    this.groups = groups;
    Extent shown = shown();
    shown.widen(MARGIN * Math.max(shown.size(0), shown.size(2)));
    window = PlanWindow.around(shown, left, top, width, LEAST_HEIGHT, MOST_HEIGHT);
  }

  int height() {
    return window.height();
  }

  /** Where the road is and everything worth a number; without a known road, all but sky domes. */
  private Extent shown() {
    PieceColors colors = drawing.colors();
    WeldedSurface surface = drawing.surface();
    Extent road = new Extent();
    Extent all = new Extent();
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int c = 0; c < corners.length; c++) {
      if (colors.dome(c / 3)) {
        continue;
      }
      int v = 3 * corners[c];
      if (colors.surfaceClass(c / 3) == SurfaceClass.ROAD) {
        road.add(p[v], p[v + 1], p[v + 2]);
      }
      if (colors.surfaceClass(c / 3) != SurfaceClass.SCENERY) {
        all.add(p[v], p[v + 1], p[v + 2]);
      }
    }
    if (!road.empty()) {
      road.widen(0.1 * Math.max(road.size(0), road.size(2)));
    }
    Extent shown = road.empty() ? all : road;
    for (FindingGroup group : groups) {
      Finding finding = group.lead();
      shown.add(finding.position()[0], finding.position()[1], finding.position()[2]);
    }
    return shown;
  }

  void write(SvgText svg, String clip) {
    double x = window.left();
    double y = window.top();
    svg.raw("<clipPath id=\"").raw(clip).raw("\">");
    svg.rectangle(x, y, window.width(), window.height(), "");
    svg.raw("</clipPath>\n");
    svg.rectangle(x, y, window.width(), window.height(), "fill=\"" + Palette.FIELD + "\"");
    svg.raw("<g clip-path=\"url(#").raw(clip).raw(")\">\n");
    new PlanFill(drawing.surface(), drawing.colors(), window).write(svg);
    new PlanOutline(drawing, window).write(svg);
    svg.raw("</g>\n");
    new Markers(drawing, window).write(svg, groups);
    String border = "fill=\"none\" stroke=\"#9aa5b1\" stroke-width=\"1\"";
    svg.rectangle(x, y, window.width(), window.height(), border);
    ScaleBar.write(svg, x + 16, y + window.height() - 16, 160, window.scale());
    AxisCross.write(svg, x + window.width() - 74, y + window.height() - 18, drawing.level().axes());
  }
}
