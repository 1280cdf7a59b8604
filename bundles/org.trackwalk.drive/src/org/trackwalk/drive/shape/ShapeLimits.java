package org.trackwalk.drive.shape;

/** What of the road's shape is a bend, a kink or something else. */
public final class ShapeLimits {

  /**
   * Steeper heights between two rows are a step or another level and no slope, rise over run.
   * Chosen: over the steepest street, a grade of 35 %.
   */
  public static final double STEEPEST = 0.5;

  /** Part of the bend that may lie in one row; more is a kink, and has its own finding. */
  static final double KINK = 0.6;

  /** On an inner lane rows are half a metre apart, and a bend is four times as sharp. */
  static final double ROUGHLY = 0.25;

  /** Kinks so near to each other are one, metres: a car's length. */
  static final double ONE_PLACE = 5;

  /** Longest facet of a coarse curve, metres. */
  static final double FACET = 25;

  private ShapeLimits() {}
}
