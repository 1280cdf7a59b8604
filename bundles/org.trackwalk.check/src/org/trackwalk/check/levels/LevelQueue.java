package org.trackwalk.check.levels;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import org.trackwalk.mesh.progress.CancelledException;

/**
 * Which level comes next: the largest that fits into the memory that is left. Large ones first,
 * because a large one at the end would keep one thread at work and the others idle. One that fits
 * nowhere waits until it is alone.
 */
final class LevelQueue {

  /** No level. */
  static final int NONE = -1;

  private final long[] need;
  private final long memory;
  private final List<Integer> waiting = new ArrayList<>();
  private final BitSet running = new BitSet();
  private final BitSet accompanied = new BitSet();
  private long taken;
  private boolean closed;

  /**
   * A queue of all levels.
   *
   * @param need per level, bytes
   * @param memory bytes that those running may need together
   */
  LevelQueue(long[] need, long memory) {
    this.need = need.clone();
    this.memory = memory;
    for (int level = 0; level < need.length; level++) {
      waiting.add(level);
    }
    // plain, as every start comes here: no archive of classes holds what comparing returns
    waiting.sort((a, b) -> Long.compare(need[b], need[a]));
  }

  /** Takes the next level, without waiting; {@link #NONE} when none fits now. */
  synchronized int next() {
    for (Iterator<Integer> it = waiting.iterator(); it.hasNext() && !closed; ) {
      int level = it.next();
      if (fits(level)) {
        it.remove();
        start(level);
        return level;
      }
    }
    return NONE;
  }

  /** A level has ended and its memory is free. */
  synchronized void done(int level) {
    taken -= need[level];
    running.clear(level);
    notifyAll();
  }

  /**
   * A level has failed for want of memory: if it was not alone all the time, it comes once more,
   * and is alone then.
   *
   * @return whether it comes again; if not, it had all there is
   */
  synchronized boolean again(int level) {
    if (!accompanied.get(level)) {
      return false;
    }
    done(level);
    need[level] = Math.max(need[level], memory + 1);
    accompanied.clear(level);
    waiting.add(level);
    return true;
  }

  /** Takes no more; those running end as they may. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /**
   * Waits until a level fits.
   *
   * @return false when there will be none any more
   * @throws CancelledException when the thread is interrupted
   */
  synchronized boolean await() {
    while (!closed && !(waiting.isEmpty() && running.isEmpty())) {
      if (waiting.stream().anyMatch(this::fits)) {
        return true;
      }
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancelledException();
      }
    }
    return false;
  }

  private void start(int level) {
    if (!running.isEmpty()) {
      accompanied.or(running);
      accompanied.set(level);
    }
    running.set(level);
    taken += need[level];
  }

  /** One that needs more than there is leaves nothing for others while it runs. */
  private boolean fits(int level) {
    return running.isEmpty() || need[level] <= memory - taken;
  }
}
