package org.trackwalk.model.profile;

/** What the damper of a vehicle's wheel goes by in an engine's own vehicle. */
public enum WheelDamper {
  /** Not known: what a body on springs can do at most is told. */
  UNKNOWN("unknown"),
  /** How fast the chassis goes up and down; a spring that is pressed at once is no speed. */
  CHASSIS("chassis"),
  /** How fast the chassis goes along the normal of what the wheel met: forward too. */
  NORMAL("normal"),
  /** How much the spring's length changed in the step. */
  LENGTH("length");

  private final String id;

  WheelDamper(String id) {
    this.id = id;
  }

  /** As profiles write it. */
  public String id() {
    return id;
  }
}
