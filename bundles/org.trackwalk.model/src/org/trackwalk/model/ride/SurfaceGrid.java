package org.trackwalk.model.ride;

/**
 * The surface of a stretch of road on a grid along a line: rows at even distances along it, columns
 * at even distances to its sides. Seen from above, x is that of the level and y is minus its z.
 *
 * @param step from row to row along the line, metres
 * @param spacing from column to column, metres
 * @param right how many columns there are to the right of the line
 * @param startX of the line's first point, metres
 * @param startY of it
 * @param headings of the line from each row to the next, radians from x towards y, without jumps:
 *     one fewer than rows
 * @param heights of the grid in metres, row by row, each from the rightmost column on; NaN where
 *     there is no road
 */
public record SurfaceGrid(
    double step,
    double spacing,
    int right,
    double startX,
    double startY,
    double[] headings,
    float[] heights) {

  /** Number of rows. */
  public int rows() {
    return headings.length + 1;
  }

  /** Number of columns. */
  public int columns() {
    return heights.length / rows();
  }

  /** Metres to the left of the line. */
  public double aside(int column) {
    return (column - right) * spacing;
  }

  /** Height at a row and column, metres; NaN where there is no road. */
  public float height(int row, int column) {
    return heights[row * columns() + column];
  }
}
