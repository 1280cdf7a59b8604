package org.trackwalk.mesh.progress;

/** Thrown through long work when the user has cancelled it; never a failure. */
public final class CancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A cancellation without a stack trace: it is an outcome, not an error. */
  public CancelledException() {
    super("cancelled", null, false, false);
  }
}
