package org.trackwalk.check.session;

import java.util.concurrent.atomic.AtomicInteger;
import org.trackwalk.mesh.progress.Progress;

/** A user who cancels after work has looked a number of times whether he does. */
final class CancelledAfter implements Progress {

  private final AtomicInteger left;

  CancelledAfter(int looks) {
    left = new AtomicInteger(looks);
  }

  @Override
  public void begin(String task, long total) {}

  @Override
  public void worked(long items) {}

  @Override
  public boolean cancelled() {
    return left.decrementAndGet() < 0;
  }
}
