package org.trackwalk.cli.config;

import java.util.ArrayList;
import java.util.List;

/** The keys of {@code trackwalk.json}; each is an option of {@code check} without its hyphens. */
public final class ConfigKeys {

  private static final List<ConfigKey> OPTIONS =
      List.of(
          ConfigKey.of("profiles", "--profile", "generic", "profiles"),
          ConfigKey.of("bodies", "--bodies", "as each profile has them", "bodies"),
          ConfigKey.of("speed", "--speed", "the vehicle's top speed", "speed.vmax"),
          ConfigKey.of("vehicle", "--vehicle", "body", "vehicle"),
          ConfigKey.of("line", "--line", "none", "line.file"),
          ConfigKey.of("start", "--start", "none"),
          ConfigKey.of("only", "--only", "all rules"),
          ConfigKey.of("skip", "--skip", "none"),
          ConfigKey.of("rulesOf", "--rules-of", "none", "rulesOf"),
          ConfigKey.of("rules", "--set", "each rule's own limits", "rules"),
          ConfigKey.of("failOn", "--fail-on", "error"),
          ConfigKey.of("baseline", "--baseline", "none"),
          ConfigKey.of("failOnNew", "--fail-on-new", "false"),
          ConfigKey.of("reports", "--report", "text on standard output"),
          ConfigKey.of("jobs", "--jobs", "all cores"),
          ConfigKey.of("maxMemory", "--max-memory", "all that Java may use"),
          ConfigKey.of("cache", "--cache", "none"),
          ConfigKey.of("cacheSize", "--cache-size", "1g"),
          ConfigKey.of("exclude", "--exclude", "nothing"),
          ConfigKey.of("all", "--all", "false"),
          ConfigKey.of("maxFindings", "--max-findings", "all"),
          ConfigKey.of("separate", "--separate", "false"),
          ConfigKey.of("asOneLevel", "--as-one-level", "false"),
          ConfigKey.of("up", "--up", "as each file says, else its format", "up"),
          ConfigKey.of("units", "--units", "as each file says, else its format", "units"),
          ConfigKey.of("allowOutside", "--allow-outside", "false"),
          ConfigKey.of("coords", "--coords", "file"),
          ConfigKey.of("color", "--color", "auto"),
          ConfigKey.of("junitWarnings", "--junit-warnings", "failure where warnings fail"),
          ConfigKey.of("junitCases", "--junit-cases", "findings"),
          ConfigKey.of("progress", "--no-progress", "true"),
          ConfigKey.of("quiet", "--quiet", "false"));

  /** For editors that know schemas; not read. */
  private static final String SCHEMA = "$schema";

  private ConfigKeys() {}

  /** All keys that say something. */
  public static List<ConfigKey> options() {
    return OPTIONS;
  }

  /** The key that says what an option does. */
  public static String of(String option) {
    return OPTIONS.stream().filter(k -> k.option().equals(option)).findFirst().orElseThrow().name();
  }

  /** The names of all keys. */
  public static List<String> all() {
    List<String> names = new ArrayList<>(List.of(SCHEMA));
    OPTIONS.forEach(key -> names.add(key.name()));
    return names;
  }
}
