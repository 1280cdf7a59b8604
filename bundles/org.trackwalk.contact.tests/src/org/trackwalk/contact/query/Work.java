package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/** The work that something takes: processor time of this thread, whatever else the machine does. */
final class Work {

  private Work() {}

  private static long done() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Asserts that something takes no more processor time. */
  static void assertAtMost(Duration most, Runnable what) {
    long before = done();
    what.run();
    Duration taken = Duration.ofNanos(done() - before);
    assertTrue(taken.compareTo(most) <= 0, "took " + taken + " and not at most " + most);
  }
}
