package org.trackwalk.check.rule;

/** What a rule must see beside what lies near; where it is not there, it is not asked. */
public enum Needs {
  /**
   * Nothing: of plain ground that lies far off it has nothing to say, and what it counts or sums up
   * over whole pieces is known.
   */
  NEAR(""),
  /** All of the pieces that it looks at. */
  PIECES("it looks at whole pieces"),
  /** Edges from everywhere. */
  SAMPLE("it tries a sample of all edges of the level"),
  /** The usual limits, by which ground is plain. */
  USUAL_LIMITS("ground was left out by its usual limits"),
  /** For engines that know vertices by their numbers, all that are stored twice. */
  STORED_TWICE("it counts the vertices that are stored twice");

  private final String words;

  Needs(String words) {
    this.words = words;
  }

  /** Half a sentence on why the rule is not asked. */
  public String words() {
    return words;
  }
}
