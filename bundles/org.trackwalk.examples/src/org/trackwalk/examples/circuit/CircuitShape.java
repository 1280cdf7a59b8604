package org.trackwalk.examples.circuit;

/**
 * Size and fineness of a generated circuit. Metres.
 *
 * @param segments road pieces, at least 12 and a multiple of 4, so that the two roads cross at a
 *     seam
 * @param rowsPerSegment quads along each piece, at least 4
 * @param radius half the length of the figure of eight, and the radius of its two bends
 * @param roadWidth between the kerbs
 * @param roadColumns quads across the road, the two painted edge lines included; at least 4
 * @param vergeWidth of the grass on each side
 * @param vergeColumns quads across each verge
 * @param kerbHeight height of the kerbs in the bends
 * @param bridgeHeight of the upper road over the lower one
 */
public record CircuitShape(
    int segments,
    int rowsPerSegment,
    double radius,
    double roadWidth,
    int roadColumns,
    double vergeWidth,
    int vergeColumns,
    double kerbHeight,
    double bridgeHeight) {

  /** The circuit of the examples: 12 road pieces, a lap of about 975 m, some 9,000 triangles. */
  public static final CircuitShape EXAMPLE = new CircuitShape(12, 18, 160, 12, 6, 6, 2, 0.02, 7);

  /** Some 3,000 triangles: as few as keep every feature. */
  public static final CircuitShape SMALL = new CircuitShape(12, 8, 100, 10, 4, 5, 1, 0.02, 7);

  /** Length of the lap over the radius, about. */
  private static final double LAP = 6.1;

  /** A chamfer 0.1 m wide and longer than this would be a needle, metres. */
  private static final double LONGEST_ROW = 8;

  /** Checks the limits that the other parts rely on. */
  public CircuitShape {
    if (segments < 12 || segments % 4 != 0) {
      throw new IllegalArgumentException("segments: at least 12, a multiple of 4, not " + segments);
    }
    if (rowsPerSegment < 4 || roadColumns < 4 || vergeColumns < 1) {
      throw new IllegalArgumentException("too few rows or columns");
    }
    if (radius < 4 * (roadWidth / 2 + vergeWidth)) {
      throw new IllegalArgumentException("the bends are too tight for the width");
    }
    if (LAP * radius / (segments * rowsPerSegment) > LONGEST_ROW) {
      throw new IllegalArgumentException("too few rows: the kerbs' chamfers would be slivers");
    }
  }

  /**
   * The example circuit, made finer until it has about so many triangles (3,000 to a million).
   *
   * @return a shape whose circuit's count differs by less than a third
   */
  public static CircuitShape ofTriangles(int triangles) {
    if (triangles < 6000) {
      return SMALL;
    }
    // 24 triangles to each row of a piece and quad across: road, verges, then kerbs and walls.
    int rows = 18;
    while (24 * rows * (rows / 3 + 2 * (rows / 9) + 10) < triangles) {
      rows++;
    }
    return new CircuitShape(12, rows, 160, 12, rows / 3, 6, rows / 9, 0.02, 7);
  }

  /** Rows of the lap; the last is followed by the first. */
  public int rows() {
    return segments * rowsPerSegment;
  }
}
