package org.trackwalk.course.road;

import java.util.Arrays;
import java.util.Locale;
import org.trackwalk.ground.reach.Body;

/**
 * Tells a road for models from one for cars. Rows a metre apart and lanes half a metre apart say
 * nothing about a road that is a metre wide: in its bends the rows cross, and the inside of a bend
 * looks like a missing piece.
 */
final class NarrowRoad {

  /** What is narrower than a car has no lane to be driven along: width of the box, metres. */
  static final double CAR = Body.CAR.width();

  private NarrowRoad() {}

  /** The width that half of the rows do not reach, metres. */
  static double width(Strand strand) {
    double[] widths = new double[strand.rows()];
    for (int row = 0; row < widths.length; row++) {
      widths[row] = strand.width(row);
    }
    Arrays.sort(widths);
    return widths[widths.length / 2];
  }

  /** Why nobody drives along it. */
  static String words(double width) {
    return String.format(
        Locale.ROOT,
        "the road is %.1f m wide, and a car of %.1f m drives along no such road (a track for models"
            + " needs its unit, or a scale in a manifest, to be judged as a road for cars)",
        width,
        CAR);
  }
}
