package org.trackwalk.io.placement;

/**
 * Affine transforms of column vectors as 12 doubles, three rows of four: the form that {@link
 * org.trackwalk.mesh.level.Frame} takes. All arithmetic is in double.
 */
public final class Placement {

  /**
   * How far a rotation matrix may be from a quarter turn and still be one, per entry. A quarter
   * turn written with floats, 0.70710677 twice, misses 0 by 6e-8; taken as it stands it would move
   * a corner at 1,000 m by 0.06 mm and open every seam.
   */
  private static final double QUARTER_TURN_SLACK = 1e-7;

  private static final double[] IDENTITY = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

  private Placement() {}

  /** Nothing is moved; a new array. */
  public static double[] identity() {
    return IDENTITY.clone();
  }

  /**
   * A transform written as 16 numbers, column by column, as glTF does; the last row is not used.
   *
   * @return 12 doubles
   */
  public static double[] ofColumns(double[] columns) {
    double[] rows = new double[12];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 4; column++) {
        rows[4 * row + column] = columns[4 * column + row];
      }
    }
    return rows;
  }

  /**
   * First scaled, then turned, then moved (glTF 2.0, section 3.5.3).
   *
   * @param move three numbers, or null
   * @param turn quaternion x, y, z, w, or null; its length does not matter but must not be 0
   * @param scale three factors, or null
   * @return 12 doubles
   * @throws IllegalArgumentException when the quaternion has no length
   */
  public static double[] of(double[] move, double[] turn, double[] scale) {
    double[] rows = turn == null ? identity() : rotation(turn);
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3 && scale != null; column++) {
        rows[4 * row + column] *= scale[column];
      }
      rows[4 * row + 3] = move == null ? 0 : move[row];
    }
    return rows;
  }

  /** First {@code inner}, then {@code outer}: a child's transform under its parent's. */
  public static double[] compose(double[] outer, double[] inner) {
    double[] rows = new double[12];
    for (int row = 0; row < 3; row++) {
      double a = outer[4 * row];
      double b = outer[4 * row + 1];
      double c = outer[4 * row + 2];
      for (int column = 0; column < 4; column++) {
        rows[4 * row + column] = a * inner[column] + b * inner[4 + column] + c * inner[8 + column];
      }
      rows[4 * row + 3] += outer[4 * row + 3];
    }
    return rows;
  }

  /** Whether all 12 numbers are finite, as a frame needs them. */
  public static boolean isFinite(double[] rows) {
    for (double number : rows) {
      if (!Double.isFinite(number)) {
        return false;
      }
    }
    return true;
  }

  private static double[] rotation(double[] turn) {
    double largest = 0;
    for (double number : turn) {
      largest = Math.max(largest, Math.abs(number));
    }
    if (largest == 0) {
      throw new IllegalArgumentException("a quaternion of four zeros is no rotation");
    }
    // Scaled first, so that neither tiny nor huge numbers are lost when squared.
    double x = turn[0] / largest;
    double y = turn[1] / largest;
    double z = turn[2] / largest;
    double w = turn[3] / largest;
    double two = 2 / (x * x + y * y + z * z + w * w);
    double[] rows = {
      1 - two * (y * y + z * z),
      two * (x * y - z * w),
      two * (x * z + y * w),
      0,
      two * (x * y + z * w),
      1 - two * (x * x + z * z),
      two * (y * z - x * w),
      0,
      two * (x * z - y * w),
      two * (y * z + x * w),
      1 - two * (x * x + y * y),
      0
    };
    return quarterTurn(rows) ? rounded(rows) : rows;
  }

  private static boolean quarterTurn(double[] rows) {
    for (double number : rows) {
      if (Math.abs(number - StrictMath.rint(number)) > QUARTER_TURN_SLACK) {
        return false;
      }
    }
    return true;
  }

  private static double[] rounded(double[] rows) {
    for (int i = 0; i < rows.length; i++) {
      rows[i] = StrictMath.rint(rows[i]) + 0.0;
    }
    return rows;
  }
}
