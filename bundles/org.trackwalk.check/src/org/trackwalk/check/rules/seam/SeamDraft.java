package org.trackwalk.check.rules.seam;

import java.util.List;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.seams.chain.Chain;

/**
 * A finding about a chain before its effects are added.
 *
 * @param builder all of it but the effects
 * @param chain that it is about
 * @param formula what the closed forms say; empty where nothing drives
 */
public record SeamDraft(FindingBuilder builder, Chain chain, List<Effect> formula) {

  /**
   * What the vehicle feels most, times its share, for as long as the chain is (docs/ranking.md).
   */
  double risk() {
    double most = 0;
    for (Effect effect : formula) {
      most = Math.max(most, effect.worst() * effect.share());
    }
    return most * Math.min(1, chain.length() / 2) * chain.surfaceClass().weight();
  }
}
