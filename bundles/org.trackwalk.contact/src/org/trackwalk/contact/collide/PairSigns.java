package org.trackwalk.contact.collide;

/**
 * The signs by which a triangle of one surface and one of another are told apart or crossed, each
 * worked out once: three corners of each against the other's plane, and up to nine pairs of edges,
 * which both ways to look at the pair ask for.
 */
final class PairSigns {

  private static final int EDGES = 3;

  private final Shell first;
  private final Shell second;
  private final int[] ofFirst = new int[EDGES];
  private final int[] ofSecond = new int[EDGES];
  private final int[] turns = new int[EDGES * EDGES];

  /** Bit by bit which turns are known of this pair. */
  private int known;

  private int t;
  private int s;

  /**
   * No pair yet.
   *
   * @param second the surface that is moved as little as one likes
   */
  PairSigns(Shell first, Shell second) {
    this.first = first;
    this.second = second;
  }

  /** Turns to a triangle of each surface; false when the plane of one keeps the two apart. */
  boolean look(int triangle, int other) {
    t = triangle;
    s = other;
    known = 0;
    return sides(second, s, first, t, -1, ofFirst) && sides(first, t, second, s, 1, ofSecond);
  }

  /** On which side of a triangle's plane the corners of another lie; false: all on one. */
  private static boolean sides(Shell plane, int p, Shell shell, int t, int moved, int[] out) {
    for (int k = 0; k < EDGES; k++) {
      out[k] =
          ShiftedSigns.side(
              plane.positions(),
              plane.at(p, 0),
              plane.at(p, 1),
              plane.at(p, 2),
              shell.positions(),
              shell.at(t, k),
              moved);
    }
    return Math.abs(out[0] + out[1] + out[2]) != EDGES;
  }

  /** Whether the ends of an edge lie on both sides of the other triangle's plane. */
  boolean straddles(boolean isFirst, int edge) {
    int[] sides = isFirst ? ofFirst : ofSecond;
    return sides[edge] != sides[(edge + 1) % EDGES];
  }

  /**
   * Whether an edge that {@link #straddles} goes through the other triangle, on the way from its
   * corner to the next one.
   *
   * @return 1 when it goes in at the front, -1 when it comes out there, 0 when it misses
   */
  int pierces(boolean isFirst, int edge) {
    int turn = isFirst ? turn(edge, 0) : turn(0, edge);
    boolean inside = turn != 0;
    for (int k = 1; k < EDGES && inside; k++) {
      inside = turn == (isFirst ? turn(edge, k) : turn(k, edge));
    }
    return inside ? (isFirst ? ofFirst : ofSecond)[edge] : 0;
  }

  /** How an edge of the first passes one of the second; the same the other way round. */
  private int turn(int mine, int other) {
    int at = EDGES * mine + other;
    if ((known & 1 << at) == 0) {
      known |= 1 << at;
      turns[at] =
          ShiftedSigns.turn(
              first.positions(),
              first.at(t, mine),
              first.at(t, (mine + 1) % EDGES),
              second.positions(),
              second.at(s, other),
              second.at(s, (other + 1) % EDGES),
              1);
    }
    return turns[at];
  }
}
