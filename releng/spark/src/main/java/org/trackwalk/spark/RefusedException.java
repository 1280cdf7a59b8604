package org.trackwalk.spark;

/** The machines of the cluster refuse what was typed; the message is theirs. */
final class RefusedException extends Exception {

  private static final long serialVersionUID = 1;

  RefusedException(String message) {
    super(message);
  }
}
