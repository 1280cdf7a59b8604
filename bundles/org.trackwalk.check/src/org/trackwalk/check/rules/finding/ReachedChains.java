package org.trackwalk.check.rules.finding;

import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.drive.walls.ReachedSeams;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.seams.chain.Chain;

/** Tells chains that the vehicle gets to; only there it can feel anything. */
public final class ReachedChains {

  private final OpenEdges edges;
  private final ReachedSeams seams;

  public ReachedChains(RuleContext context) {
    edges = context.ledger().edges();
    seams = new ReachedSeams(context.roads().reach());
  }

  /** Whether a way leads to some place of a chain; true where that is not known. */
  public boolean has(Chain chain) {
    return seams.has(edges, chain.entries());
  }
}
