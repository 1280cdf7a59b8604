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
 * @param ends metres of the border that its two ends are
 */
record TornRing(IntList[] sides, double gap, double ends) {

  /** Part of a lap that may be missing. */
  static final double PART = 0.25;

  /**
   * Splits a border.
   *
   * @param loop half-edges of one border, each starts where the one before it ends
   * @param width mean width of the band, metres
   * @return null when it has no two ends that look at each other
   */
  static TornRing of(Ground ground, IntList loop, double width) {
    List<BandEnd> ends = new BandEnds(ground, loop, width).ends();
    TornRing torn = null;
    // A hairpin's tip turns a border back too: of all ends those of the tear are nearest.
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < ends.size(); i++) {
      for (int k = i + 1; k < ends.size(); k++) {
        double gap = ends.get(i).gap(ends.get(k));
        TornRing ring =
            gap < nearest ? between(ground, loop, ends.get(i), ends.get(k), width) : null;
        torn = ring == null ? torn : ring;
        nearest = ring == null ? nearest : gap;
      }
    }
    return torn;
  }

  private static TornRing between(Ground ground, IntList loop, BandEnd a, BandEnd b, double width) {
    IntList[] sides = {between(loop, a, b), between(loop, b, a)};
    double half = (length(ground, sides[0]) + length(ground, sides[1])) / 2;
    double gap = a.gap(b);
    boolean near = gap <= Corridor.MISSING && gap <= PART * (half + gap);
    return near && a.facesEachOther(b, width)
        ? new TornRing(sides, a.missing(b, width), a.length() + b.length())
        : null;
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
