package org.trackwalk.io.worker;

import java.time.Duration;

/**
 * What workers may take.
 *
 * @param processes at the same time, at least 1
 * @param heapMegabytes of Java's own memory; the meshes are not in it
 * @param memoryMegabytes resident in all
 * @param start until a new process must be there
 * @param least time for any job
 * @param bytesPerSecond for each of which a job gets a second more
 * @param idle how long a process waits for the next job
 */
public record WorkerLimits(
    int processes,
    int heapMegabytes,
    long memoryMegabytes,
    Duration start,
    Duration least,
    long bytesPerSecond,
    Duration idle) {

  /** System property: seconds for any job, in place of {@link #LEAST_SECONDS}. */
  public static final String SECONDS = "trackwalk.assimp.seconds";

  /** System property: megabytes resident. */
  public static final String MEGABYTES = "trackwalk.assimp.memory";

  /** A process that needs longer to start on a loaded machine is not to be had. */
  private static final int START_SECONDS = 60;

  /** Small files take milliseconds; the rest is for a machine that does much else. */
  private static final int LEAST_SECONDS = 20;

  /** A tenth of the slowest rate seen with sound files (DXF, 3 MB/s). */
  private static final long BYTES_PER_SECOND = 300_000;

  private static final int IDLE_SECONDS = 20;

  /** Each reads one file at a time; more than four wait for the disk or for one another. */
  private static final int MOST_PROCESSES = 4;

  private static final int HEAP_MEGABYTES = 128;

  /** Any file of a sensible size is read with less. */
  private static final long LEAST_MEGABYTES = 1024;

  private static final long MOST_MEGABYTES = 8192;

  /** The limits of this machine: half of what the program itself may take, for each process. */
  public static WorkerLimits ofThisMachine() {
    long half = (Runtime.getRuntime().maxMemory() >> 20) / 2;
    long memory = Math.max(LEAST_MEGABYTES, Math.min(MOST_MEGABYTES, half));
    return new WorkerLimits(
        Math.min(MOST_PROCESSES, Runtime.getRuntime().availableProcessors()),
        HEAP_MEGABYTES,
        Long.getLong(MEGABYTES, memory),
        Duration.ofSeconds(START_SECONDS),
        Duration.ofSeconds(Long.getLong(SECONDS, LEAST_SECONDS)),
        BYTES_PER_SECOND,
        Duration.ofSeconds(IDLE_SECONDS));
  }

  /** How long a job may take. */
  Duration time(WorkerRequest request) {
    return least.plusSeconds(request.work() / bytesPerSecond);
  }
}
