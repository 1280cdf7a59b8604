package org.trackwalk.io.engine;

/** Why an engine has no answer. The message is one line that says what to do. */
public final class EngineException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A failure with one line for the user. */
  public EngineException(String message) {
    super(message);
  }
}
