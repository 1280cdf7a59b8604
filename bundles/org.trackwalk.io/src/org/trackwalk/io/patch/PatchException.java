package org.trackwalk.io.patch;

/**
 * An edit that cannot be made, or a file that is not what it was. The message is for a designer.
 */
public final class PatchException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A refusal in one sentence without a full stop. */
  public PatchException(String reason) {
    super(reason);
  }
}
