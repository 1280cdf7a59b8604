package org.trackwalk.maven.log;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** How a POM calls an option of the command line. */
public final class ParameterNames {

  /** Where it is not the option's name without its hyphens. */
  private static final Map<String, String> OTHERS = others();

  private ParameterNames() {}

  private static Map<String, String> others() {
    Map<String, String> names = new HashMap<>();
    names.put("--profile", "profiles");
    // "skip" is what every goal of Maven is passed over by
    names.put("--skip", "skipRules");
    names.put("--only", "onlyRules");
    names.put("--set", "sets");
    names.put("--report", "reports");
    names.put("--exclude", "excludes");
    names.put("--output", "baseline");
    // what only a terminal needs
    names.put("--help", null);
    names.put("--color", null);
    names.put("--quiet", null);
    names.put("--no-progress", null);
    return Collections.unmodifiableMap(names);
  }

  /** The parameter for an option with its hyphens; null when there is none. */
  public static String ofOption(String option) {
    if (OTHERS.containsKey(option)) {
      return OTHERS.get(option);
    }
    StringBuilder name = new StringBuilder();
    for (String word : option.substring(2).split("-")) {
      name.append(
          name.length() == 0 ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return name.toString();
  }
}
