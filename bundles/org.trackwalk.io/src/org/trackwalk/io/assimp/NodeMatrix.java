package org.trackwalk.io.assimp;

/** The transform of a node: Assimp's floats, as three rows of four doubles. */
final class NodeMatrix {

  /**
   * How far a direction may be from an axis and still be it, in radians. Blender writes its quarter
   * turn into FBX as -90.00000933 degrees, which is off by 1.6e-7; the float matrices of Assimp add
   * as much. At 1,000 m that opens seams of 0.2 mm that are in nobody's model.
   */
  private static final double QUARTER_TURN_SLACK = 5e-7;

  private NodeMatrix() {}

  /**
   * Twelve doubles.
   *
   * @param matrix 16 floats row by row; the last row is not used
   */
  static double[] rows(float[] matrix) {
    double[] rows = new double[12];
    for (int i = 0; i < 12; i++) {
      rows[i] = matrix[i];
    }
    int[] axes = {axis(rows, 0), axis(rows, 1), axis(rows, 2)};
    boolean quarterTurns =
        axes[0] >= 0
            && axes[1] >= 0
            && axes[2] >= 0
            && axes[0] != axes[1]
            && axes[1] != axes[2]
            && axes[0] != axes[2];
    if (quarterTurns) {
      for (int column = 0; column < 3; column++) {
        for (int row = 0; row < 3; row++) {
          if (row != axes[column]) {
            rows[4 * row + column] = 0;
          }
        }
      }
    }
    return rows;
  }

  /** The row in which a column has all its length; -1 when it points between axes. */
  private static int axis(double[] rows, int column) {
    int longest = 0;
    for (int row = 1; row < 3; row++) {
      if (Math.abs(rows[4 * row + column]) > Math.abs(rows[4 * longest + column])) {
        longest = row;
      }
    }
    double most = QUARTER_TURN_SLACK * Math.abs(rows[4 * longest + column]);
    for (int row = 0; row < 3; row++) {
      if (row != longest && !(Math.abs(rows[4 * row + column]) <= most)) {
        return -1;
      }
    }
    return longest;
  }
}
