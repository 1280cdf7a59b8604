package org.trackwalk.check.ride;

import org.trackwalk.check.road.SpeedLimits;

/**
 * A place in the road where the ground is missing or lies deep, and goes on behind.
 *
 * @param position three doubles, where the ground ends
 * @param beyond three doubles, where it goes on
 * @param width metres between the two
 * @param depth metres down to what lies below; infinite where nothing does
 * @param rise height of the far side over the near one, metres
 * @param length metres along its brinks
 * @param speed of the vehicle there, m/s
 * @param along true when a car meets it on its way, false when it runs beside
 * @param halfEdges the edges at which the ground ends, the first one the worst
 */
public record Slot(
    double[] position,
    double[] beyond,
    double width,
    double depth,
    double rise,
    double length,
    double speed,
    boolean along,
    int[] halfEdges) {

  /** How far something falls while it crosses at the vehicle's speed, metres. */
  public double fall() {
    double time = width / Math.max(speed, 1);
    return SpeedLimits.GRAVITY * time * time / 2;
  }
}
