package org.trackwalk.check.fix;

import java.util.List;
import org.trackwalk.check.finding.Finding;

/** Knows what can be done about the findings of one rule, or of a few alike. */
interface Fixer {

  /** Ids of the rules. */
  List<String> rules();

  /**
   * One proposal per finding, in their order.
   *
   * @param findings of one of the rules, before folding
   */
  List<Proposal> propose(FixContext context, List<Finding> findings);
}
