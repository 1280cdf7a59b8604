package org.trackwalk.drive.things;

/**
 * What a row's swept volume has of a face or of a border. Heights are over the plane of the road at
 * its foot, along the plane's normal.
 *
 * @param strand index of the strand
 * @param row index of the row
 * @param triangle that is met
 * @param left most of the distance to the left of the row's centre, metres
 * @param right least of it, metres; negative on the right
 * @param low height of its lowest place that is met, metres
 * @param high height of its highest place that is met, metres
 * @param top height of its highest place in this row, met or not, metres
 * @param foot three doubles: the road under its highest place that is met
 * @param slopeX how much the road rises there along x; likewise {@code slopeZ}
 * @param lie how what is met lies
 * @param box of what is met, in the level: min x, y, z, max x, y, z
 */
record Met(
    int strand,
    int row,
    int triangle,
    double left,
    double right,
    double low,
    double high,
    double top,
    double[] foot,
    double slopeX,
    double slopeZ,
    Lie lie,
    float[] box) {

  /** Heights are compared to a tenth of a millimetre, as they are told. */
  static final double SAME = 0.0001;

  /** How a face or a border lies. */
  enum Lie {
    /** A steep face: one with a side to come from. */
    UPRIGHT,
    /** A gentle face that faces up. */
    FLOOR,
    /** A gentle face that faces down. */
    ROOF,
    /** A border of a gentle face. */
    RIM;

    /** Whether it is measured over the road beside it. */
    boolean isSided() {
      return this == UPRIGHT || this == RIM;
    }
  }

  /** The same in another row, in which is the same as in this one. */
  Met of(int otherStrand, int otherRow) {
    return otherStrand == strand && otherRow == row
        ? this
        : new Met(
            otherStrand,
            otherRow,
            triangle,
            left,
            right,
            low,
            high,
            top,
            foot,
            slopeX,
            slopeZ,
            lie,
            box);
  }

  boolean upright() {
    return lie == Lie.UPRIGHT;
  }

  boolean isFloor() {
    return lie == Lie.FLOOR;
  }
}
