package org.trackwalk.drive.things;

import java.util.Arrays;
import java.util.BitSet;
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
  private final BitSet endsLeft = new BitSet();
  private final BitSet endsRight = new BitSet();

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
    Borders borders = new Borders(left, right);
    for (int row = 0; row < left.length; row++) {
      borders.ends(strand, row);
    }
    return borders;
  }

  /** A border is met where a row that says where it is has met it. */
  private void ends(Strand strand, int row) {
    boolean ends = strand.endsLeft(row) && strand.left(row) <= left[row];
    boolean endsToo = strand.endsRight(row) && strand.right(row) <= right[row];
    for (int i = -AROUND; i <= AROUND; i++) {
      int at = strand.row(row, i);
      ends |= at >= 0 && strand.endsLeft(at) && strand.left(at) == left[row];
      endsToo |= at >= 0 && strand.endsRight(at) && strand.right(at) == right[row];
    }
    endsLeft.set(row, ends);
    endsRight.set(row, endsToo);
  }

  /** Whether the road ends there on the left; else it was looked at no farther, and goes on. */
  boolean endsLeft(int row) {
    return endsLeft.get(row);
  }

  /** Whether the road ends there on the right. */
  boolean endsRight(int row) {
    return endsRight.get(row);
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
