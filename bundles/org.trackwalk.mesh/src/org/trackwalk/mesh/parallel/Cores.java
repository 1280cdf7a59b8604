package org.trackwalk.mesh.parallel;

import java.util.concurrent.Semaphore;

/**
 * A number of threads that several jobs share. Each job is run by one of them; where {@link
 * Workers} could use more inside a job, it takes those that no other job needs at that moment. So
 * two jobs on two cores are two busy threads, and the last job has both.
 *
 * <p>What comes out does not depend on who gets how many: a job is cut into the same parts however
 * many threads take them.
 */
public final class Cores {

  /** Which pool a thread works for; it is set while the thread works and never seen outside. */
  private static final ThreadLocal<Cores> OF_THREAD = new ThreadLocal<>();

  private final int count;
  private final Semaphore free;

  /**
   * A pool of threads.
   *
   * @param count at least 1
   */
  public Cores(int count) {
    this.count = Math.max(1, count);
    free = new Semaphore(this.count, true);
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /**
   * Runs a job on the calling thread as soon as one is free, and gives it back in the end.
   *
   * @throws InterruptedException when the thread is interrupted while it waits; nothing was run
   */
  public void run(Runnable job) throws InterruptedException {
    free.acquire();
    try {
      within(job);
    } finally {
      free.release();
    }
  }

  /** Runs a part of a job on a thread that was taken with {@link #take}. */
  void within(Runnable part) {
    Cores before = OF_THREAD.get();
    OF_THREAD.set(this);
    try {
      part.run();
    } finally {
      if (before == null) {
        OF_THREAD.remove();
      } else {
        OF_THREAD.set(before);
      }
    }
  }

  /** The pool that the calling thread works for; null when it works for itself. */
  static Cores ofThread() {
    return OF_THREAD.get();
  }

  /** Takes up to {@code wanted} more, without waiting; how many it got. */
  int take(int wanted) {
    for (int taken = 0; taken < wanted; taken++) {
      if (!free.tryAcquire()) {
        return taken;
      }
    }
    return Math.max(0, wanted);
  }

  /** Gives back what was taken. */
  void give(int taken) {
    free.release(taken);
  }
}
