package org.trackwalk.cli.serve;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Calls in the order in which they came, of which only so many bytes wait: what is more is refused
 * at once, so that whoever reads them never stands still. One alone may be of any size.
 */
final class WaitingCalls {

  /** A call and the bytes of its message. */
  private record Entry(Call call, long bytes) {}

  private final long most;
  private final Deque<Entry> entries = new ArrayDeque<>();
  private long bytes;
  private boolean ended;

  /**
   * An empty queue.
   *
   * @param most bytes that wait
   */
  WaitingCalls(long most) {
    this.most = most;
  }

  /** Adds a call; false when there is no room for it now. */
  synchronized boolean put(Call call, long size) {
    if (!entries.isEmpty() && bytes + size > most) {
      return false;
    }
    entries.add(new Entry(call, size));
    bytes += size;
    notifyAll();
    return true;
  }

  /** The next call, when there is one; null behind the last. */
  synchronized Call take() throws InterruptedException {
    while (entries.isEmpty() && !ended) {
      wait();
    }
    if (entries.isEmpty()) {
      return null;
    }
    Entry next = entries.remove();
    bytes -= next.bytes();
    return next.call();
  }

  /** Whether there is nothing to do, but there may be. */
  synchronized boolean idle() {
    return entries.isEmpty() && !ended;
  }

  /** No more calls come. */
  synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Forgets what waits. */
  synchronized void clear() {
    entries.clear();
    bytes = 0;
  }

  /** Bytes of what waits. */
  synchronized long bytes() {
    return bytes;
  }
}
