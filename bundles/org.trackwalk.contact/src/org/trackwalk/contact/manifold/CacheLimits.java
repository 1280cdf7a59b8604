package org.trackwalk.contact.manifold;

/**
 * When a remembered contact point is no longer one, and when a new one is the same (E. Coumans,
 * Contact Generation, 2010, "Removing points", "Check for duplicate points").
 *
 * @param along metres along the normal that the bodies may be apart before the point is removed
 * @param across metres across the normal that its two halves may have slid apart before it is
 *     removed
 * @param same metres, on the probe, below which two points without equal feature ids are one
 */
public record CacheLimits(double along, double across, double same) {

  /**
   * 2 cm for all three, for probes of the size of a car: {@code gContactBreakingThreshold} of the
   * engine to which the talk points for this cache.
   */
  public static final CacheLimits BREAKING = new CacheLimits(0.02, 0.02, 0.02);

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException when one is negative or not finite
   */
  public CacheLimits {
    check("apart along", along);
    check("apart across", across);
    check("same", same);
  }

  private static void check(String what, double metres) {
    if (!(metres >= 0) || !Double.isFinite(metres)) {
      throw new IllegalArgumentException(what + " must not be negative, but is " + metres);
    }
  }
}
