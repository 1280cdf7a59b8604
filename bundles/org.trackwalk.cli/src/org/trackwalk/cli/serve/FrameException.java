package org.trackwalk.cli.serve;

/** What stands before a message is no header of one. */
final class FrameException extends Exception {

  private static final long serialVersionUID = 1;

  private final boolean lost;

  /**
   * A problem.
   *
   * @param lost whether nobody knows where the next message begins
   */
  FrameException(String message, boolean lost) {
    super(message);
    this.lost = lost;
  }

  boolean lost() {
    return lost;
  }
}
