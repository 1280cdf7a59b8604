package org.trackwalk.check.fix;

/** What makes a fix safe (docs/fixes.md). */
public final class FixLimits {

  /** Farther than this no seam is closed by moving vertices: it may be meant, metres (ASAM). */
  static final double SNAP = 0.01;

  /**
   * How far a corner of a hole's rim may lie off the others' plane, metres: a wheel feels no more.
   */
  static final double FLAT = 0.002;

  /** Cosine of the largest angle between the filling and the triangles around: 30 degrees. */
  static final double SMOOTH = 0.866;

  /** Lower triangles are a finding of quality.sliver, metres. */
  static final double SLIVER_HEIGHT = 0.001;

  /** So are flatter ones: height over length. */
  static final double SLIVER_RATIO = 0.01;

  /** A short edge may collapse, because nothing moves farther than this, metres. */
  static final double COLLAPSE = 0.001;

  /** A finding that moves less than this is the same: no fix moves a vertex farther, metres. */
  public static final double SAME_FINDING = 0.05;

  /** A new finding so near to a changed place is its doing, metres. */
  public static final double DOING = 0.5;

  private FixLimits() {}
}
