package org.trackwalk.io.worker;

/**
 * One job for a worker.
 *
 * @param kind for instance {@link WorkerProtocol#IMPORT}
 * @param payload as that kind has it
 * @param work bytes that the job has to go through; the time limit grows with it
 * @param alone whether it wants a process of its own, which read nothing before and reads nothing
 *     after it
 */
public record WorkerRequest(int kind, byte[] payload, long work, boolean alone) {

  /** A job for a process that may have had others before. */
  public WorkerRequest(int kind, byte[] payload, long work) {
    this(kind, payload, work, false);
  }
}
