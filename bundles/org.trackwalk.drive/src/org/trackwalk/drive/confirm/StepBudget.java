package org.trackwalk.drive.confirm;

/**
 * Steps that a drive may take. The slower a probe is, the more steps there are in a metre, without
 * end; so a drive gets those that the same places take at 36 km/h, and some more. The worst place
 * is asked first; one that takes more than is left is passed over, and those behind it, milder and
 * quicker to drive over, may still have their turn.
 */
final class StepBudget {

  /** What is faster is driven in all steps that it takes, m/s. */
  static final double SLOW = 10;

  /** Steps over those at 36 km/h: seconds. A few places are driven over however slowly. */
  static final long FREE = 500_000;

  private long left = FREE;

  /** A speed, or the one that places are counted at, m/s. */
  static double counted(double speed) {
    return Math.max(SLOW, speed);
  }

  /** Phases of a window: about as far apart as those at 36 km/h, where there is more than one. */
  static int phases(int asked, double speed) {
    return (int) Math.max(1, asked * Math.min(1, speed / SLOW));
  }

  /** Adds what a place takes at no less than 36 km/h. */
  void allow(long steps) {
    left += steps;
  }

  /** Takes what a place takes, if that is left; if not, what is left stays for others. */
  boolean takes(long steps) {
    if (steps > left) {
      return false;
    }
    left -= steps;
    return true;
  }
}
