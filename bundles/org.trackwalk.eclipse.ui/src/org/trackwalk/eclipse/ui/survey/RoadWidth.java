package org.trackwalk.eclipse.ui.survey;

import java.util.function.IntFunction;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How wide a road is whose length is known. */
final class RoadWidth {

  private RoadWidth() {}

  /**
   * Metres in the mean: what the road covers from above, over its length; NaN when one of them is
   * nothing.
   */
  static double mean(WeldedSurface surface, IntFunction<SurfaceClass> classes, double length) {
    double doubled = 0;
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (classes.apply(t) == SurfaceClass.ROAD) {
        int a = 3 * corners[3 * t];
        int b = 3 * corners[3 * t + 1];
        int c = 3 * corners[3 * t + 2];
        double covered =
            ((double) p[b + 2] - p[a + 2]) * ((double) p[c] - p[a])
                - ((double) p[b] - p[a]) * ((double) p[c + 2] - p[a + 2]);
        doubled += Math.max(0, covered); // what looks down is the other side of it
      }
    }
    double width = doubled / 2 / length;
    return length > 0 && width > 0 && Double.isFinite(width) ? width : Double.NaN;
  }
}
