package org.trackwalk.check.ride;

/**
 * Something that stands on the road or hangs low over it.
 *
 * @param triangles of its steep sides, the one that is highest over the road first
 * @param position three doubles, on the road under its highest side
 * @param height of its top over the road, metres
 * @param foot height of its lowest place over the road that a car meets, metres
 * @param length diagonal of what is on the road, seen from above, metres
 * @param left metres of road between it and the left border, 0 when it stands on that border;
 *     likewise {@code right}
 * @param width of the road there, metres
 * @param speed of the vehicle there, m/s
 * @param ramp whether a side of it rises gently from the road, so that a car can drive up on it
 */
public record Obstacle(
    int[] triangles,
    double[] position,
    double height,
    double foot,
    double length,
    double left,
    double right,
    double width,
    double speed,
    boolean ramp) {

  /** What is higher is no step but a wall, metres (RULES 1). */
  private static final double STEP = 0.5;

  /** A car is so wide, metres. */
  private static final double CAR = 1.8;

  /** Whether a wheel climbs it, or runs against it, rather than the car's body. */
  public boolean isStep() {
    return height <= STEP;
  }

  /**
   * Whether it stands on a border of the road, as walls and stones beside it do: a beam that leaves
   * no way past does not, whichever border it meets.
   */
  public boolean onBorder() {
    return Math.min(left, right) == 0 && Math.max(left, right) >= Math.min(CAR, width / 2);
  }

  /** Whether no car gets past on one side of it, but on the other. */
  public boolean atEdge() {
    return Math.min(left, right) < CAR && Math.max(left, right) >= CAR;
  }

  /** Whether no car gets past. */
  public boolean blocks() {
    return Math.max(left, right) < CAR;
  }
}
