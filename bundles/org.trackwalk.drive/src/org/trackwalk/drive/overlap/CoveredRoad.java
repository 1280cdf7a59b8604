package org.trackwalk.drive.overlap;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.reach.Floor;

/**
 * Road that lies below other road with no room for a car between the two: wheels roll on the upper
 * one, and what comes through the lower one is met only where it comes through that, too.
 */
final class CoveredRoad {

  /** Metres over a road below which no car drives under what lies there. */
  private static final double ROOM = BorderLimits.DEFAULT.headroom();

  /**
   * Metres to each side of a contour where it is looked: what covers the road on one side only,
   * such as the top of what stands in it, leaves the other to wheels. So wide a gap is a hole.
   */
  private static final double ASIDE = BorderLimits.DEFAULT.gapLimit();

  private final Floor floor;
  private final IntPredicate driven;

  /**
   * The roads of a level.
   *
   * @param floor all that carries a car
   * @param driven which triangles cars drive on
   */
  CoveredRoad(Floor floor, IntPredicate driven) {
    this.floor = floor;
    this.driven = driven;
  }

  /** A look with scratch space of its own: one per thread. */
  Look look() {
    return new Look();
  }

  /** Asks what lies over a place. */
  final class Look {

    private final Floor.Reader reader = floor.reader();

    /**
     * How high the road over a place lies on both sides of a contour, the lower of the two; 0 where
     * none covers it.
     *
     * @param at xyz of the place
     * @param along the contour there, of any length
     * @param thing what goes through the road there; what it bears itself covers nothing
     * @return metres, level y
     */
    double over(double[] at, double[] along, Part thing) {
      double length = Math.hypot(along[0], along[2]);
      double x = length > 0 ? ASIDE * along[2] / length : 0;
      double z = length > 0 ? -ASIDE * along[0] / length : 0;
      double left = highest(at[0] + x, at[1], at[2] + z, thing);
      return left > 0 ? Math.min(left, highest(at[0] - x, at[1], at[2] - z, thing)) : 0;
    }

    private double highest(double x, double y, double z, Part thing) {
      double highest = 0;
      int floors = reader.column(x, z, y, y + ROOM);
      for (int i = 0; i < floors; i++) {
        int t = reader.triangle(i);
        if (driven.test(t) && Arrays.binarySearch(thing.triangles(), t) < 0) {
          highest = reader.height(i) - y;
        }
      }
      return highest;
    }
  }
}
