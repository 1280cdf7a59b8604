package org.trackwalk.course.corridor;

import java.util.function.IntPredicate;
import org.trackwalk.mesh.tree.IntList;

/**
 * How steep the side of a band is along the road: over some metres of it, for where the border
 * steps down a skirt and runs on beside it the road does not go down.
 *
 * @param ground the ground
 * @param over metres of a side over which it rises or falls
 * @param ramp half-edges that may be as steep as they like: a ramp before a gap
 */
record SideSlope(Ground ground, double over, IntPredicate ramp) {

  /** Steepest road along its border, rise over way: beyond the steepest streets there are. */
  static final double STEEPEST = 0.4;

  /** Share of a border that may be steeper. */
  private static final double STEEP_SHARE = 0.03;

  /** Whether more of a side is steep than a road's is. */
  boolean steep(IntList side) {
    IntList loop = new BorderWalk(ground, side).loop();
    IntList walk = loop == null ? side : loop;
    double steep = 0;
    double all = 0;
    for (int i = 0; i < walk.size(); i++) {
      double length = ground.length(walk.get(i));
      all += length;
      steep += !ramp.test(walk.get(i)) && isSteep(walk, i) ? length : 0;
    }
    return steep > STEEP_SHARE * all;
  }

  /** Whether a half-edge is steep, and what follows it as well. */
  private boolean isSteep(IntList walk, int first) {
    if (Math.abs(rise(walk.get(first))) <= STEEPEST * ground.length(walk.get(first))) {
      return false;
    }
    return isSteep(walk, first, 1) && isSteep(walk, first, -1);
  }

  private boolean isSteep(IntList walk, int first, int sense) {
    double rise = 0;
    double length = 0;
    int at = first;
    for (int i = 0; i < walk.size(); i++) {
      int h = walk.get(at);
      rise += rise(h);
      length += ground.length(h);
      int next = walk.get(Math.floorMod(at + sense, walk.size()));
      if (length >= over || !follows(h, next, sense)) {
        break;
      }
      at = Math.floorMod(at + sense, walk.size());
    }
    return Math.abs(rise) > STEEPEST * length;
  }

  private boolean follows(int halfEdge, int next, int sense) {
    return sense > 0
        ? ground.to(halfEdge) == ground.from(next)
        : ground.from(halfEdge) == ground.to(next);
  }

  private double rise(int halfEdge) {
    return ground.coordinate(ground.to(halfEdge), 1) - ground.coordinate(ground.from(halfEdge), 1);
  }
}
