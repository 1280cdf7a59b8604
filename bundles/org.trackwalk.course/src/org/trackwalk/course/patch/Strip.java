package org.trackwalk.course.patch;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.tree.IntList;

/**
 * A patch of the ground with the places along its border where it is cut straight across, as a road
 * is where one piece ends and the next begins.
 *
 * @param patch which patch
 * @param area square metres
 * @param rim metres of its outer border
 * @param ends the straight parts of that border, between two corners, beyond which patches go on,
 *     or nothing lies
 */
public record Strip(int patch, double area, double rim, List<End> ends) {

  /** One of two opposite sides is at most so many times as long as the other: a hairpin's. */
  private static final double HAIRPIN = 5;

  public Strip {
    ends = List.copyOf(ends);
  }

  /**
   * A straight part of a border.
   *
   * @param edges its half-edges in their order
   * @param at metres along the border where it starts
   * @param width metres from corner to corner
   * @param beyond the patch that most of it borders on; {@link Ground#NOTHING} where it is torn off
   * @param from the place where it starts
   * @param to the place where it ends
   */
  public record End(IntList edges, double at, double width, int beyond, int from, int to) {

    /** Whether nothing lies beyond it. */
    public boolean isTorn() {
      return beyond == Ground.NOTHING;
    }
  }

  /**
   * The end on the other side of a strip that is as wide all along, a torn one where no patch goes
   * on there; null when there is none.
   */
  public End opposite(End end) {
    End joined = opposite(end, false);
    return joined == null ? opposite(end, true) : joined;
  }

  private End opposite(End end, boolean torn) {
    End best = null;
    double evenest = 1 / HAIRPIN;
    for (End other : ends) {
      double even = other == end || other.isTorn() != torn ? 0 : evenness(end, other);
      if (even >= evenest) {
        evenest = even;
        best = other;
      }
    }
    return best != null && asWide(end, best) ? best : null;
  }

  private double evenness(End end, End other) {
    double left = between(end, other);
    double right = between(other, end);
    return Math.min(left, right) / Math.max(left, right);
  }

  /** Metres of border from one end to the next. */
  private double between(End end, End other) {
    double metres = other.at - end.at - end.width;
    return metres < 0 ? metres + rim : metres;
  }

  private boolean asWide(End end, End other) {
    double widths = (end.width + other.width) / 2;
    return alike(end.width, other.width) && alike(area / length(end, other), widths);
  }

  private static boolean alike(double a, double b) {
    return a <= RoadSizes.AS_WIDE * b && b <= RoadSizes.AS_WIDE * a;
  }

  /** Metres from one end to the other. */
  public double length(End end, End other) {
    return (between(end, other) + between(other, end)) / 2;
  }

  /** All ends beyond which a patch lies. */
  List<End> endsAt(int neighbour) {
    List<End> at = new ArrayList<>();
    for (End end : ends) {
      if (end.beyond == neighbour) {
        at.add(end);
      }
    }
    return at;
  }
}
