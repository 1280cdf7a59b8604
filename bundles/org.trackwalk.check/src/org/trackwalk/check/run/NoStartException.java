package org.trackwalk.check.run;

/** There is nowhere to begin a drive. */
public final class NoStartException extends Exception {

  private static final long serialVersionUID = 1;

  /** What is missing. */
  public enum Missing {
    ROAD,
    GROUND
  }

  private final Missing missing;

  NoStartException(Missing missing, String message) {
    super(message);
    this.missing = missing;
  }

  /** What is missing. */
  public Missing missing() {
    return missing;
  }
}
