package org.trackwalk.cli.config;

import java.util.List;

/** The keys of {@code trackwalk.json}; each is an option of {@code check} without its hyphens. */
public final class ConfigKeys {

  private static final List<String> ALL =
      List.of(
          "$schema",
          "profiles",
          "bodies",
          "speed",
          "vehicle",
          "line",
          "start",
          "only",
          "skip",
          "rules",
          "failOn",
          "baseline",
          "failOnNew",
          "reports",
          "jobs",
          "maxMemory",
          "cache",
          "cacheSize",
          "exclude",
          "all",
          "maxFindings",
          "separate",
          "asOneLevel",
          "up",
          "units",
          "allowOutside",
          "coords",
          "color",
          "junitWarnings",
          "progress",
          "quiet");

  private ConfigKeys() {}

  /** All keys. */
  public static List<String> all() {
    return ALL;
  }
}
