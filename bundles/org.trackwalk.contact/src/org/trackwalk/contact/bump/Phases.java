package org.trackwalk.contact.bump;

/** The worst of some phases, which are spread evenly, and how many of them are hit. */
final class Phases {

  private double up;
  private double forward;
  private double at;
  private int hits;
  private int all;

  /**
   * Adds one.
   *
   * @param rises gain upward, m/s
   * @param lost of the speed along the way, m/s
   * @param hit whether it is felt at all
   * @param ahead how far the edge lies ahead when its step begins, metres
   */
  void add(double rises, double lost, boolean hit, double ahead) {
    all++;
    hits += hit ? 1 : 0;
    if (Math.max(rises, lost) > Math.max(up, forward)) {
      up = rises;
      forward = lost;
      at = ahead;
    }
  }

  /**
   * What they come to.
   *
   * @param reach over which they are spread, metres
   * @param stride of a step, metres
   */
  Bump worst(double reach, double stride) {
    double share = reach / stride * hits / all;
    return hits == 0 ? Bump.NONE : new Bump(up, forward, share, at);
  }
}
