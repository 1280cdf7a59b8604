package org.trackwalk.check.rules.seam;

import java.util.List;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.seams.ledger.EdgeEntry;

/** What the closed forms say of a seam where it is crossed. */
@FunctionalInterface
public interface SeamFeel {

  /** Of a seam on which nothing drives. */
  SeamFeel NOTHING = (effects, at) -> List.of();

  /**
   * What is felt.
   *
   * @param effects at the speed and angle of the crossing
   * @param at the edge that is crossed
   */
  List<Effect> of(SeamEffects effects, EdgeEntry at);
}
