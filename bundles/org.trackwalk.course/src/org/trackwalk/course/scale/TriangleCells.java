package org.trackwalk.course.scale;

/**
 * Marks the cells of a grid whose middles lie in triangles, borders too. Of each row only those are
 * looked at that lie between the triangle's sides there, so that a needle across the whole grid
 * costs its length and not the area of its box.
 */
final class TriangleCells {

  /** What cells are marked with: farther than any border. */
  static final int MARK = Integer.MAX_VALUE / 2;

  /** Cells to each side of where a side is worked out to be that are looked at all the same. */
  private static final double BESIDE = 1;

  /** What that may be off by for rounding, a part of the numbers that it is made of (no unit). */
  private static final double ROUNDING = 0x1p-48;

  private final int[] cells;
  private final int wide;
  private final int high;
  private final double[] row = new double[3];
  private double left;
  private double right;
  private long looks;

  /**
   * Marks in a grid.
   *
   * @param cells row by row
   */
  TriangleCells(int[] cells, int wide, int high) {
    this.cells = cells;
    this.wide = wide;
    this.high = high;
  }

  /** How many cells have been looked at so far. */
  long looks() {
    return looks;
  }

  /**
   * Marks the cells of a triangle; one without area has none.
   *
   * @param xy three corners, in cells: the middle of the first one is at (0.5, 0.5)
   */
  void mark(double[] xy) {
    double area = (xy[2] - xy[0]) * (xy[5] - xy[1]) - (xy[4] - xy[0]) * (xy[3] - xy[1]);
    if (area == 0) {
      return;
    }
    double sign = area > 0 ? 1 : -1;
    double least = Math.max(0, Math.min(xy[0], Math.min(xy[2], xy[4])) - 0.5);
    double most = Math.min(wide - 1, Math.max(xy[0], Math.max(xy[2], xy[4])) + 0.5);
    int top = (int) Math.max(0, Math.min(xy[1], Math.min(xy[3], xy[5])) - 0.5);
    int bottom = (int) Math.min(high - 1, Math.max(xy[1], Math.max(xy[3], xy[5])) + 0.5);
    for (int j = top; j <= bottom; j++) {
      left = least;
      right = most;
      for (int k = 0; k < 3; k++) {
        int n = (k + 1) % 3;
        row[k] = (xy[2 * n] - xy[2 * k]) * (j + 0.5 - xy[2 * k + 1]);
        narrow(row[k], xy[2 * n + 1] - xy[2 * k + 1], xy[2 * k], sign);
      }
      for (int i = (int) left; i <= (int) right; i++) {
        looks++;
        double x = i + 0.5;
        if (sign * (row[0] - (xy[3] - xy[1]) * (x - xy[0])) >= 0
            && sign * (row[1] - (xy[5] - xy[3]) * (x - xy[2])) >= 0
            && sign * (row[2] - (xy[1] - xy[5]) * (x - xy[4])) >= 0) {
          cells[j * wide + i] = MARK;
        }
      }
    }
  }

  /** Leaves out what lies beyond a side for sure. */
  private void narrow(double across, double rise, double from, double sign) {
    double way = across / rise;
    double off = BESIDE + ROUNDING * (Math.abs(way) + Math.abs(from) + wide);
    double at = from + way - 0.5;
    if (sign * rise > 0 && at + off < right) {
      right = at + off;
    } else if (sign * rise < 0 && at - off > left) {
      left = at - off;
    }
  }
}
