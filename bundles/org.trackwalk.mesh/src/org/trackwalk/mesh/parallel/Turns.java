package org.trackwalk.mesh.parallel;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Work for one thread at a time, as inside a monitor. Who waits for its turn lends its core to the
 * jobs of the others, above all to those inside the work that it waits for ({@link Workers}).
 */
public final class Turns {

  private final ReentrantLock lock = new ReentrantLock();

  /** Nobody is at work. */
  public Turns() {}

  /** Does some work when nobody else is at any of these; it may take a turn in its own. */
  public <T> T take(Supplier<T> work) {
    if (!lock.tryLock()) {
      Cores cores = Cores.ofThread();
      if (cores == null) {
        lock.lock();
      } else {
        cores.lend(lock::lock);
      }
    }
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
