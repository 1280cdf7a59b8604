package org.trackwalk.examples.seeded;

import java.util.List;

/**
 * How much of a road a thing leaves free, found from points all over its faces. A car gets past a
 * thing that hangs together on its left or on its right, never through it.
 *
 * @param low the least height of a point over the road, metres
 * @param high the greatest height of a point over the road, metres
 * @param reached the greatest height of what lies no higher than a car, metres
 * @param whole the greatest height of any point, also of what lies beyond the road's borders, over
 *     the plane of the road beside it, metres
 * @param right the border of what is blocked, metres to the left of the middle
 * @param left the other border of what is blocked
 * @param from the station at which it begins
 * @param to the station at which it ends
 */
record Way(
    double low,
    double high,
    double reached,
    double whole,
    double right,
    double left,
    double from,
    double to) {

  /** Height of a vehicle that has none of its own, metres. */
  static final double CAR_HEIGHT = 1.2;

  /** How far points of a thing are apart, metres. */
  private static final double APART = 0.1;

  /** Likewise along its edges: those of a body of 14 m are not, all over its faces. */
  private static final double ALONG_EDGES = 0.02;

  /** What is no higher over the road than this is no obstacle, metres. */
  private static final double FLAT = 0.003;

  static Way of(Deck deck, Solid solid, double near) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double reached = Double.NEGATIVE_INFINITY;
    double whole = Double.NEGATIVE_INFINITY;
    double right = Double.POSITIVE_INFINITY;
    double left = Double.NEGATIVE_INFINITY;
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    List<double[]> points = solid.points(APART);
    // What a slab between two heights has of a body is widest at an edge of it.
    points.addAll(solid.edgePoints(ALONG_EDGES));
    for (double[] p : points) {
      double[] place = deck.centre().locate(p, near);
      whole = Math.max(whole, place[2]);
      if (place[1] < deck.right() || place[1] > deck.left()) {
        // What stands out over the border takes the road's border with it.
        place[1] = Math.max(deck.right(), Math.min(deck.left(), place[1]));
        double over = place[2];
        if (over < FLAT || over > CAR_HEIGHT) {
          continue;
        }
      } else {
        double over = deck.over(p, place[0]);
        if (Double.isNaN(over)) {
          continue;
        }
        low = Math.min(low, over);
        high = Math.max(high, over);
        if (over < FLAT || over > CAR_HEIGHT) {
          continue;
        }
        reached = Math.max(reached, over);
      }
      right = Math.min(right, place[1]);
      left = Math.max(left, place[1]);
      from = Math.min(from, place[0]);
      to = Math.max(to, place[0]);
    }
    return new Way(low, high, reached, whole, right, left, from, to);
  }

  /** The widest part of the road that is left, metres. */
  double free(Deck deck) {
    return Math.max(right - deck.right(), deck.left() - left);
  }

  /**
   * The same with the kerbs that lie level with the road: where they count as road is a matter of
   * names, but a car gets past on them.
   */
  double freeWithKerbs(Deck deck) {
    double toRight = right - deck.right();
    double toLeft = deck.left() - left;
    // What reaches over a border stands on its kerb, too.
    double onRight = toRight > 0 ? toRight + deck.flatKerb(-1) : 0;
    double onLeft = toLeft > 0 ? toLeft + deck.flatKerb(1) : 0;
    return Math.max(onRight, onLeft);
  }
}
