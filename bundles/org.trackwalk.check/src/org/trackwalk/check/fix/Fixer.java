package org.trackwalk.check.fix;

import java.util.List;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.model.finding.Finding;

/** Knows what can be done about the findings of rules that are mended alike. */
interface Fixer {

  /** How the findings' rules say that they are mended, in the order in which they are fixed. */
  List<Mend> mends();

  /**
   * One proposal per finding, in their order.
   *
   * @param findings of one of the rules, before folding
   */
  List<Proposal> propose(FixContext context, List<Finding> findings);
}
