package org.trackwalk.cli.option;

import picocli.CommandLine.Option;

/** The help of a command. */
public final class HelpOption {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this text.")
  private boolean help;
}
