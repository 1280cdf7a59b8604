package org.trackwalk.report.format;

import java.util.List;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;

/** What a car feels at a finding, in words. */
public final class Jolt {

  private static final double KMH = 3.6;

  /** The profile that stands for no engine and is not named. */
  private static final String USUAL = "generic";

  /** Less than this is no jolt to anybody and is not told, metres a second. */
  private static final double LEAST = 0.001;

  private static final double WARNING = 0.1;

  private static final double ERROR = 1;

  private Jolt() {}

  /**
   * The change of speed that weighs most over all profiles and shapes, times its share, and how
   * often it comes: {@code jolt of 15.9 m/s at 200 km/h in 13% of passes}, in which engine when one
   * was chosen, and the limit where it is the jolt that makes it an error or a warning. Empty when
   * none is known or worth a word.
   */
  public static String words(Finding f) {
    Effect worst = worst(f);
    if (worst == null) {
      return "";
    }
    return worst.endsTheWay() ? end(worst) : jolt(f, worst);
  }

  private static String jolt(Finding f, Effect worst) {
    return "jolt of " + Numbers.rounded(worst.worst()) + " m/s" + limit(f, worst) + when(worst);
  }

  /** What ends the way of a car: {@code a car at 187 km/h falls, on 17% of the road's width}. */
  private static String end(Effect effect) {
    return "a car at "
        + StrictMath.round(effect.speed() * KMH)
        + " km/h "
        + (effect.shape().equals(Effect.FALLING) ? "falls" : "is stopped")
        + ", on "
        + width(effect);
  }

  private static String width(Effect effect) {
    return effect.share() < 1
        ? (effect.atMost() ? "at most " : "")
            + Numbers.rounded(effect.share() * 100)
            + "% of the road's width"
        : "the whole width of the road";
  }

  /** What weighs most; null when nothing is known or worth a word. */
  public static Effect worst(Finding f) {
    return worst(f.effects());
  }

  /** The same of some effects, those of one engine or vehicle for instance. */
  public static Effect worst(List<Effect> effects) {
    Effect worst = null;
    for (Effect effect : effects) {
      if (worst == null || weight(effect) > weight(worst)) {
        worst = effect;
      }
    }
    return worst == null || worst.worst() < LEAST ? null : worst;
  }

  /** How fast, on how much of the road or how often, and in which engine. */
  public static String when(Effect effect) {
    String fast = " at " + StrictMath.round(effect.speed() * KMH) + " km/h ";
    if (effect.knowsItsWidth()) {
      return fast + "on " + width(effect);
    }
    return fast
        + "in "
        + (effect.share() < 1 ? Numbers.rounded(effect.share() * 100) + "% of passes" : "each pass")
        + (effect.profile().equals(USUAL) ? "" : " (profile " + effect.profile() + ")");
  }

  /** From where on a jolt is an error or a warning, where it is one. */
  private static String limit(Finding f, Effect effect) {
    return switch (f.severity()) {
      case ERROR -> effect.worst() >= ERROR ? " (limit " + Numbers.rounded(ERROR) + " m/s)" : "";
      case WARNING ->
          effect.worst() >= WARNING ? " (limit " + Numbers.rounded(WARNING) + " m/s)" : "";
      case INFO -> "";
    };
  }

  /** As findings are ranked. */
  private static double weight(Effect effect) {
    return effect.worst() * effect.share();
  }
}
