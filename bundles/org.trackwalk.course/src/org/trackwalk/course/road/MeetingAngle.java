package org.trackwalk.course.road;

/**
 * The angle at which who drives along the road meets a line on the ground: an edge that runs along
 * the road throws nobody up.
 */
public final class MeetingAngle {

  /**
   * A car that leaves the road does so at this angle at most, degrees (EN 1317-2, test TB32; MASH
   * has 25).
   */
  private static final double LEAVES = 20;

  /** A line that is met at less runs along the road: lanes are changed at about this, degrees. */
  public static final double ALONG = 5;

  /** Sine of it. */
  public static final double CROSSED = StrictMath.sin(StrictMath.toRadians(ALONG));

  private MeetingAngle() {}

  /**
   * Sine of the angle: 1 straight across, 0 along. On the road lanes meet the line; beside it a car
   * that runs off. Where nobody knows how the road runs it is 1.
   *
   * @param at a point of the line, level coordinates
   * @param dx direction of the line seen from above, of any length; likewise dz
   */
  public static double sine(Road road, double[] at, double dx, double dz) {
    double length = Math.sqrt(dx * dx + dz * dz);
    RoadPlace place = length > 0 ? road.place(at[0], at[1], at[2]) : null;
    if (place == null) {
      return 1;
    }
    Strand strand = road.strands().get(place.strand());
    double across =
        Math.abs(dx * strand.headingZ(place.row()) - dz * strand.headingX(place.row())) / length;
    return place.outside() > 0 ? steeper(across) : Math.min(1, across);
  }

  private static double steeper(double sine) {
    double angle = StrictMath.asin(Math.min(1, sine)) + StrictMath.toRadians(LEAVES);
    return angle >= StrictMath.PI / 2 ? 1 : StrictMath.sin(angle);
  }
}
