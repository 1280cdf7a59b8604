package org.trackwalk.course.corridor;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Whether there is as much level ground as a car stands on, as seen from above. */
final class Foothold {

  private Foothold() {}

  static boolean isIn(WeldedSurface surface) {
    double area = 0;
    for (int t = 0; t < surface.triangleCount() && area < Body.FOOTPRINT; t++) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      area += Math.abs(n[1]) >= Slopes.GROUND * length ? Math.abs(n[1]) / 2 : 0;
    }
    return area >= Body.FOOTPRINT;
  }
}
