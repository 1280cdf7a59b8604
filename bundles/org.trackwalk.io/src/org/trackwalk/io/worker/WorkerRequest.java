package org.trackwalk.io.worker;

/**
 * One job for a worker.
 *
 * @param kind for instance {@link WorkerProtocol#IMPORT}
 * @param payload as that kind has it
 * @param work bytes that the job has to go through; the time limit grows with it
 */
public record WorkerRequest(int kind, byte[] payload, long work) {}
