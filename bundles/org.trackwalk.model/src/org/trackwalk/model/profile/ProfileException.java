package org.trackwalk.model.profile;

/** A profile or vehicle that is not known or cannot be read; the message is for its user. */
public final class ProfileException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A refusal in one line, with place and nearest name where there are any. */
  public ProfileException(String problem) {
    super(problem);
  }
}
