package org.trackwalk.io.buffer;

import java.io.IOException;

/** A file goes on where every file of its kind has ended. */
public final class TooLargeException extends IOException {

  private static final long serialVersionUID = 1L;

  /**
   * Says how much was looked at.
   *
   * @param most bytes
   */
  TooLargeException(long most) {
    super("it has more than " + most + " bytes");
  }
}
