package org.trackwalk.check.rule;

import java.util.List;
import java.util.Optional;
import org.trackwalk.model.finding.Finding;

/** One check: a pure function of what is in its scope and its parameters. */
public interface Rule {

  /** What the rule tells about itself. */
  RuleInfo info();

  /** True when the rule says nothing where the road is not known (docs/corridor.md, way 5). */
  default boolean needsCorridor() {
    return false;
  }

  /** True when the rule looks along the road's rows and lanes, and says nothing without any. */
  default boolean walksRoad() {
    return false;
  }

  /**
   * Why the rule has nothing to look at on this level although the road may be known, in half a
   * sentence; empty when it has. Said where the user asks for the rule by name.
   */
  default Optional<String> idle(RuleContext context) {
    return Optional.empty();
  }

  /**
   * Why the rule can find nothing wherever the road is, in half a sentence; empty when it can. Then
   * the road is not sought for it.
   */
  default Optional<String> vain(RuleContext context) {
    return Optional.empty();
  }

  /** False when the rule is begun before borders are judged and the road is walked. */
  default boolean waitsForBorders() {
    return true;
  }

  /**
   * Does what the rule can do of its work as soon as the pieces are one surface, and keeps it in
   * the memory; it will ask for that there. What fails here fails when it is asked for.
   */
  default void ahead(RuleContext context) {}

  /** Findings of one level, in any order, one per place. */
  List<Finding> check(RuleContext context);
}
