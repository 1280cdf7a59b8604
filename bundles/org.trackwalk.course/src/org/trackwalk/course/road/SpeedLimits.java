package org.trackwalk.course.road;

/**
 * What limits a vehicle's speed.
 *
 * @param largest on a straight, m/s
 * @param grip sideways, in g
 */
public record SpeedLimits(double largest, double grip) {

  /** Standard gravity, m/s². */
  public static final double GRAVITY = 9.80665;

  /** min(vmax, sqrt(grip g R)), m/s (docs/ranking.md). */
  public double at(double radius) {
    return Math.min(largest, Math.sqrt(grip * GRAVITY * radius));
  }
}
