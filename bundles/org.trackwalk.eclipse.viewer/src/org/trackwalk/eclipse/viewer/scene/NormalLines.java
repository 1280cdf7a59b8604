package org.trackwalk.eclipse.viewer.scene;

import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The normals of triangles as lines: on which side a one-sided surface is solid. */
public final class NormalLines {

  /** Length of a normal as a share of the root of its triangle's area. */
  private static final double SHARE = 0.4;

  /** Longest normal, metres. */
  private static final double LONGEST = 2;

  private NormalLines() {}

  /**
   * Lines from the centres of triangles.
   *
   * @param most lines at most: of larger surfaces every second, third, … triangle gets one
   */
  public static LineSet of(WeldedSurface surface, int most) {
    LineSet lines = new LineSet();
    int every = Math.max(1, (surface.triangleCount() + most - 1) / Math.max(1, most));
    double[] n = new double[3];
    for (int t = 0; t < surface.triangleCount(); t += every) {
      if (Facets.normal(surface, t, n)) {
        double length = Math.min(LONGEST, SHARE * Math.sqrt(Facets.area(surface, t)));
        double x = Facets.centre(surface, t, 0);
        double y = Facets.centre(surface, t, 1);
        double z = Facets.centre(surface, t, 2);
        lines.add(x, y, z, x + n[0] * length, y + n[1] * length, z + n[2] * length, Palette.NORMAL);
      }
    }
    return lines;
  }
}
