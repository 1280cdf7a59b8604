package org.trackwalk.cli.option;

import java.util.List;

/**
 * Options that can be read without picocli. To read their annotations takes longer than to check a
 * small file, so a command line without anything unusual does without; every other one, and help,
 * is picocli's. {@code PlainLineTest} holds both to the same outcome, for every option.
 */
public interface PlainOptions {

  /**
   * Takes an option without a value, which is given once at most.
   *
   * @return false when there is none of that name here
   */
  default boolean flag(String name) {
    return false;
  }

  /**
   * Takes an option with its value, which is given once at most.
   *
   * @param value not empty
   * @return false when there is none of that name here
   */
  default boolean value(String name, String value) {
    return false;
  }

  /**
   * Takes an option with one of its values, which may be given again with another.
   *
   * @param value not empty
   * @return false when there is none of that name here, or the value is not plain
   */
  default boolean item(String name, String value) {
    return false;
  }

  /**
   * Takes an argument that belongs to no option.
   *
   * @return false when none is expected here
   */
  default boolean argument(String argument) {
    return false;
  }

  /** Whether the arguments that there must be are there. */
  default boolean complete() {
    return true;
  }

  /** Adds what stands between commas; false when nothing stands between two. */
  static boolean split(String value, List<String> parts) {
    for (String part : value.split(",", -1)) {
      if (part.isEmpty()) {
        return false;
      }
      parts.add(part);
    }
    return true;
  }
}
