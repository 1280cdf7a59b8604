package org.trackwalk.model.profile;

import java.util.List;
import java.util.Map;

/**
 * What a game or a guide asks of a level: which rules speak of it, and with which limits.
 *
 * @param id as users name it
 * @param title for people
 * @param meaning whose demands these are, in a sentence
 * @param demands that rules measure
 * @param unmeasured that no rule measures
 */
public record RuleSet(
    String id, String title, String meaning, List<Demand> demands, List<Unmeasured> unmeasured) {

  /**
   * A demand that a rule measures.
   *
   * @param rule its id
   * @param says what is demanded, in half a sentence, and where that is written
   * @param parameters of the rule, by name, over its usual ones
   */
  public record Demand(String rule, Sourced<String> says, Map<String, Double> parameters) {}

  /**
   * A demand that nobody measures here.
   *
   * @param says what is demanded, and where that is written
   * @param why it is not measured
   */
  public record Unmeasured(Sourced<String> says, String why) {}

  /** Takes copies of the lists. */
  public RuleSet {
    demands = List.copyOf(demands);
    unmeasured = List.copyOf(unmeasured);
  }

  /** Whether it asks for what a rule measures. */
  public boolean asks(String rule) {
    return demands.stream().anyMatch(demand -> demand.rule().equals(rule));
  }
}
