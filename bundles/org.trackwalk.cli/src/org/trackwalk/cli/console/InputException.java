package org.trackwalk.cli.console;

/** An input could not be read: exit code 3. */
public final class InputException extends Exception {
  private static final long serialVersionUID = 1L;

  /** One line that names the input and the reason. */
  public InputException(String message) {
    super(message);
  }
}
