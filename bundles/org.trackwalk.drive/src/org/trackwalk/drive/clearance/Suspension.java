package org.trackwalk.drive.clearance;

import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.LinearFilter;
import org.trackwalk.drive.ride.QuarterCar;
import org.trackwalk.drive.ride.SpeedFilters;
import org.trackwalk.model.profile.Wheel;

/** How high a vehicle's corner is over a wheel that rolls along: a quarter of the car each. */
final class Suspension {

  private final double travel;
  private final SpeedFilters filters;

  Suspension(Wheel wheel) {
    filters = new SpeedFilters(QuarterCar.of(wheel));
    travel = wheel.travel();
  }

  /**
   * Heights of the body's corner where it is at rest 0 over the wheel's foot.
   *
   * @param ground heights under the wheel, every {@link LaneProfile#SPACING}; NaN where there is
   *     none
   * @param speed m/s, likewise
   */
  double[] corner(double[] ground, double[] speed, boolean closed) {
    int n = ground.length;
    double[] height = new double[n];
    double[] state = new double[LinearFilter.STATES];
    int before = closed ? Math.min(n, (int) (LaneProfile.RUN_IN / LaneProfile.SPACING)) : 0;
    boolean rolls = false;
    for (int i = -before; i < n; i++) {
      int k = Math.floorMod(i, n);
      int next = closed ? (k + 1) % n : Math.min(k + 1, n - 1);
      if (Double.isNaN(ground[k]) || Double.isNaN(ground[next])) {
        rolls = false;
        height[k] = ground[k];
        continue;
      }
      double up = (ground[next] - ground[k]) / LaneProfile.SPACING * speed[k];
      if (!rolls) {
        state = new double[] {0, up, 0, up}; // at rest on the slope, not on the level
        rolls = true;
      }
      height[k] = ground[k] + Math.max(-travel, Math.min(travel, state[0])) + state[2];
      filters.at(speed[k]).advance(state, up);
    }
    return height;
  }
}
