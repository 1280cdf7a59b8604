package org.trackwalk.course.patch;

import java.util.HashMap;
import java.util.Map;
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
public record SideSlope(Ground ground, double over, IntPredicate ramp) {

  private static final int NONE = -1;

  /** Steepest road along its border, rise over way: beyond the steepest streets there are. */
  public static final double STEEPEST = 0.4;

  /** Share of a border that may be steeper. */
  private static final double STEEP_SHARE = 0.03;

  /** What comes behind a half-edge of a side, and what before it; none is in neither. */
  private record Chains(Map<Integer, Integer> next, Map<Integer, Integer> before) {}

  /** Whether more of a side is steep than a road's is, in whatever order its half-edges are. */
  public boolean steep(IntList side) {
    Chains chains = chains(side);
    double steep = 0;
    double all = 0;
    for (int i = 0; i < side.size(); i++) {
      double length = ground.length(side.get(i));
      all += length;
      steep += !ramp.test(side.get(i)) && isSteep(side.get(i), chains) ? length : 0;
    }
    return steep > STEEP_SHARE * all;
  }

  private Chains chains(IntList side) {
    BorderWalk walk = new BorderWalk(ground, side);
    Chains chains = new Chains(new HashMap<>(), new HashMap<>());
    for (int i = 0; i < side.size(); i++) {
      int next = walk.next(side.get(i));
      if (next != NONE) {
        chains.next.put(side.get(i), next);
        chains.before.merge(next, side.get(i), (one, other) -> NONE); // two come to it: none is
      }
    }
    return chains;
  }

  /** Whether a half-edge is steep, and what follows it as well. */
  private boolean isSteep(int halfEdge, Chains chains) {
    return Math.abs(rise(halfEdge)) > STEEPEST * ground.length(halfEdge)
        && isSteep(halfEdge, chains.next)
        && isSteep(halfEdge, chains.before);
  }

  private boolean isSteep(int halfEdge, Map<Integer, Integer> onward) {
    double rise = 0;
    double length = 0;
    int at = halfEdge;
    do {
      rise += rise(at);
      length += ground.length(at);
      at = onward.getOrDefault(at, NONE);
    } while (at != NONE && at != halfEdge && length < over);
    return Math.abs(rise) > STEEPEST * length;
  }

  private double rise(int halfEdge) {
    return ground.coordinate(ground.to(halfEdge), 1) - ground.coordinate(ground.from(halfEdge), 1);
  }
}
