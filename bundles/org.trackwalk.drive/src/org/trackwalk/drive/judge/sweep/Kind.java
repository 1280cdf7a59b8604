package org.trackwalk.drive.judge.sweep;

/** What can be wrong with a set of contacts (docs/judging.md). */
public enum Kind {
  /** A contact that the truth does not have. */
  SUPERFLUOUS,
  /** A contact at the right place that pushes in another direction. */
  WRONG_NORMAL,
  /** A contact that the truth has and the body needs. */
  LOST,
  /** Whatever differs, a push outward over the edge along which the body travels. */
  PUSHED_OFF
}
