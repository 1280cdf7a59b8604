package org.trackwalk.io.picture;

/** A picture that is not read; the message says why in a few words. */
public final class UnreadPictureException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A picture that is not read. */
  public UnreadPictureException(String why) {
    super(why);
  }
}
