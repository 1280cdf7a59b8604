package org.trackwalk.check.rules.weld;

import org.trackwalk.mesh.level.Piece;

/** How many decimals the file of a piece printed, as far as its floats still show it. */
final class PrintedDigits {

  /** So many decimals, or a binary file: nothing can be said. */
  static final int FULL = 7;

  private PrintedDigits() {}

  /**
   * The least number of decimals that gives every coordinate of a piece; {@link #FULL} when none.
   */
  static int of(Piece piece) {
    int digits = 0;
    double scale = 1;
    for (float value : piece.points()) {
      while (digits < FULL && (float) (Math.rint(value * scale) / scale) != value) {
        digits++;
        scale *= 10;
      }
      if (digits == FULL) {
        return FULL;
      }
    }
    return digits;
  }
}
