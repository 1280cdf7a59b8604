package org.trackwalk.drive.ride;

import java.util.Arrays;

/** Lanes a metre apart, from the middle of the road outward: of two that are alike, the inner. */
final class SurveyLanes {

  /** Only every so many lanes of half a metre are driven. */
  private static final int APART = 2;

  private SurveyLanes() {}

  /**
   * Numbers of lanes, positive to the left.
   *
   * @param left the leftmost lane that there is
   * @param right how many lanes there are to the right of the centre line
   */
  static int[] outward(int left, int right) {
    int[] lanes = new int[left / APART + right / APART + 1];
    int n = 0;
    for (int lane = 0; lane <= Math.max(left, right); lane += APART) {
      if (lane <= left) {
        lanes[n++] = lane;
      }
      if (lane > 0 && lane <= right) {
        lanes[n++] = -lane;
      }
    }
    return Arrays.copyOf(lanes, n);
  }
}
