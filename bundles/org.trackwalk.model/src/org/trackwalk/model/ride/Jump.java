package org.trackwalk.model.ride;

import java.util.List;

/**
 * A place at which a car leaves the ground.
 *
 * @param lip sample at which it does
 * @param flights at 80, 100 and 110 % of the speed there: who lifts, who does not, who dares
 * @param needed least speed at which it lands behind all missing ground, m/s; 0 when none is
 *     missing, NaN when no speed does
 */
public record Jump(int lip, List<Flight> flights, double needed) {

  /** The flight at the vehicle's own speed. */
  public Flight own() {
    return flights.get(1);
  }

  /**
   * One flight.
   *
   * @param speed at the lip, m/s
   * @param landing sample at which it lands; -1 when it does not land on the road
   * @param length from lip to landing along the lane, metres; NaN without a landing, like what
   *     follows
   * @param height largest distance to the ground under it, metres
   * @param time in the air, seconds
   * @param slope of the ground where it lands
   * @param blow speed along the ground's normal at landing, m/s
   * @param bottoms whether the suspension's travel is used up by it
   */
  public record Flight(
      double speed,
      int landing,
      double length,
      double height,
      double time,
      double slope,
      double blow,
      boolean bottoms) {}
}
