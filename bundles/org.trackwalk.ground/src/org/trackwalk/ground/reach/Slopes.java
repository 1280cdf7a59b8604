package org.trackwalk.ground.reach;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How steep a surface is to what drives: ground carries a car, a wall stops it. The two angles are
 * written down here and nowhere else.
 */
public final class Slopes {

  /**
   * Upward part of a unit normal from which a surface is ground: 60 degrees. The steepest bankings
   * that are driven have 45 degrees and a tyre slides down what is steeper than the arc tangent of
   * its grip, so what lies between is neither road nor safely a wall: it carries.
   */
  public static final double GROUND = 0.5;

  /** The square of that. */
  public static final double GROUND_SQUARE = GROUND * GROUND;

  /**
   * Upward part of a unit normal from which a surface may be road: 45 degrees, steeper than any
   * banking (a wall of death apart); a wheel of a car that holds 1 g climbs no more.
   */
  public static final double ROAD = StrictMath.sqrt(0.5);

  private Slopes() {}

  /** Upward part of a triangle's unit normal, -1 to 1; 0 for one without an area. */
  public static double up(WeldedSurface surface, int triangle) {
    return Vec.normal(surface.positions(), surface.triangles(), triangle)[1];
  }

  /** Whether a triangle is flat enough to carry a car, whichever way it faces. */
  public static boolean carries(WeldedSurface surface, int triangle) {
    return Math.abs(up(surface, triangle)) >= GROUND;
  }

  /** Whether a triangle is too steep for a road, whichever way it faces. */
  public static boolean isSteep(WeldedSurface surface, int triangle) {
    return Math.abs(up(surface, triangle)) < ROAD;
  }
}
