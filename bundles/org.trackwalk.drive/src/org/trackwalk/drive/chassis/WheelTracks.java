package org.trackwalk.drive.chassis;

import org.trackwalk.drive.ride.LaneProfile;

/**
 * Where the wheels of a car roll that is towed along a lane: half its track to the left and to the
 * right. Its middle may have a road where a wheel has none, or meets the end of a kerb.
 */
final class WheelTracks {

  private final Ground ground;
  private final double side;

  /** The ground that a wheel finds. */
  @FunctionalInterface
  interface Ground {

    /** Its height near another one, NaN where there is none, level coordinates. */
    double near(double x, double y, double z);
  }

  /**
   * On some ground.
   *
   * @param side distance of a wheel beside the lane, metres
   */
  WheelTracks(Ground ground, double side) {
    this.ground = ground;
    this.side = side;
  }

  /**
   * Whether both tracks have ground all along, on which nothing stands up.
   *
   * @param from first sample of the lane, below 0 before a lap; likewise the last, {@code to}
   */
  boolean carry(LaneProfile lane, int from, int to) {
    return carries(lane, from, to, side) && carries(lane, from, to, -side);
  }

  private boolean carries(LaneProfile lane, int from, int to, double aside) {
    double rise = 0;
    double before = Double.NaN;
    for (int i = from; i <= to; i++) {
      int k = Math.floorMod(i, lane.size());
      double x = lane.x()[k] - aside * Math.sin(lane.heading()[k]);
      double z = lane.z()[k] + aside * Math.cos(lane.heading()[k]);
      double y = ground.near(x, lane.y()[k], z);
      if (Double.isNaN(y) || i > from && standsUp(rise, y - before)) {
        return false;
      }
      rise = i > from ? y - before : 0;
      before = y;
    }
    return true;
  }

  /**
   * Whether ground ends or stands up: it climbs steeper than 45 degrees, and by more than that
   * steeper than before.
   *
   * @param before how far it rises over a sample's spacing, metres, and over the next one; NaN for
   *     no ground
   */
  static boolean standsUp(double before, double next) {
    return !(next <= LaneProfile.SPACING || next <= before + LaneProfile.SPACING);
  }
}
