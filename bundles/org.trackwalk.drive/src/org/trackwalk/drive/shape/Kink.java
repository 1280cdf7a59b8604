package org.trackwalk.drive.shape;

import org.trackwalk.course.road.SpeedLimits;

/**
 * A place where the slope of the road breaks along the driving direction.
 *
 * @param strand index of the strand
 * @param row of the strand
 * @param position three doubles, level coordinates, where it is worst
 * @param left where it ends on the left, metres from the centre line, positive to the left
 * @param right where it ends on the right, likewise
 * @param slope change of the slope, positive when the road rises more behind it (a dip)
 * @param speed of the vehicle there, m/s
 * @param change speed that the car gets upward or downward against the road, m/s
 * @param halfEdge the edge over which it breaks most
 */
public record Kink(
    int strand,
    int row,
    double[] position,
    double left,
    double right,
    double slope,
    double speed,
    double change,
    int halfEdge) {

  /** True for a crest, over which a car takes off; false for a dip, that throws it up. */
  public boolean crest() {
    return slope < 0;
  }

  /** How long a car flies when nothing holds it down, seconds. */
  public double airTime() {
    return 2 * change / SpeedLimits.GRAVITY;
  }

  /** How high it flies over the road, metres. */
  public double height() {
    return change * change / (2 * SpeedLimits.GRAVITY);
  }

  /** Angle of the break, degrees. */
  public double degrees() {
    return StrictMath.toDegrees(StrictMath.atan(Math.abs(slope)));
  }

  /** The same of a car that gets another speed against the road, m/s. */
  public Kink at(double felt) {
    return new Kink(strand, row, position, left, right, slope, speed, felt, halfEdge);
  }

  /** The same, with the lateral range of another one of the same row. */
  Kink over(Kink other) {
    return new Kink(
        strand,
        row,
        position,
        Math.max(left, other.left),
        Math.min(right, other.right),
        slope,
        speed,
        change,
        halfEdge);
  }
}
