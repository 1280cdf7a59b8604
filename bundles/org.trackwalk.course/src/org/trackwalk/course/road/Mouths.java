package org.trackwalk.course.road;

/**
 * Where a side road leads off, whoever looks square to the road sees along it: the road's border
 * there is the line from corner to corner. A side that opens farther than it is open along the
 * road, and no wider than a road, is such a mouth; what is as long as it is deep is a bay, a wider
 * place, a fork at half a right angle or less, and is driven on.
 */
final class Mouths {

  private final boolean closed;
  private final double[] centre;
  private final double[] heading;

  /** Rows over missing ground, of whose borders nothing is known. */
  private final boolean[] blind;

  private final int n;

  private Mouths(boolean closed, double[] centre, double[] heading, boolean[] blind) {
    this.closed = closed;
    this.centre = centre;
    this.heading = heading;
    this.blind = blind;
    n = blind.length;
  }

  /**
   * Looks at the rows of a strand.
   *
   * @param centre x, y, z of the middle of each row
   * @param heading unit direction of the road at each, x and z
   */
  static Mouths of(StrandRows rows, double[] centre, double[] heading) {
    boolean[] blind = new boolean[rows.count()];
    for (int i = 0; i < blind.length; i++) {
      blind[i] = !(rows.get(i, 5) + rows.get(i, 6) > 0);
    }
    return new Mouths(rows.closed(), centre, heading, blind);
  }

  /** Looks at the rows of a strand as they were walked. */
  static Mouths of(StrandRows rows) {
    double[] centre = new double[3 * rows.count()];
    double[] heading = new double[2 * rows.count()];
    for (int i = 0; i < rows.count(); i++) {
      for (int k = 0; k < 3; k++) {
        centre[3 * i + k] = rows.get(i, k);
      }
      heading[2 * i] = rows.get(i, 3);
      heading[2 * i + 1] = rows.get(i, 4);
    }
    return of(rows, centre, heading);
  }

  /**
   * Takes off what belongs to roads that lead off.
   *
   * @param left metres from each row's middle to its left border, as far as is seen; made less
   *     where a road leads off; likewise {@code right}
   */
  void cut(double[] left, double[] right) {
    cut(left, 1);
    cut(right, -1);
  }

  /** The same on one side: 1 for the left, -1 for the right. */
  private void cut(double[] side, int way) {
    double[] border = side.clone();
    double[] seen = Notches.closed(closed, border, StrandWalker.PATIENCE);
    for (int first = 0; first < n; first++) {
      cut(border, seen, first, side, way);
    }
  }

  /** The mouths that begin at a row. */
  private void cut(double[] border, double[] seen, int first, double[] side, int way) {
    int before = at(first - 1);
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (int rows = 1; rows < n - 1 && rows * Strand.ROW <= Lead.WIDEST; rows++) {
      int last = at(first + rows - 1);
      int behind = at(first + rows);
      if (before < 0 || behind < 0 || blind[before] || blind[last]) {
        return;
      }
      least = Math.min(least, seen[last]);
      most = Math.max(most, seen[last]);
      if (least <= seen[before]) {
        return;
      }
      double level = Math.max(seen[before], seen[behind]);
      boolean deep = level < least && most - level > rows * Strand.ROW;
      if (deep && !blind[behind] && goesOn(before, behind)) {
        double[] line = {x(before, border, way), z(before, border, way), 0, 0};
        line[2] = x(behind, border, way) - line[0];
        line[3] = z(behind, border, way) - line[1];
        for (int i = 0; i < rows; i++) {
          int row = at(first + i);
          side[row] = Math.min(side[row], Math.min(level, to(line, row, way)));
        }
      }
    }
  }

  /** Whether the road itself leads past: where rows turn on the spot they see along it. */
  private boolean goesOn(int before, int behind) {
    double dot =
        heading[2 * before] * heading[2 * behind]
            + heading[2 * before + 1] * heading[2 * behind + 1];
    return dot > FinishedStrands.ALIGNED;
  }

  /** A row; -1 before the first and behind the last one of a strand that is no lap. */
  private int at(int row) {
    return closed ? Math.floorMod(row, n) : row < n ? Math.max(row, -1) : -1;
  }

  /** Where a row's border is, seen from above; likewise {@link #z}. */
  private double x(int row, double[] border, int way) {
    return centre[3 * row] + way * border[row] * heading[2 * row + 1];
  }

  private double z(int row, double[] border, int way) {
    return centre[3 * row + 2] - way * border[row] * heading[2 * row];
  }

  /** How far it is from a row's middle to a line, metres; infinite where it runs along it. */
  private double to(double[] line, int row, int way) {
    double ax = way * heading[2 * row + 1];
    double az = -way * heading[2 * row];
    double square = ax * line[3] - az * line[2];
    double far = (line[0] - centre[3 * row]) * line[3] - (line[1] - centre[3 * row + 2]) * line[2];
    return square == 0 ? Double.POSITIVE_INFINITY : Math.max(0, far / square);
  }
}
