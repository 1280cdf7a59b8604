package org.trackwalk.model.finding;

/** How far a team is with a finding. */
public enum WorkState {
  /** Nobody has said anything, or somebody has taken it back. */
  OPEN("open"),
  /** Somebody is at it. */
  IN_WORK("in work"),
  /** Repaired, says who did it; a check that still finds it says otherwise. */
  DONE("done"),
  /** Looked at: it is meant so, or nobody feels it. */
  NOT_A_FAULT("not a fault");

  private final String id;

  WorkState(String id) {
    this.id = id;
  }

  /** As files and reports write it. */
  public String id() {
    return id;
  }

  /** Whether there is still something to be done. */
  public boolean open() {
    return this == OPEN || this == IN_WORK;
  }
}
