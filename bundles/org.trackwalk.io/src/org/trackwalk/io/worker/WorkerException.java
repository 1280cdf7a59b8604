package org.trackwalk.io.worker;

/** Why a worker has no answer. The message is one line that does not name the file. */
public final class WorkerException extends Exception {
  private static final long serialVersionUID = 1L;

  /** What went wrong. */
  public enum Failure {
    /** The libraries of the worker are not installed, or not for this system. */
    MISSING,
    /** It read the file and says that it cannot be understood. */
    REFUSED,
    /** Its process ended, or its answer made no sense. */
    DIED,
    /** It was not ready in time and was ended. */
    HUNG,
    /** It wanted more memory than it may have and was ended. */
    MEMORY;

    /** Whether what an earlier job left behind in the process may be the reason. */
    boolean perhapsOfAnEarlierJob() {
      return this == DIED || this == HUNG || this == MEMORY;
    }
  }

  private final Failure failure;

  /** A failure with one line for the user. */
  public WorkerException(Failure failure, String message) {
    super(message);
    this.failure = failure;
  }

  /** What went wrong. */
  public Failure failure() {
    return failure;
  }
}
