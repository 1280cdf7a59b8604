package org.trackwalk.drive.things;

import java.util.Arrays;
import org.trackwalk.course.road.Strand;

/**
 * Where a strand's borders are, row by row: no farther out than most of the rows around say. A
 * single row may look through a gate, or over a wall that is as wide as its pace.
 */
final class Borders {

  /** Rows before and behind that are asked. */
  private static final int AROUND = 2;

  private final double[] left;
  private final double[] right;

  private Borders(double[] left, double[] right) {
    this.left = left;
    this.right = right;
  }

  static Borders of(Strand strand) {
    double[] left = new double[strand.rows()];
    double[] right = new double[strand.rows()];
    double[] lefts = new double[2 * AROUND + 1];
    double[] rights = new double[2 * AROUND + 1];
    for (int row = 0; row < left.length; row++) {
      int n = 0;
      for (int i = -AROUND; i <= AROUND; i++) {
        int at = strand.row(row, i);
        if (at >= 0) {
          lefts[n] = strand.left(at);
          rights[n++] = strand.right(at);
        }
      }
      Arrays.sort(lefts, 0, n);
      Arrays.sort(rights, 0, n);
      left[row] = Math.min(strand.left(row), lefts[n / 2]);
      right[row] = Math.min(strand.right(row), rights[n / 2]);
    }
    return new Borders(left, right);
  }

  /** Metres from a row's centre to the left border. */
  double left(int row) {
    return left[row];
  }

  /** Metres from a row's centre to the right border. */
  double right(int row) {
    return right[row];
  }
}
