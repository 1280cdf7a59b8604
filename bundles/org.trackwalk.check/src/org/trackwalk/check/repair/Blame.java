package org.trackwalk.check.repair;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.fix.FixLimits;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.model.finding.Finding;

/**
 * Which fixes of a batch are refused because it could not be made as it is.
 *
 * @param refused each with its reason
 * @param left batches that are to be tried instead, in this order; none is empty
 */
record Blame(List<Proposal> refused, List<List<Proposal>> left) {

  /** Takes copies. */
  Blame {
    refused = List.copyOf(refused);
    left = left.stream().filter(batch -> !batch.isEmpty()).map(List::copyOf).toList();
  }

  /**
   * A batch whose files could not be read any more.
   *
   * @param later what contradicted it
   */
  static Blame unread(List<Proposal> taken, List<Proposal> later, String why) {
    return new Blame(taken.stream().map(p -> p.refusedFor(why)).toList(), List.of(later));
  }

  /**
   * A batch that made other findings: those beside them, and the others are tried without. Where
   * all findings are far from all of them, each half is tried by itself.
   *
   * @param later what contradicted it
   * @param news at least one
   */
  static Blame beside(List<Proposal> taken, List<Proposal> later, List<Finding> news) {
    List<Proposal> refused = new ArrayList<>();
    List<Proposal> left = new ArrayList<>();
    for (Proposal proposal : taken) {
      news.stream()
          .filter(finding -> near(proposal, finding))
          .findFirst()
          .ifPresentOrElse(
              finding -> refused.add(proposal.refusedFor(makes(finding))),
              () -> left.add(proposal));
    }
    if (refused.isEmpty()) {
      return halves(taken, later, news.get(0));
    }
    left.addAll(later);
    return new Blame(refused, List.of(left));
  }

  /**
   * What a new finding far from all of them leaves to try: each half of them on its own, until the
   * one is found that makes it. One that contradicts them waits for the last.
   */
  static Blame halves(List<Proposal> taken, List<Proposal> later, Finding made) {
    if (taken.size() == 1) {
      return new Blame(List.of(taken.get(0).refusedFor(makes(made))), List.of(later));
    }
    int half = taken.size() / 2;
    return new Blame(
        List.of(), List.of(taken.subList(0, half), taken.subList(half, taken.size()), later));
  }

  private static String makes(Finding finding) {
    return "it would make another finding: " + finding.message();
  }

  private static boolean near(Proposal proposal, Finding finding) {
    double[] xyz = proposal.fix().places();
    for (int i = 0; i < xyz.length; i += 3) {
      boolean inside = true;
      for (int k = 0; k < 3; k++) {
        inside &= xyz[i + k] >= finding.bounds()[k] - FixLimits.DOING;
        inside &= xyz[i + k] <= finding.bounds()[3 + k] + FixLimits.DOING;
      }
      if (inside) {
        return true;
      }
    }
    return xyz.length == 0 && proposal.finding().pieces().equals(finding.pieces());
  }
}
