package org.trackwalk.check.rules;

import java.util.List;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;

/** What is said in place of work that was stopped: no rule itself, so nobody can ask for it. */
public final class StoppedRule {

  /** Its id and words. */
  public static final RuleInfo INFO =
      new RuleInfo(
              "meta.over-budget",
              "error",
              "a rule or station would cost more than a level of that size may",
              "What it would have told is not in the report; all else is.",
              "Look at the place: copies of one mesh over each other, or triangles that span the"
                  + " whole level, are seldom meant. If they are, cut the level in parts, or skip"
                  + " the rule with --skip.",
              Scope.LEVEL,
              List.of(),
              "-")
          .with(RuleTraits.NONE.inAnyUnit());

  private StoppedRule() {}
}
