package org.trackwalk.spark;

/** A part that could not be checked on any machine. */
final class LostException extends Exception {

  private static final long serialVersionUID = 1;

  LostException(String message, Throwable cause) {
    super(message, cause);
  }
}
