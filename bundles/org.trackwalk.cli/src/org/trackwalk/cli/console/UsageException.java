package org.trackwalk.cli.console;

/** The command line or the configuration says something that cannot be done: exit code 2. */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  /** One line that names what is wrong and, where there is one, the nearest known name. */
  public UsageException(String message) {
    super(message);
  }
}
