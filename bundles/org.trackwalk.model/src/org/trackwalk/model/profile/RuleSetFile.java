package org.trackwalk.model.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;

/** Reads a rule set. Unknown keys are errors; which rules there are is not known here. */
final class RuleSetFile {

  /** The value of the key {@code schema}. */
  private static final String SCHEMA = "trackwalk-rule-set/1";

  private RuleSetFile() {}

  /**
   * A rule set.
   *
   * @throws JsonException with line and column
   */
  static RuleSet read(JsonValue json) throws JsonException {
    StrictObject file =
        new StrictObject(
            json, "$schema", "schema", "id", "title", "meaning", "demands", "unmeasured");
    file.text("$schema");
    file.oneOf("schema", SCHEMA);
    List<RuleSet.Demand> demands = new ArrayList<>();
    for (JsonValue item : file.required("demands").items()) {
      StrictObject demand = new StrictObject(item, "rule", "says", "source", "parameters");
      demand.required("rule");
      demands.add(new RuleSet.Demand(demand.text("rule"), says(demand), parameters(demand)));
    }
    List<RuleSet.Unmeasured> unmeasured = new ArrayList<>();
    JsonValue rest = file.get("unmeasured");
    for (JsonValue item : rest == null ? List.<JsonValue>of() : rest.items()) {
      StrictObject demand = new StrictObject(item, "says", "source", "why");
      unmeasured.add(new RuleSet.Unmeasured(says(demand), Part.text(demand, "why", null)));
    }
    return new RuleSet(
        Part.text(file, "id", null),
        Part.text(file, "title", null),
        Part.text(file, "meaning", ""),
        demands,
        unmeasured);
  }

  private static Sourced<String> says(StrictObject demand) throws JsonException {
    return new Sourced<>(Part.text(demand, "says", null), Part.source(demand));
  }

  private static Map<String, Double> parameters(StrictObject demand) throws JsonException {
    Map<String, Double> all = new TreeMap<>();
    JsonValue given = demand.get("parameters");
    if (given != null) {
      for (JsonMember member : given.members()) {
        if (all.put(member.name(), member.value().number()) != null) {
          throw StrictObject.at(member, "'" + member.name() + "' comes twice");
        }
      }
    }
    return all;
  }
}
