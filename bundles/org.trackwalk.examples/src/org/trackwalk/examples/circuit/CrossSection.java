package org.trackwalk.examples.circuit;

/**
 * The columns of the grid from left to right: outer side and top of the left wall, verge, kerb,
 * road, kerb, verge, right wall. Where a segment has no kerb the kerb's columns lie flat and belong
 * to the verge; where it has no wall the wall's columns are not used.
 */
final class CrossSection {

  /** Width of the painted edge line, metres. */
  private static final double LINE = 0.15;

  /** Width of the kerb's flat top, metres. */
  private static final double KERB_TOP = 0.6;

  /** Width of the kerb's chamfers, metres: 20 mm over it is a slope of 11 degrees. */
  private static final double CHAMFER = 0.1;

  private static final double WALL_THICKNESS = 0.4;
  private static final double WALL_HEIGHT = 1.0;

  /** How far the wall's outer side reaches under the verge, metres. */
  private static final double WALL_DEPTH = 0.5;

  private static final int WALL_QUADS = 3;
  private static final int KERB_QUADS = 3;

  private final CircuitShape shape;
  private final int vergeIn;
  private final int roadLeft;
  private final int middleTwice;

  CrossSection(CircuitShape shape) {
    this.shape = shape;
    vergeIn = WALL_QUADS + shape.vergeColumns();
    roadLeft = vergeIn + KERB_QUADS;
    middleTwice = 2 * roadLeft + shape.roadColumns();
  }

  /** Number of columns, in vertices. */
  int columns() {
    return middleTwice + 1;
  }

  /** First column of the road. */
  int roadLeft() {
    return roadLeft;
  }

  /** Where the left verge meets the left kerb. */
  int vergeIn() {
    return vergeIn;
  }

  /** The outermost column of the left verge, the wall's foot. */
  int vergeOut() {
    return WALL_QUADS;
  }

  /** The column opposite to one. */
  int mirrored(int column) {
    return middleTwice - column;
  }

  /** Metres from the middle of the road to the outside of a wall. */
  double halfWidth() {
    return shape.roadWidth() / 2 + 2 * CHAMFER + KERB_TOP + shape.vergeWidth() + WALL_THICKNESS;
  }

  /** Metres to the right of the middle of the road. */
  double aside(int column) {
    if (2 * column > middleTwice) {
      return -aside(mirrored(column));
    }
    double edge = shape.roadWidth() / 2;
    if (column >= roadLeft) {
      int lanes = shape.roadColumns() - 2;
      int step = column - roadLeft;
      double lane = (shape.roadWidth() - 2 * LINE) / lanes;
      return step == 0 ? -edge : -edge + LINE + (step - 1) * lane;
    }
    double kerb = 2 * CHAMFER + KERB_TOP;
    if (column > vergeIn) {
      return -edge - (column == vergeIn + 1 ? CHAMFER + KERB_TOP : CHAMFER);
    }
    if (column >= WALL_QUADS) {
      double part = (double) (vergeIn - column) / shape.vergeColumns();
      return -edge - kerb - part * shape.vergeWidth();
    }
    return -edge - kerb - shape.vergeWidth() - (column == WALL_QUADS - 1 ? 0 : WALL_THICKNESS);
  }

  /** True for the two columns of the top of a kerb. */
  boolean onKerb(int column) {
    int left = Math.min(column, mirrored(column));
    return left > vergeIn && left < roadLeft;
  }

  /** True for the columns of a wall without its foot, which is the verge's. */
  boolean onWall(int column) {
    return Math.min(column, mirrored(column)) < WALL_QUADS;
  }

  /** Metres over the verge's outer edge, for a column of a wall. */
  double wallHeight(int column) {
    return Math.min(column, mirrored(column)) == 0 ? -WALL_DEPTH : WALL_HEIGHT;
  }

  /** The painted edge lines are the road's first and last quad. */
  boolean paintedLine(int column) {
    return column == roadLeft || mirrored(column) == roadLeft + 1;
  }
}
