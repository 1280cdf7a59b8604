package org.trackwalk.contact.shape;

/**
 * The largest sphere inside a polyhedron: the linear program that maximises r where n·c + r ≤ d for
 * each face (S. Boyd, L. Vandenberghe, Convex Optimization, 4.3.1, the Chebyshev centre), solved by
 * G. Dantzig's simplex method with R. Bland's rule, under which it ends.
 */
final class InnerSphere {

  /** Unknowns that are not negative: c as a difference of two, and r. */
  private static final int COLUMNS = 7;

  private static final int CONSTANT = COLUMNS;

  /** A coefficient or rate below this is what rounding left of zero; normals have length 1. */
  private static final double ZERO = 1e-12;

  private final int rows;

  /** Per face: what each unknown that is zero takes from its slack, and the slack. */
  private final double[][] table;

  private final double[] goal = new double[COLUMNS + 1];
  private final int[] atColumn = new int[COLUMNS];
  private final int[] atRow;
  private final double[] centre = new double[3];
  private double radius;

  InnerSphere(Polyhedron of) {
    rows = of.faceCount();
    table = new double[rows][COLUMNS + 1];
    atRow = new int[rows];
    double[] inside = middle(of);
    for (int f = 0; f < rows; f++) {
      double slack = of.facePlane(f, 3);
      for (int axis = 0; axis < 3; axis++) {
        double n = of.facePlane(f, axis);
        table[f][2 * axis] = n;
        table[f][2 * axis + 1] = -n;
        slack -= n * inside[axis];
      }
      table[f][6] = 1;
      table[f][CONSTANT] = Math.max(0, slack);
      atRow[f] = COLUMNS + f;
    }
    for (int column = 0; column < COLUMNS; column++) {
      atColumn[column] = column;
    }
    goal[6] = 1;
    solve();
    for (int row = 0; row < rows; row++) {
      if (atRow[row] == 6) {
        radius = table[row][CONSTANT];
      } else if (atRow[row] < 6) {
        double sign = atRow[row] % 2 == 0 ? 1 : -1;
        centre[atRow[row] / 2] += sign * table[row][CONSTANT];
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      centre[axis] += inside[axis];
    }
  }

  private static double[] middle(Polyhedron of) {
    double[] sum = new double[3];
    for (int v = 0; v < of.vertexCount(); v++) {
      for (int axis = 0; axis < 3; axis++) {
        sum[axis] += of.vertex(v, axis) / of.vertexCount();
      }
    }
    return sum;
  }

  /** Metres. */
  double radius() {
    return radius;
  }

  /** A coordinate of its centre, metres. */
  double centre(int axis) {
    return centre[axis];
  }

  private void solve() {
    for (int column = entering(); column >= 0; column = entering()) {
      int row = leaving(column);
      if (row < 0) {
        throw new IllegalStateException("a polyhedron that is not closed has no inner sphere");
      }
      pivot(row, column);
    }
  }

  /** The unknown of lowest number that would raise the radius. */
  private int entering() {
    int best = -1;
    for (int column = 0; column < COLUMNS; column++) {
      if (goal[column] > ZERO && (best < 0 || atColumn[column] < atColumn[best])) {
        best = column;
      }
    }
    return best;
  }

  /** The row that bounds it first; among several, that of the lowest number. */
  private int leaving(int column) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int row = 0; row < rows; row++) {
      if (table[row][column] > ZERO) {
        double ratio = table[row][CONSTANT] / table[row][column];
        if (ratio < least || ratio == least && atRow[row] < atRow[best]) {
          least = ratio;
          best = row;
        }
      }
    }
    return best;
  }

  private void pivot(int row, int column) {
    double[] line = table[row];
    double by = line[column];
    line[column] = 1;
    for (int k = 0; k <= COLUMNS; k++) {
      line[k] /= by;
    }
    for (int other = 0; other < rows; other++) {
      if (other != row) {
        subtract(table[other], line, column);
      }
    }
    subtract(goal, line, column);
    int swap = atRow[row];
    atRow[row] = atColumn[column];
    atColumn[column] = swap;
  }

  private static void subtract(double[] from, double[] line, int column) {
    double times = from[column];
    from[column] = 0;
    for (int k = 0; k <= COLUMNS; k++) {
      from[k] -= times * line[k];
    }
  }
}
