package org.trackwalk.check.rules.ride;

import org.trackwalk.course.road.Strand;

/** How a road leans across its way, and which way it turns. */
final class CrossSlope {

  /** Lanes that a row must have for its slope to mean anything. */
  private static final int LEAST_LANES = 5;

  /** Rows each way over which the heading's change is taken: a bend, not a corner of the mesh. */
  private static final int AROUND = 10;

  private CrossSlope() {}

  /**
   * Metres of height a metre to the left, per row: the line that fits the heights of its lanes
   * best; NaN where there are too few.
   */
  static double[] of(Strand strand) {
    double[] slopes = new double[strand.rows()];
    for (int row = 0; row < slopes.length; row++) {
      int n = 0;
      double sx = 0;
      double sy = 0;
      double sxx = 0;
      double sxy = 0;
      for (int lane = -strand.rightmost(); lane <= strand.leftmost(); lane++) {
        double y = strand.height(row, lane);
        if (!Double.isNaN(y)) {
          double x = lane * Strand.LANE;
          n++;
          sx += x;
          sy += y;
          sxx += x * x;
          sxy += x * y;
        }
      }
      slopes[row] = n < LEAST_LANES ? Double.NaN : (n * sxy - sx * sy) / (n * sxx - sx * sx);
    }
    return slopes;
  }

  /** Per row 1 in a bend to the left, -1 in one to the right, 0 where the radius is larger. */
  static int[] turns(Strand strand, double radius) {
    int[] turns = new int[strand.rows()];
    for (int row = 0; row < turns.length; row++) {
      int before = strand.row(row, -AROUND);
      int after = strand.row(row, AROUND);
      if (before < 0 || after < 0) {
        before = before < 0 ? row : before;
        after = after < 0 ? row : after;
      }
      double cross =
          strand.headingX(before) * strand.headingZ(after)
              - strand.headingZ(before) * strand.headingX(after);
      double dot =
          strand.headingX(before) * strand.headingX(after)
              + strand.headingZ(before) * strand.headingZ(after);
      double way = 0;
      for (int at = before; at != after; at = strand.row(at, 1)) {
        way += strand.spacing(at, 0);
      }
      // Left of (x, z) lies (z, -x): a turn from z to x is one to the left.
      double angle = -StrictMath.atan2(cross, dot);
      turns[row] = way > 0 && StrictMath.abs(angle) * radius > way ? (angle > 0 ? 1 : -1) : 0;
    }
    return turns;
  }
}
