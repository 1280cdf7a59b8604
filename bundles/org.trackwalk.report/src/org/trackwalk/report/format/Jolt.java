package org.trackwalk.report.format;

import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;

/** What a car feels at a finding, in words. */
public final class Jolt {

  private static final double KMH = 3.6;

  /** The profile that stands for no engine and is not named. */
  private static final String USUAL = "generic";

  /** Less than this is no jolt to anybody and is not told, metres a second. */
  private static final double LEAST = 0.001;

  private Jolt() {}

  /**
   * The change of speed that weighs most over all profiles and shapes, times its share, and how
   * often it comes: {@code jolt of 15.9 m/s at 200 km/h in 13% of passes}, and in which engine when
   * one was chosen. Empty when none is known or worth a word.
   */
  public static String words(Finding f) {
    Effect worst = null;
    for (Effect effect : f.effects()) {
      if (worst == null || weight(effect) > weight(worst)) {
        worst = effect;
      }
    }
    if (worst == null || worst.worst() < LEAST) {
      return "";
    }
    return "jolt of "
        + Numbers.rounded(worst.worst())
        + " m/s at "
        + StrictMath.round(worst.speed() * KMH)
        + " km/h in "
        + Numbers.rounded(worst.share() * 100)
        + "% of passes"
        + (worst.profile().equals(USUAL) ? "" : " (profile " + worst.profile() + ")");
  }

  /** As findings are ranked. */
  private static double weight(Effect effect) {
    return effect.worst() * effect.share();
  }
}
