package org.trackwalk.peers.agreement;

/** What single precision may cost, so that a difference within it is none. */
final class Tolerance {

  /** Steps between floats that an engine's chain of a dozen operations loses at most. */
  private static final int STEPS = 16;

  private Tolerance() {}

  /**
   * The error of a length that is computed from coordinates of so many metres.
   *
   * @param largest coordinate, metres
   */
  static double length(double largest) {
    return STEPS * (double) Math.ulp((float) largest);
  }

  /**
   * The error of a contact point on a sphere: the direction from the closest point to the centre
   * turns the more, the nearer they are.
   */
  static double point(double length, double radius, double distance) {
    return length * (1 + 2 * radius / Math.max(distance, length));
  }
}
