package org.trackwalk.cli.console;

/** What the process says to its caller (docs/batch.md); of several the highest. */
public final class ExitCode {

  /** Nothing at or above the limit of {@code --fail-on}. */
  public static final int CLEAN = 0;

  /** Findings at or above it. */
  public static final int FINDINGS = 1;

  /** Wrong usage or configuration. */
  public static final int USAGE = 2;

  /** An input could not be read. */
  public static final int INPUT = 3;

  /** The tool itself failed. */
  public static final int INTERNAL = 4;

  /** A result could not be written: a full disk, no permission, a folder that is gone. */
  public static final int OUTPUT = 5;

  /** Stopped by the user: 128 + SIGINT, as shells expect. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
