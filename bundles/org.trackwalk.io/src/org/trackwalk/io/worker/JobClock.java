package org.trackwalk.io.worker;

import java.time.Duration;
import java.util.Locale;
import org.trackwalk.io.worker.WorkerException.Failure;

/**
 * When a job has had its time. On a machine that does much else a sound worker is slow by the clock
 * on the wall, so after that time it is looked at what it has computed: one that goes on gets more
 * until it has computed for as long, one that stands still does not.
 */
final class JobClock {

  /** A part of one processor; a worker that only waits takes less. */
  private static final double GOES_ON = 0.02;

  /** Of the limit, by the clock on the wall, whatever was computed. */
  private static final int MOST_TIMES = 10;

  private final ProcessHandle process;
  private final Duration limit;
  private final long start = System.nanoTime();
  private final long computedBefore;
  private long looked = start;
  private long computed;
  private long next;

  JobClock(ProcessHandle process, Duration limit) {
    this.process = process;
    this.limit = limit;
    this.computedBefore = computed();
    this.computed = computedBefore;
    this.next = start + limit.toNanos();
  }

  /** Throws when the time is up. */
  void look() throws WorkerException {
    long now = System.nanoTime();
    if (now - next < 0) {
      return;
    }
    long more = computed();
    boolean stands = more - computed < GOES_ON * (now - looked);
    boolean enough = more - computedBefore >= limit.toNanos();
    if (stands || enough || now - start >= MOST_TIMES * limit.toNanos()) {
      throw new WorkerException(
          Failure.HUNG,
          String.format(
              Locale.ROOT,
              "the importer was not ready after %d s and was stopped; export the file again, or as"
                  + " glTF or OBJ",
              Duration.ofNanos(now - start).toSeconds()));
    }
    looked = now;
    computed = more;
    next = now + limit.toNanos() / 2;
  }

  /** Nanoseconds of processor time; 0 where the system does not say. */
  private long computed() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }
}
