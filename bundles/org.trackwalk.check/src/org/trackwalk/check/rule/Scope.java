package org.trackwalk.check.rule;

/** How far a rule looks: what may change its findings (docs/architecture.md). */
public enum Scope {
  /** One piece alone. */
  PIECE,
  /** Two pieces along their common seam. */
  SEAM,
  /** Everything within a radius of a place. */
  BALL,
  /** A stretch of a line. */
  LINE,
  /** The whole level. */
  LEVEL
}
