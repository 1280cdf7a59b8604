package org.trackwalk.course.scale;

import org.trackwalk.mesh.level.Piece;

/**
 * How far a piece's corners may be from where they were made because its file was written with few
 * decimals: a piece that was made a hundred times too small has lost two more of them.
 */
public final class WrittenDigits {

  /** More decimals are as good as all: a hundredth of a millimetre. */
  private static final int MOST = 5;

  private WrittenDigits() {}

  /** Half a step of the last decimal, across all three axes, metres; 0 where it is too fine. */
  public static double rounding(Piece piece) {
    if (piece.totals() != null) {
      return piece.totals().rounding();
    }
    float[] points = piece.points();
    double step = 0.1;
    for (int decimals = 1; decimals <= MOST; decimals++, step /= 10) {
      if (multiples(points, Math.rint(1 / step))) {
        return Math.sqrt(3) * step / 2 * piece.frame().unit().metres();
      }
    }
    return 0;
  }

  private static boolean multiples(float[] xyz, double perUnit) {
    for (float x : xyz) {
      double steps = x * perUnit;
      if (Math.abs(steps - Math.rint(steps)) > SizeLimits.FLOAT * Math.abs(steps) + 1e-9) {
        return false;
      }
    }
    return true;
  }
}
