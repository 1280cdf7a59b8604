package org.trackwalk.peers.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Takes the time on the wall and the time that this thread ran, from when it is made. */
public final class Stopwatch {

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final long wall = System.nanoTime();
  private final long thread = threads.getCurrentThreadCpuTime();

  /** Both times until now as a cost with so much memory. */
  public BuildCost cost(long bytes) {
    return new BuildCost(
        System.nanoTime() - wall, threads.getCurrentThreadCpuTime() - thread, bytes);
  }
}
