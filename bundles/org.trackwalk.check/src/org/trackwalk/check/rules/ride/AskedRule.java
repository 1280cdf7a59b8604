package org.trackwalk.check.rules.ride;

import java.util.Optional;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;

/** Rules about what only some games and guides ask. */
final class Asked {

  private Asked() {}

  /** Why a rule has nothing to say; empty where a rule set or the user asks for it. */
  static Optional<String> idle(RuleContext context, RuleInfo rule) {
    return context.settings().asks(rule.id())
        ? Optional.empty()
        : Optional.of("no rule set asks for it (--rules-of)");
  }
}
