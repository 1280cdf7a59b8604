package org.trackwalk.check.rules.seam;

import java.util.List;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.CrossedSeam;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.seams.chain.Chain;

/**
 * A draft and where its chain is crossed.
 *
 * @param level what the closed forms say of it on a level road; empty where nothing drives
 * @param formula what they say there, in the same order
 */
record CrossedDraft(
    SeamDraft draft, CrossedSeam crossed, List<Effect> level, List<Effect> formula) {

  static CrossedDraft of(RuleContext context, SeamDraft draft) {
    if (draft.feel() == SeamFeel.NOTHING) {
      return new CrossedDraft(draft, null, List.of(), List.of());
    }
    CrossedSeam crossed = CrossedSeam.of(context, draft.chain());
    List<Effect> level = draft.feel().of(crossed.met().effects(context), crossed.entry());
    List<Effect> formula = draft.feel().of(crossed.effects(context), crossed.entry());
    return new CrossedDraft(draft, crossed, level, formula);
  }

  FindingBuilder builder() {
    return draft.builder();
  }

  Chain chain() {
    return draft.chain();
  }

  /**
   * What the vehicle feels most, times its share, for as long as the chain is (docs/ranking.md).
   */
  double risk() {
    double most = 0;
    for (Effect effect : formula) {
      most = Math.max(most, effect.worst() * effect.share());
    }
    return most * Math.min(1, chain().length() / 2) * chain().surfaceClass().weight();
  }
}
