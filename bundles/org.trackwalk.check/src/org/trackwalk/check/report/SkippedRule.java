package org.trackwalk.check.report;

/**
 * A rule that did not run, or something asked of it that had no effect, and why.
 *
 * @param rule id, or a group followed by {@code .*}
 * @param reason half a sentence
 * @param ran whether the rule ran all the same
 */
public record SkippedRule(String rule, String reason, boolean ran) {

  /** A rule that did not run. */
  public SkippedRule(String rule, String reason) {
    this(rule, reason, false);
  }
}
