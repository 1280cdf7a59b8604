package org.trackwalk.cli.config;

/**
 * A key of {@code trackwalk.json}.
 *
 * @param name as the file writes it
 * @param option of {@code check} that says the same; null for none
 * @param usual what holds when nobody says anything, in words
 * @param manifest the manifest's key for the same, with a dot for what is inside an object; null
 *     for none
 */
public record ConfigKey(String name, String option, String usual, String manifest) {

  static ConfigKey of(String name, String option, String usual) {
    return new ConfigKey(name, option, usual, null);
  }

  static ConfigKey of(String name, String option, String usual, String manifest) {
    return new ConfigKey(name, option, usual, manifest);
  }
}
