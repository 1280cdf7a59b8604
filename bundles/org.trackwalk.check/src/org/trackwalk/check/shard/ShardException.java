package org.trackwalk.check.shard;

/** Parts that are not one run; the message says which and why. */
public final class ShardException extends Exception {

  private static final long serialVersionUID = 1;

  ShardException(String message) {
    super(message);
  }
}
