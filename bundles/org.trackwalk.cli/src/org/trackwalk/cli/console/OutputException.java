package org.trackwalk.cli.console;

/** A result could not be written, for instance because the disk is full: exit code 5. */
public final class OutputException extends Exception {
  private static final long serialVersionUID = 1L;

  /** One line that names the file and the reason. */
  public OutputException(String message) {
    super(message);
  }
}
