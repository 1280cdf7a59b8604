package org.trackwalk.peers.agreement;

/** Why an engine's contacts of a sphere differ from Trackwalk's. */
public enum Cause {
  /** They do not. */
  NONE("identical"),
  /** The engine calls contacts within a centimetre of the centre singular. */
  SINGULAR("singular threshold"),
  /** As above; and which of several equally near triangles gives the normal is left to chance. */
  SINGULAR_TIE("singular, equal distances"),
  /** Two distances differ by less than floats can tell, and were taken in the other order. */
  ORDER("float rounding of the order"),
  /** The exact answer for a centre that is off by a few float steps is the engine's answer. */
  PLACE("float rounding of a border"),
  /** The engine was not asked for causes, or none of these holds. */
  OTHER("unexplained");

  private final String title;

  Cause(String title) {
    this.title = title;
  }

  /** As tables show it. */
  public String title() {
    return title;
  }
}
