package org.trackwalk.check.repair;

import org.trackwalk.mesh.parallel.WorkTally;

/**
 * How much work all tries of one plan may be together. Each try checks the level again, which a
 * rule's own budget bounds but how often does not: levels of few triangles that span kilometres
 * would be checked dozens of times at seconds each.
 */
final class TriedWork {

  /** Why a fix that could be made is not tried. */
  static final String REASON =
      "trying it too would be more work than a level of this size may cost: fix fewer rules at"
          + " once, with --only";

  /** What even the smallest level may cost, units: as much as one rule may spend on it. */
  private static final long LEAST = 50_000_000;

  /**
   * What each triangle may cost besides, units. Whole checks of real tracks cost under 3,000
   * (docs/reliability.md), of which a fifth more is charged, for each rule as if it were alone: six
   * checks at least.
   */
  private static final long PER_TRIANGLE = 25_000;

  private final WorkTally tally = new WorkTally();
  private final long most;

  /**
   * Nothing is tried yet.
   *
   * @param most units after which no other try begins
   */
  TriedWork(long most) {
    this.most = most;
  }

  /**
   * As much as a level may cost.
   *
   * @param triangles that it has
   */
  static TriedWork ofSize(int triangles) {
    return new TriedWork(LEAST + PER_TRIANGLE * triangles);
  }

  /** Gets what the checks of tries do. */
  WorkTally tally() {
    return tally;
  }

  /** Whether there is work left for another try; the same with any number of threads. */
  boolean left() {
    return tally.paid() < most;
  }
}
