package org.trackwalk.course.flight;

import java.util.function.IntPredicate;

/**
 * The triangles that stood in the way last, latest first. What stops one car stops most that leave
 * the same edge for places beside each other, so these are worth trying before all that is near.
 */
final class Obstacles {

  /**
   * With so many, fewer than one flight of two hundred has to look further; four times as many took
   * no less time.
   */
  private static final int MOST = 8;

  private final int[] triangles = new int[MOST];
  private int count;

  /** Whether one of them stands in the way; it is the latest then. */
  boolean any(IntPredicate inTheWay) {
    for (int i = 0; i < count; i++) {
      if (inTheWay.test(triangles[i])) {
        toFront(triangles[i], i);
        return true;
      }
    }
    return false;
  }

  /** Adds one that is not among them; the oldest goes where there are too many. */
  void add(int triangle) {
    count = Math.min(count + 1, MOST);
    toFront(triangle, count - 1);
  }

  private void toFront(int triangle, int from) {
    System.arraycopy(triangles, 0, triangles, 1, from);
    triangles[0] = triangle;
  }
}
