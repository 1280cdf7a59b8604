package org.trackwalk.mesh.testing;

import java.lang.management.ManagementFactory;
import javax.management.JMException;
import javax.management.ObjectName;

/** Counts what the calling thread allocates. */
public final class Allocation {

  /** What asking costs, generously: a few strings and boxed numbers. */
  public static final long ASKING = 64 << 10;

  private Allocation() {}

  /** Bytes that a job allocates, plus at most {@link #ASKING}. */
  public static long bytes(Runnable job) {
    // the first question loads the management classes
    allocated();
    long before = allocated();
    job.run();
    return allocated() - before;
  }

  /** Over JMX, so that no package outside the platform's standard is needed. */
  private static long allocated() {
    try {
      return (Long)
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME),
                  "getThreadAllocatedBytes",
                  new Object[] {Thread.currentThread().threadId()},
                  new String[] {"long"});
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
  }
}
