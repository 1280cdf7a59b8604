package org.trackwalk.examples.circuit;

/** Which segments have kerbs and walls. A segment is the run of rows that makes one road piece. */
final class SegmentPlan {

  /** Kerbs stand where the bend is at least half as sharp as in its middle. */
  private static final double BEND = 0.5;

  private final CircuitShape shape;
  private final Lap lap;

  SegmentPlan(CircuitShape shape, Lap lap) {
    this.shape = shape;
    this.lap = lap;
  }

  /** Whether a segment lies in a bend and has kerbs on both sides. */
  boolean kerbs(int segment) {
    return Math.abs(middle(segment)) > BEND;
  }

  /**
   * Whether a segment has a wall: outside in the bends, and on both sides where the roads cross.
   *
   * @param side -1 left, 1 right
   */
  boolean wall(int segment, int side) {
    int s = Math.floorMod(segment, shape.segments());
    int quarter = shape.segments() / 4;
    boolean crossing = s == quarter - 1 || s == quarter || s == 3 * quarter - 1 || s == 3 * quarter;
    // At t = 0 the road bends to the right, so outside is left.
    boolean outside = side < 0 == middle(s) > 0;
    return crossing || kerbs(s) && outside;
  }

  /** Height of both kerbs' tops at a row: they rise from nothing at the ends of a run of kerbs. */
  double kerbHeight(int row, int side) {
    int segment = Math.floorDiv(row, shape.rowsPerSegment());
    boolean here = kerbs(segment);
    if (Math.floorMod(row, shape.rowsPerSegment()) == 0) {
      here = here && kerbs(segment - 1);
    }
    return here ? shape.kerbHeight() : 0;
  }

  private double middle(int segment) {
    int row = segment * shape.rowsPerSegment() + shape.rowsPerSegment() / 2;
    return StrictMath.cos(lap.parameter(row));
  }
}
