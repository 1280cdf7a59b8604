package org.trackwalk.course.road;

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
    int n = rows.count();
    double[] closed = new double[n];
    for (int row = 0; row < n; row++) {
      double before = 0;
      double behind = 0;
      for (int i = 1; i <= most; i++) {
        before = Math.max(before, at(rows, row - i, side));
        behind = Math.max(behind, at(rows, row + i, side));
      }
      closed[row] = Math.max(rows.get(row, side), Math.min(before, behind));
    }
    return closed;
  }

  private static double at(StrandRows rows, int row, int side) {
    int n = rows.count();
    if (rows.closed()) {
      return rows.get(Math.floorMod(row, n), side);
    }
    return row < 0 || row >= n ? 0 : rows.get(row, side);
  }
}
