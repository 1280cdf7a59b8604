package org.trackwalk.model.finding;

import org.trackwalk.mesh.level.MayBeNull;

/**
 * What a finding is among others; ranking and baselines give it, no rule does.
 *
 * @param fingerprint stable under re-export
 * @param risk what it is ranked by, larger is worse
 * @param group key of the group that a designer reads as one line
 * @param baselineState {@code new}, {@code unchanged}, {@code better}, {@code worse}; null without
 *     baseline
 * @param work what the team says about it; null for nothing
 */
public record Standing(
    String fingerprint,
    double risk,
    String group,
    @MayBeNull String baselineState,
    @MayBeNull Work work) {

  /** That of a finding about which nobody has said anything. */
  public Standing(String fingerprint, double risk, String group, String baselineState) {
    this(fingerprint, risk, group, baselineState, null);
  }

  /** That of a finding which nobody has ranked. */
  public static Standing none() {
    return new Standing("", 0, "", null);
  }
}
