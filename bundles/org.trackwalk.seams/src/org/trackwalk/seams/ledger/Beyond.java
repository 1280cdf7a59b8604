package org.trackwalk.seams.ledger;

import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Drop to the ground beyond a point of an edge, metres, positive downward; NaN where there is none.
 *
 * @param near close by
 * @param far a wheel's radius away
 */
record Beyond(double near, double far) {

  /**
   * What lies beyond a point of an edge; null when the edge has no level outward direction.
   *
   * @param t where on the edge, 0 to 1
   * @param classes what each triangle is for
   */
  static Beyond of(
      OpenEdges edges,
      int e,
      double t,
      Surroundings around,
      SurfaceClasses classes,
      BorderLimits limits) {
    Sight.triangle(edges.surface(), edges.triangle(e));
    double cx = edges.conormal(e, 0);
    double cz = edges.conormal(e, 2);
    double length = Math.sqrt(cx * cx + cz * cz);
    if (length < LedgerLimits.UPRIGHT) {
      return null;
    }
    double y = edges.point(e, t, 1);
    double[] drops = new double[2];
    for (int i = 1; i >= 0; i--) {
      double reach = i == 0 ? limits.lookNear() : limits.lookFar();
      double x = edges.point(e, t, 0) + reach * cx / length;
      double z = edges.point(e, t, 2) + reach * cz / length;
      double down = limits.heightLimit() + (i == 0 ? deeper(drops[1], limits) : 0);
      double ground = around.ground(x, y, z, limits.heightLimit(), down);
      int on = Double.isNaN(ground) ? -1 : around.groundTriangle(x, ground, z, limits.exact());
      drops[i] = on >= 0 && isSkin(edges, e, on, classes) ? Double.NaN : y - ground;
    }
    return new Beyond(drops[0], drops[1]);
  }

  /**
   * How much deeper than ground counts it does close by, where it comes up to what counts a wheel's
   * radius away, at 45 degrees at most: a drop of half a metre to a slope is no slit, metres.
   */
  private static double deeper(double far, BorderLimits limits) {
    boolean lower = far >= limits.layerLimit();
    double pace = limits.lookFar() - limits.lookNear();
    return lower ? Math.max(0, Math.min(pace, far + pace - limits.heightLimit())) : 0;
  }

  /**
   * Whether the ground beyond an edge is the skin of a thing that stands there, seen from within:
   * it looks the other way than the edge's own sheet, and is neither road nor verge.
   */
  private static boolean isSkin(OpenEdges edges, int e, int on, SurfaceClasses classes) {
    SurfaceClass c = classes.of(on);
    return (c == SurfaceClass.SCENERY || c == SurfaceClass.BARRIER)
        && Slopes.up(edges.surface(), on) * edges.normal(e, 1) < 0;
  }

  /** The larger drop. */
  double lowest() {
    return Math.max(near, far);
  }

  /**
   * True where there is no ground a wheel's radius away, and none close by that goes on at the
   * border's height (what lies there is the thing's own body).
   */
  boolean endsHere(BorderLimits limits) {
    return Double.isNaN(far) && !(Math.abs(near) <= limits.layerLimit());
  }

  /**
   * True where there is lower ground close by, and a wheel's radius away nothing that goes on at
   * the border's height: lower ground still, or what stands up from it (a wall, a tent).
   */
  boolean isLedge(BorderLimits limits) {
    boolean lower = far >= limits.layerLimit() && far <= limits.stepLimit();
    boolean standsUp = far < -limits.layerLimit() && near <= limits.stepLimit();
    return near >= limits.layerLimit() && (lower || standsUp);
  }
}
