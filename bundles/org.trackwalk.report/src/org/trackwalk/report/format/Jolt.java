package org.trackwalk.report.format;

import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;

/** What a car feels at a finding, in words. */
public final class Jolt {

  private static final double KMH = 3.6;

  /** The profile that stands for no engine and is not named. */
  private static final String USUAL = "generic";

  private Jolt() {}

  /**
   * The change of speed that weighs most over all profiles and shapes, times its share, and how
   * often it comes: {@code jolt of 15.9 m/s at 200 km/h in 13% of passes}, and in which engine when
   * one was chosen. Empty when none is known.
   */
  public static String words(Finding f) {
    Effect worst = null;
    for (Effect effect : f.effects()) {
      if (worst == null || weight(effect) > weight(worst)) {
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
        + "% of passes"
        + (worst.profile().equals(USUAL) ? "" : " in " + worst.profile());
  }

  /** As findings are ranked. */
  private static double weight(Effect effect) {
    return effect.worst() * effect.share();
  }
}
