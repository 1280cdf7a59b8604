package org.trackwalk.check.run;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.settings.CheckSettings;

/** The settings that decided a report, as text for its head. */
public final class SettingsFacts {

  private SettingsFacts() {}

  /** Key to value in key order; what was not set is left out. */
  public static Map<String, String> of(CheckSettings s) {
    TreeMap<String, String> facts = new TreeMap<>();
    if (!s.profiles().isEmpty()) {
      facts.put("profiles", String.join(",", s.profiles().stream().map(Profile::id).toList()));
    }
    facts.put("failOn", s.failOn() == null ? "never" : s.failOn().id());
    if (s.bodies() != null) {
      facts.put("bodies", s.bodies().id());
    }
    if (s.speed() != null) {
      facts.put("speed", s.speed() + " m/s");
    }
    if (s.vehicle() != null) {
      facts.put("vehicle", s.vehicle().id());
    }
    if (!s.ruleSets().isEmpty()) {
      facts.put("rulesOf", String.join(",", s.ruleSets().stream().map(RuleSet::id).toList()));
    }
    if (!s.only().isEmpty()) {
      facts.put("only", String.join(",", new TreeSet<>(s.only())));
    }
    if (!s.skip().isEmpty()) {
      facts.put("skip", String.join(",", new TreeSet<>(s.skip())));
    }
    s.parameters().forEach((key, value) -> facts.put("set." + key, Double.toString(value)));
    return Collections.unmodifiableMap(facts);
  }
}
