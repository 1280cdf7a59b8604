package org.trackwalk.drive.ride;

import java.util.HashMap;
import java.util.Map;

/** The filters of a quarter car, one for all speeds that hardly differ. */
public final class SpeedFilters {

  /** Speeds that differ by less share a filter, m/s. */
  private static final double SAME = 0.05;

  private final QuarterCar car;
  private final Map<Long, LinearFilter> filters = new HashMap<>();

  /** None is made yet. */
  public SpeedFilters(QuarterCar car) {
    this.car = car;
  }

  /** From one sample of a lane to the next. */
  public LinearFilter at(double speed) {
    long key = Math.max(1, Math.round(speed / SAME));
    return filters.computeIfAbsent(key, k -> car.strokes(LaneProfile.SPACING, k * SAME));
  }
}
