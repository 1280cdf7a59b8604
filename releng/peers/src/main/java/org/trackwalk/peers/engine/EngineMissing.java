package org.trackwalk.peers.engine;

/** An engine cannot run here: no native for this machine, or not on the class path. */
public final class EngineMissing extends Exception {

  private static final long serialVersionUID = 1;

  /** Says what is missing. */
  public EngineMissing(String what) {
    super(what);
  }

  /** Says what is missing; the first cause becomes part of the sentence. */
  public EngineMissing(String what, Throwable cause) {
    super(what + " (" + root(cause) + ")", cause);
  }

  private static Throwable root(Throwable cause) {
    Throwable root = cause;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }
}
