package org.trackwalk.check.rules.boundary;

import org.trackwalk.course.body.GroundCover;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Slopes;

/**
 * Whether ground lies right over a hole or around it, as where the underside of a slab is open: a
 * car drives over it or falls through the top, and nobody gets to what is under it otherwise.
 */
final class CarriedOver {

  /** From the middle of an edge of the rim so far towards the hole's centre it is looked at. */
  private static final double INWARD = 0.3;

  /** Part of the rim's length before which ground lies over the hole, at least. */
  private static final double NEARLY_ALL = 0.9;

  private final OpenEdges edges;
  private final GroundCover cover;

  CarriedOver(OpenEdges edges, GroundCover cover) {
    this.edges = edges;
    this.cover = cover;
  }

  /** Whether nobody comes to a hole but through what lies over it. */
  boolean is(HoleRim rim) {
    return isOver(rim) || isUnderside(rim);
  }

  /**
   * Whether nearly all of a rim is that of an underside: it faces down, and ground lies over it.
   */
  private boolean isUnderside(HoleRim rim) {
    double all = 0;
    double down = 0;
    for (int e : rim.edges()) {
      all += edges.length(e);
      boolean under = edges.normal(e, 1) <= -Slopes.ROAD && cover.coversMiddleOf(edges.triangle(e));
      down += under ? edges.length(e) : 0;
    }
    return down >= NEARLY_ALL * all;
  }

  /** Whether ground lies over the hole's centre and before nearly all of its rim. */
  private boolean isOver(HoleRim rim) {
    RimPlane plane = new RimPlane(edges, rim);
    double[] centre = {rim.centre()[0], 0, rim.centre()[2]};
    centre[1] = plane.height(centre[0], centre[2]);
    if (!cover.carriesOver(centre, Body.CAR.height())) {
      return false;
    }
    double all = 0;
    double carried = 0;
    for (int e : rim.edges()) {
      all += edges.length(e);
      double[] inside = new double[3];
      for (int k = 0; k < 3; k++) {
        double at = edges.point(e, 0.5, k);
        inside[k] = at + INWARD * (centre[k] - at);
      }
      carried += cover.carriesOver(inside, Body.CAR.height()) ? edges.length(e) : 0;
    }
    return carried >= NEARLY_ALL * all;
  }
}
