package org.trackwalk.model.finding;

import java.util.List;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.Numbers;

/**
 * What a finding rests on.
 *
 * @param ledgerClass of the open edges; null when the rule is not about open edges
 * @param count elements folded into the finding (edges, triangles, vertices)
 * @param measure the number and its threshold; null when there is none
 * @param effects per profile and shape
 * @param effectNote what is to be said about how the effects were found, half a sentence: that they
 *     were not probed and why, or that probing and closed form differ; null when there is nothing
 * @param flow in reading order
 * @param lines the seams that a finding about many of them speaks for, what is felt most first
 */
public record Evidence(
    @MayBeNull LedgerClass ledgerClass,
    int count,
    @MayBeNull Measure measure,
    List<Effect> effects,
    @MayBeNull String effectNote,
    List<FlowStep> flow,
    List<SeamLine> lines) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public Evidence {
    Numbers.requireCounts(count);
  }

  /** Of a finding that speaks for itself. */
  public Evidence(
      LedgerClass ledgerClass,
      int count,
      Measure measure,
      List<Effect> effects,
      String effectNote,
      List<FlowStep> flow) {
    this(ledgerClass, count, measure, effects, effectNote, flow, List.of());
  }

  /** The same with more to be said about its effects. */
  Evidence noted(String words) {
    String note = effectNote == null ? words : effectNote + "; " + words;
    return new Evidence(ledgerClass, count, measure, effects, note, flow, lines);
  }

  Evidence of(int newCount, List<FlowStep> newFlow) {
    return new Evidence(ledgerClass, newCount, measure, effects, effectNote, newFlow, lines);
  }
}
