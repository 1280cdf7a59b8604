package org.trackwalk.model.report;

/**
 * A rule that did not run, or something asked of it that had no effect, and why.
 *
 * @param rule id, or a group followed by {@code .*}
 * @param reason half a sentence
 * @param how what became of it
 */
public record SkippedRule(String rule, String reason, How how) {

  /** What became of a rule. */
  public enum How {
    /** It did not run, which somebody may have expected. */
    LEFT_OUT,
    /**
     * It did not run because nothing in the level, nor the vehicle or the engines, calls for it.
     */
    NOT_CALLED_FOR,
    /** It ran; only something asked of it had no effect. */
    RAN
  }

  /** A rule that did not run. */
  public SkippedRule(String rule, String reason) {
    this(rule, reason, How.LEFT_OUT);
  }

  /** Whether the rule ran all the same. */
  public boolean ran() {
    return how == How.RAN;
  }

  /** Whether people want to read of it: a rule that nothing calls for misses nothing. */
  public boolean worthTelling() {
    return how != How.NOT_CALLED_FOR;
  }
}
