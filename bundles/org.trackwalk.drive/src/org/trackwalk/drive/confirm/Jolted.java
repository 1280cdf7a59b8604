package org.trackwalk.drive.confirm;

/**
 * A step in which the engine changed the probe's velocity on the level and not on its healed copy.
 *
 * @param place where it met what jolted it, about, three doubles, level coordinates
 * @param way unit direction of the pass there, x and z
 * @param up m/s
 * @param forward m/s, positive when speed is lost
 * @param side m/s
 * @param load change of a wheel's load, over that at rest; 0 of what has no wheels
 */
record Jolted(double[] place, double[] way, double up, double forward, double side, double load) {

  /** A change from here on is an event, m/s: where a finding becomes a warning. */
  static final double LEAST = 0.1;

  /** Of what has no wheels. */
  Jolted(double[] place, double[] way, double up, double forward, double side) {
    this(place, way, up, forward, side, 0);
  }

  double worst() {
    return Math.max(Math.abs(up), Math.max(Math.abs(forward), Math.abs(side)));
  }
}
