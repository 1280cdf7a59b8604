package org.trackwalk.cli.shell;

import java.util.List;

/**
 * A command as a shell sees it.
 *
 * @param name as typed
 * @param description one line
 * @param options in the order of its help
 * @param arguments what its arguments may be; null when it takes none
 */
public record ShellCommand(
    String name, String description, List<ShellOption> options, Values arguments) {

  /** Copies the options. */
  public ShellCommand {
    options = List.copyOf(options);
  }
}
