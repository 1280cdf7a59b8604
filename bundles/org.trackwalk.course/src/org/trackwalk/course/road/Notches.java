package org.trackwalk.course.road;

import java.util.Arrays;

/**
 * How far rows go to one side without what shuts them for a short while: behind a thing or a hole
 * that rows before and rows behind see past, the road goes on, and it is the same road.
 */
final class Notches {

  private Notches() {}

  /**
   * For each row the distance to its side's border, and at least what is seen both before and
   * behind it within some rows.
   *
   * @param side which number of a row is that distance
   * @param most rows a thing may be long
   * @return metres, a new array
   */
  static double[] closed(StrandRows rows, int side, int most) {
    double[] sides = new double[rows.count()];
    Arrays.setAll(sides, row -> rows.get(row, side));
    return closed(rows.closed(), sides, most);
  }

  /**
   * The same of distances by themselves.
   *
   * @param lap whether the first row follows the last one
   * @param side metres to the border, per row
   */
  static double[] closed(boolean lap, double[] side, int most) {
    int n = side.length;
    double[] closed = new double[n];
    for (int row = 0; row < n; row++) {
      double before = 0;
      double behind = 0;
      for (int i = 1; i <= most; i++) {
        before = Math.max(before, at(lap, side, row - i));
        behind = Math.max(behind, at(lap, side, row + i));
      }
      closed[row] = Math.max(side[row], Math.min(before, behind));
    }
    return closed;
  }

  private static double at(boolean lap, double[] side, int row) {
    int n = side.length;
    if (lap) {
      return side[Math.floorMod(row, n)];
    }
    return row < 0 || row >= n ? 0 : side[row];
  }
}
