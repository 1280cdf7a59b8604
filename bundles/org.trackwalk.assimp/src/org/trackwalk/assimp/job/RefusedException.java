package org.trackwalk.assimp.job;

/** An input that cannot be understood; the message is one line for the user. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A refusal. */
  public RefusedException(String message) {
    super(message);
  }
}
