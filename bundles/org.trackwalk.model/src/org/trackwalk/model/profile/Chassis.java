package org.trackwalk.model.profile;

import org.trackwalk.contact.shape.Box;

/**
 * What a vehicle's wheels carry, and where they stand under it.
 *
 * @param mass of what the springs carry, kilogrammes
 * @param wheelbase metres between the axles
 * @param track metres between the middles of the wheels of an axle
 * @param front share of the weight on the front wheels, between 0 and 1
 * @param source where that comes from
 */
public record Chassis(double mass, double wheelbase, double track, double front, String source) {

  /** Where a file says nothing: a small road car, kg. Motion on springs does not hang on it. */
  private static final double USUAL_MASS = 1200;

  /** Wheelbase over length where a file says nothing: a road car's. */
  private static final double USUAL_WHEELBASE = 0.6;

  /** Wheels under a body of which nothing else is said: as wide as it, weight on both axles. */
  static Chassis under(Box body, Wheel wheel) {
    return new Chassis(
        USUAL_MASS,
        USUAL_WHEELBASE * 2 * body.hz(),
        Math.max(wheel.width(), 2 * body.hx() - wheel.width()),
        0.5,
        "not said: 1200 kg, wheels within the box, six tenths of its length apart");
  }
}
