package org.trackwalk.course.corridor;

import java.util.List;
import org.trackwalk.mesh.tree.IntList;

/**
 * A band of which a piece is missing, if only a slit: one border goes along its outer side, across
 * one end, back along the inner side and across the other end. The two ends look at each other, as
 * those of a ring do; the ends of a strip from here to there do not.
 *
 * @param sides half-edges of the two long sides
 * @param gap metres from end to end, as seen from above; 0 where they lie over each other
 */
record TornRing(IntList[] sides, double gap) {

  /** Part of a lap that may be missing. */
  static final double PART = 0.25;

  /**
   * Splits a border.
   *
   * @param loop half-edges of one border, each starts where the one before it ends
   * @param width mean width of the band, metres
   * @return null when it has not just two ends that look at each other
   */
  static TornRing of(Ground ground, IntList loop, double width) {
    List<BandEnd> ends = new BandEnds(ground, loop, width).ends();
    if (ends.size() != 2) {
      return null;
    }
    BandEnd a = ends.get(0);
    BandEnd b = ends.get(1);
    IntList[] sides = {between(loop, a, b), between(loop, b, a)};
    double half = (length(ground, sides[0]) + length(ground, sides[1])) / 2;
    double gap = a.gap(b);
    boolean near = gap <= Corridor.MISSING && gap <= PART * (half + gap);
    return near && a.facesEachOther(b, width) ? new TornRing(sides, a.missing(b, width)) : null;
  }

  private static IntList between(IntList loop, BandEnd a, BandEnd b) {
    IntList side = new IntList();
    for (int i = a.to(); i != b.from(); i = (i + 1) % loop.size()) {
      side.add(loop.get(i));
    }
    return side;
  }

  private static double length(Ground ground, IntList side) {
    double length = 0;
    for (int i = 0; i < side.size(); i++) {
      length += ground.length(side.get(i));
    }
    return length;
  }
}
