package org.trackwalk.course.called;

import java.util.BitSet;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Whether all that is called road stands upright: then the level is read with another axis up, and
 * nothing can be said of what of it carries a car. {@code import.axis-unit} tells it.
 */
public final class StandingRoad {

  /** Of the area of a road that stands at least this part faces along one axis that lies. */
  private static final double FACING = 0.7;

  private StandingRoad() {}

  /** Whether most of some triangles, by area, face along one and the same axis that lies. */
  public static boolean stands(WeldedSurface surface, BitSet road) {
    double area = 0;
    double alongX = 0;
    double alongZ = 0;
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      double own = Math.sqrt(Vec.dot(n, 0, n, 0));
      area += own;
      alongX += Math.abs(n[0]) >= Slopes.ROAD * own ? own : 0;
      alongZ += Math.abs(n[2]) >= Slopes.ROAD * own ? own : 0;
    }
    return Math.max(alongX, alongZ) >= FACING * area;
  }
}
