package org.trackwalk.cli.option;

import picocli.CommandLine.Option;

/** The file of options that a command goes by, where the nearest one counts unless one is named. */
public final class ConfigOption implements PlainOptions {

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Options from a file, else from the nearest trackwalk.json above the level.")
  private String file;

  /** What was named; null when nothing was. */
  public String named() {
    return file;
  }

  @Override
  public boolean value(String name, String value) {
    if (!name.equals("--config")) {
      return false;
    }
    file = value;
    return true;
  }
}
