package org.trackwalk.cli.shell;

import java.util.List;

/**
 * An option as a shell sees it.
 *
 * @param names all spellings, with hyphens
 * @param description one line
 * @param values what may follow; null for an option without a value
 * @param repeatable whether it may stand twice
 */
public record ShellOption(
    List<String> names, String description, Values values, boolean repeatable) {

  /** Copies the names. */
  public ShellOption {
    names = List.copyOf(names);
  }

  boolean takesValue() {
    return values != null;
  }
}
