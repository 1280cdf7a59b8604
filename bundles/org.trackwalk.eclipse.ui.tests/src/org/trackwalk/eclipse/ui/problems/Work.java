package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

/** What the calling thread has done, whatever else the machine does. */
final class Work {

  private Work() {}

  /** Bytes that it has allocated since it began. */
  static long allocated() {
    try {
      // Not in a package that bundles see.
      long bytes =
          (Long)
              ClassLoader.getPlatformClassLoader()
                  .loadClass("com.sun.management.ThreadMXBean")
                  .getMethod("getCurrentThreadAllocatedBytes")
                  .invoke(ManagementFactory.getThreadMXBean());
      assertTrue(bytes >= 0, "this Java does not say what a thread allocates");
      return bytes;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Nanoseconds of the processor that it has had. */
  static long processor() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
