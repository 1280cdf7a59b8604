package org.trackwalk.cli.serve;

/**
 * How often a change is rehearsed: until it gets no faster. Java compiles what has run often, the
 * more of a recheck the more rechecks there were; a change that somebody makes counts as one.
 */
final class Rehearsals {

  /** At most so many; what is not compiled by then runs too seldom to matter. */
  private static final int MOST = 12;

  /** Ends after so many in a row that were not faster: some are slow because code is compiled. */
  private static final int IN_VAIN = 3;

  /** What takes less than this share of the best time so far is faster. */
  private static final double FASTER = 0.95;

  private int count = MOST;
  private int inVain;
  private double best;

  /** All was checked anew. */
  void begin() {
    count = 0;
    inVain = 0;
    best = Double.POSITIVE_INFINITY;
  }

  /** Whether one more may make the next change faster. */
  boolean wanted() {
    return count < MOST && inVain < IN_VAIN;
  }

  /** How many there were. */
  int count() {
    return count;
  }

  /** Counts one, or a change that somebody has made, by its time in milliseconds. */
  void took(double time) {
    count++;
    inVain = time < FASTER * best ? 0 : inVain + 1;
    best = Math.min(best, time);
  }
}
