package org.trackwalk.cli.watch;

import java.util.function.Supplier;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.mesh.progress.CancelledException;

/**
 * Waits until files have changed and are quiet again: exports are written in pieces, one file after
 * the other.
 */
final class Settling {

  /** How often files are looked at, milliseconds; twice at least while they must be quiet. */
  private static final long LOOK = 200;

  /** Looking must not take more than this part of the time. */
  private static final int SPARE = 10;

  private final Supplier<FileStates> look;
  private final Cancellation cancellation;
  private final long quietMillis;
  private final Clock clock;

  /** What time it is, and waiting. */
  interface Clock {

    /** Nanoseconds since some moment. */
    long nanos();

    /** Waits so many milliseconds. */
    void sleep(long millis) throws InterruptedException;
  }

  private static final class SystemClock implements Clock {
    @Override
    public long nanos() {
      return System.nanoTime();
    }

    @Override
    public void sleep(long millis) throws InterruptedException {
      Thread.sleep(millis);
    }
  }

  Settling(Supplier<FileStates> look, Cancellation cancellation, long quietMillis) {
    this(look, cancellation, quietMillis, new SystemClock());
  }

  Settling(Supplier<FileStates> look, Cancellation cancellation, long quietMillis, Clock clock) {
    this.look = look;
    this.cancellation = cancellation;
    this.quietMillis = quietMillis;
    this.clock = clock;
  }

  /**
   * Waits.
   *
   * @param before what was checked last
   * @return the files as they are, other than before, and unchanged for as long as was asked
   * @throws CancelledException when the user stops it
   */
  FileStates changedSince(FileStates before) {
    FileStates last = before;
    long since = clock.nanos();
    while (true) {
      long begin = clock.nanos();
      FileStates now = look.get();
      long end = clock.nanos();
      if (!now.equals(last)) {
        last = now;
        since = end;
      } else if (!now.equals(before) && (end - since) / 1_000_000 >= quietMillis) {
        return now;
      }
      pause(Math.max(LOOK, SPARE * (end - begin) / 1_000_000));
    }
  }

  private void pause(long millis) {
    long left = millis;
    while (left > 0) {
      if (cancellation.asked()) {
        throw new CancelledException();
      }
      try {
        clock.sleep(Math.min(left, LOOK));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancelledException();
      }
      left -= LOOK;
    }
    if (cancellation.asked()) {
      throw new CancelledException();
    }
  }
}
