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

  private final Strand strand;
  private final double[] left;
  private final double[] right;
  private final BitSet endsLeft = new BitSet();
  private final BitSet endsRight = new BitSet();

  private Borders(Strand strand, double[] left, double[] right) {
    this.strand = strand;
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
    Borders borders = new Borders(strand, left, right);
    for (int row = 0; row < left.length; row++) {
      borders.ends(row);
    }
    return borders;
  }

  /** A border is met where a row that says where it is has met it. */
  private void ends(int row) {
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

  /**
   * How far from the left border something is that a row meets, metres; negative beyond it. Along
   * the inside of a corner rows see the border far off that runs close by.
   *
   * @param aside metres to the left of the row's centre
   */
  double insideLeft(int row, double aside) {
    return inside(left, 1, row, aside);
  }

  /** How far from the right border it is, likewise. */
  double insideRight(int row, double aside) {
    return inside(right, -1, row, aside);
  }

  private double inside(double[] side, int way, int row, double aside) {
    double inside = side[row] - way * aside;
    double x = strand.laneX(row, aside / Strand.LANE);
    double z = strand.laneZ(row, aside / Strand.LANE);
    for (int i = -AROUND; i < AROUND && inside > 0; i++) {
      int a = strand.row(row, i);
      int b = strand.row(row, i + 1);
      if (a >= 0 && b >= 0) {
        double ax = strand.laneX(a, way * side[a] / Strand.LANE);
        double az = strand.laneZ(a, way * side[a] / Strand.LANE);
        double ex = strand.laneX(b, way * side[b] / Strand.LANE) - ax;
        double ez = strand.laneZ(b, way * side[b] / Strand.LANE) - az;
        double square = ex * ex + ez * ez;
        double part = square > 0 ? ((x - ax) * ex + (z - az) * ez) / square : 0;
        part = Math.max(0, Math.min(1, part));
        double dx = x - ax - part * ex;
        double dz = z - az - part * ez;
        inside = Math.min(inside, Math.sqrt(dx * dx + dz * dz));
      }
    }
    return inside;
  }
}
