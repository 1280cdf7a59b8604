package org.trackwalk.maven.run;

/** There is no Java that the check runs on; the message says what to do. */
public final class JavaTooOldException extends Exception {

  private static final long serialVersionUID = 1;

  JavaTooOldException(String message) {
    super(message);
  }
}
