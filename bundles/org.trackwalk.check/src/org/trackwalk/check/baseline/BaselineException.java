package org.trackwalk.check.baseline;

/** A file that is no baseline; the message names the file and the place in it. */
public final class BaselineException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A problem in words. */
  public BaselineException(String message) {
    super(message);
  }
}
