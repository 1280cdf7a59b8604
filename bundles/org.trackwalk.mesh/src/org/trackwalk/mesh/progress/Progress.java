package org.trackwalk.mesh.progress;

import java.util.function.BooleanSupplier;

/**
 * Where long work says how far it is and learns that it is no longer wanted.
 *
 * <p>Workers call {@link #worked} every few thousand items; it throws when the user has cancelled.
 * Implementations are called from several threads.
 */
public interface Progress {

  /** Starts a named task of {@code total} items; a total of 0 means that the size is not known. */
  void begin(String task, long total);

  /** Notes that {@code items} more are done. */
  void worked(long items);

  /** True as soon as the work should stop. */
  boolean cancelled();

  /**
   * Stops the calling work when the user has cancelled.
   *
   * @throws CancelledException when {@link #cancelled()} is true
   */
  default void check() {
    if (cancelled()) {
      throw new CancelledException();
    }
  }

  /**
   * The same for work that is a part of the present task, or goes on beside another: it is
   * cancelled with it, but what it begins and does is not said, so it cannot mix up the counts.
   */
  default Progress within() {
    return unsaid(this::cancelled);
  }

  /** Tells nobody, and is cancelled as soon as something is so. */
  static Progress unsaid(BooleanSupplier cancelled) {
    return new Unsaid(cancelled);
  }

  /** Tells nobody and is never cancelled. */
  static Progress none() {
    return Silent.INSTANCE;
  }
}
