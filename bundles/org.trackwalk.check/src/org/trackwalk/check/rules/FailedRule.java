package org.trackwalk.check.rules;

import java.util.List;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;

/** What is said in place of a rule that failed: no rule itself, so nobody can ask for it. */
public final class FailedRule {

  /** Its id and words. */
  public static final RuleInfo INFO =
      new RuleInfo(
              "meta.rule-failed",
              "error",
              "a rule failed; the others went on",
              "What this rule would have found is not in the report.",
              "Report it to the makers with the level; until then skip the rule with --skip.",
              Scope.LEVEL,
              List.of(),
              "-")
          .with(RuleTraits.NONE.inAnyUnit());

  private FailedRule() {}
}
