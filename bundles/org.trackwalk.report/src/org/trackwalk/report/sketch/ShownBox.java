package org.trackwalk.report.sketch;

import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.svg.PieceColors;

/**
 * What a first look at a level should hold: the road with its surroundings and the findings on what
 * is no scenery.
 */
final class ShownBox {

  /** Share of the road's extent that is left around it. */
  private static final double MARGIN = 0.06;

  private ShownBox() {}

  /** The road; without a known one all that is no scenery; without that all there is. */
  static Extent of(LevelReport level, PieceColors colors) {
    Extent road = new Extent();
    Extent beside = new Extent();
    Extent all = new Extent();
    WeldedSurface surface = level.surface();
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int c = 0; c < corners.length; c++) {
      if (colors.dome(c / 3)) {
        continue;
      }
      int v = 3 * corners[c];
      SurfaceClass own = colors.surfaceClass(c / 3);
      all.add(p[v], p[v + 1], p[v + 2]);
      if (own == SurfaceClass.ROAD) {
        road.add(p[v], p[v + 1], p[v + 2]);
      } else if (own != SurfaceClass.SCENERY) {
        beside.add(p[v], p[v + 1], p[v + 2]);
      }
    }
    Extent shown = road.empty() ? beside.empty() ? all : beside : road;
    for (Finding finding : level.findings()) {
      double[] at = finding.position();
      // A place that is no number, far from all that is drawn, or on a shell of sky that is made of
      // several pieces would make the rest a dot.
      if (finding.surfaceClass() != SurfaceClass.SCENERY
          && Double.isFinite(at[0] + at[1] + at[2])
          && inside(all, at)) {
        shown.add(at[0], at[1], at[2]);
      }
    }
    shown.widen(MARGIN * Math.max(shown.size(0), shown.size(2)));
    return shown;
  }

  private static boolean inside(Extent box, double[] at) {
    for (int k = 0; k < 3; k++) {
      if (at[k] < box.min(k) || at[k] > box.max(k)) {
        return false;
      }
    }
    return true;
  }
}
