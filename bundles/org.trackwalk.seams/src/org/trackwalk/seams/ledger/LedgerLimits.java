package org.trackwalk.seams.ledger;

import org.trackwalk.ground.border.BorderLimits;

/** The limits of the ledger's own looks, beside those of the classes ({@link BorderLimits}). */
final class LedgerLimits {

  /** An inscribed circle's radius is exact to this part of the polygon's size. */
  static final double PRECISION = 0.005;

  /** Thin outlines need not be searched finer than this part of their length. */
  static final double THIN_PRECISION = 0.001;

  /** A conormal with less than this level part points straight up or down (no unit). */
  static final double UPRIGHT = 1e-6;

  /** How far inward from a border a lip is its own, metres: an overlap that somebody modelled. */
  static final double LIP = 1;

  /**
   * The thickest marking that is laid on roads, metres. Source: Traffic Signs Manual of the UK,
   * chapter 5, 23.27: 6 mm.
   */
  static final double MARKING = 0.006;

  /** Borders whose heights differ by less are one sheet's, metres: no step is told of them. */
  static final double SAME_HEIGHT = 0.0005;

  /** A sheet may hang over a crack of what it lies on: so much of it has to lie. */
  static final double LIES = 0.9;

  /** Ground that goes through a sheet by rounding is under it, metres. */
  static final double ROUNDING = 1e-5;

  /**
   * A ring is on average no wider than the largest circle inside of it (no unit): of a road of 8 m
   * the infield has 8 m at least.
   */
  static final double RING_WIDTH = 1;

  /**
   * A ring's other borders are at most so many times as long as the inner one (no unit). Around a
   * circle this is a ring as wide as three eighths of the inside; a square hole of half a plate's
   * side has 2.
   */
  static final double RING_LENGTH = 1.75;

  private LedgerLimits() {}
}
