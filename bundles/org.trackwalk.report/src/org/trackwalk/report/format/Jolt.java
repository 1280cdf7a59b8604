package org.trackwalk.report.format;

import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;

/** What a car feels at a finding, in words. */
public final class Jolt {

  private static final double KMH = 3.6;

  private Jolt() {}

  /**
   * The worst change of speed over all profiles and shapes, and how often it comes: {@code jolt of
   * 15.9 m/s at 200 km/h in 13% of passes}. Empty when none is known.
   */
  public static String words(Finding f) {
    Effect worst = null;
    for (Effect effect : f.effects()) {
      if (worst == null || effect.worst() > worst.worst()) {
        worst = effect;
      }
    }
    if (worst == null || worst.worst() <= 0) {
      return "";
    }
    return "jolt of "
        + Numbers.rounded(worst.worst())
        + " m/s at "
        + StrictMath.round(worst.speed() * KMH)
        + " km/h in "
        + Numbers.rounded(worst.share() * 100)
        + "% of passes";
  }
}
