package org.trackwalk.examples.circuit;

/**
 * The part of the circuit's grid that one piece holds, vertices row by row.
 *
 * @param name of the piece
 * @param firstRow first row, 0 to rows - 1
 * @param rows quads along the lap
 * @param firstColumn leftmost column
 * @param columns quads across
 */
public record Strip(String name, int firstRow, int rows, int firstColumn, int columns) {

  /**
   * Index, in the piece, of a grid vertex.
   *
   * @param row counted from the strip's first row, 0 to {@link #rows}
   * @param column counted from the strip's first column, 0 to {@link #columns}
   */
  public int vertex(int row, int column) {
    return row * (columns + 1) + column;
  }

  /**
   * Index, in the piece as generated, of a triangle.
   *
   * @param row quad counted from the first row
   * @param column quad counted from the first column
   * @param half 0: the one with an edge on the near row; 1: the one with an edge on the far row
   */
  public int triangle(int row, int column, int half) {
    return 2 * (row * columns + column) + half;
  }
}
