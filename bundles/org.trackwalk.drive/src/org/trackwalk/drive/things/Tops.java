package org.trackwalk.drive.things;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The gentle faces of bodies up to a hub's height: what a wheel gets up on, or rolls up. */
final class Tops {

  private final Solids solids;
  private final Map<Integer, double[]> heights = new HashMap<>();

  /** Those of bodies; a deck adds nothing to a step's height, a wheel rolls up on it. */
  Tops(Solids solids, List<Met> tops, Decks decks) {
    this.solids = solids;
    for (Met top : tops) {
      int body = solids.of(top.triangle());
      if (body >= 0) {
        double[] own = heights.computeIfAbsent(body, b -> new double[] {top.low(), 0});
        own[0] = Math.min(own[0], top.low());
        own[1] = Math.max(own[1], decks.has(top) ? 0 : top.high());
      }
    }
  }

  /**
   * How high a step reaches with all that lies on its faces, metres.
   *
   * @param own what is met of its steep faces
   * @param steep how high those reach
   */
  double height(List<Met> own, double steep) {
    double height = steep;
    for (Met part : own) {
      double[] tops = heights.get(solids.of(part.triangle()));
      height = tops == null ? height : Math.max(height, tops[1]);
    }
    return height;
  }

  /**
   * Whether a wheel rolls up on it: a gentle face begins no higher over the road than so.
   *
   * @param edge metres
   */
  boolean leadUp(List<Met> own, double edge) {
    for (Met part : own) {
      double[] tops = heights.get(solids.of(part.triangle()));
      if (tops != null && tops[0] < edge) {
        return true;
      }
    }
    return false;
  }
}
