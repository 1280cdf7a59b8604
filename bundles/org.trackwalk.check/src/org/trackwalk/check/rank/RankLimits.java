package org.trackwalk.check.rank;

/**
 * What findings weigh beside each other, and which are told together (docs/ranking.md). All are
 * chosen: they decide what is read first, never what is found.
 */
final class RankLimits {

  /** Part of its population from which on a rule's findings are systemic. */
  static final double SYSTEMIC = 0.2;

  /** A chain from this length on has its full risk, metres. */
  static final double FULL_LENGTH = 2.0;

  /** What a point weighs: as a chain of 5 cm, metres. */
  static final double POINT_LENGTH = 0.05;

  /** What lies so near to the racing line counts double, metres. */
  static final double NEAR_LINE = 1.5;

  /** What lies so near is the same spot, metres: about the width of a car (1.8 m). */
  static final double SAME_SPOT = 2;

  /** How far off the line across the track a finding at a lap's closure may lie, metres. */
  static final double OFF_LINE = 0.5;

  /** How far the next strip of a lap's closure may be away along it, metres. */
  static final double NEXT_STRIP = 2.5;

  /** Part of a series' neighbours in number that must be neighbours on the ground. */
  static final double IN_ORDER = 0.7;

  private RankLimits() {}
}
