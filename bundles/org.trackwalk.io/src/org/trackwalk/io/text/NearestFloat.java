package org.trackwalk.io.text;

/**
 * The float nearest to a decimal number, ties to even, for nearly every number that files contain.
 *
 * <p>A decimal of at most 18 digits times a power of ten up to 10^22 is computed in double with two
 * roundings at most (D. Gay, "Correctly Rounded Binary-Decimal and Decimal-Binary Conversions",
 * 1990, chapter 2: both operands are exact up to 2^53 and 10^22). The double is then less than two
 * units in its last place away from the decimal, so rounding it to float gives the nearest float
 * unless it lies that close to the middle between two floats; only then is the long way needed.
 */
final class NearestFloat {

  /** The most digits of a mantissa that a long certainly holds. */
  static final int MOST_DIGITS = 18;

  private static final int LARGEST_POWER = 22;

  private static final double[] POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  /** Bits of a double's mantissa that a float has no room for. */
  private static final long LOST_BITS = 0x1FFF_FFFFL;

  /** Their value exactly between two floats. */
  private static final long MIDDLE = 0x1000_0000L;

  /** How close to the middle is too close, in units in the last place of the double. */
  private static final long DOUBT = 2;

  private NearestFloat() {}

  /**
   * The float nearest to {@code mantissa * 10^exponent}.
   *
   * @param mantissa not negative, at most {@link #MOST_DIGITS} digits
   * @return not negative; NaN when this way cannot decide
   */
  static float of(long mantissa, int exponent) {
    if (mantissa == 0) {
      return 0.0f;
    }
    double value;
    if (exponent == 0) {
      value = mantissa;
    } else if (exponent < 0 && exponent >= -LARGEST_POWER) {
      value = mantissa / POWERS[-exponent];
    } else if (exponent > 0 && exponent <= LARGEST_POWER) {
      value = mantissa * POWERS[exponent];
    } else {
      return Float.NaN;
    }
    long toMiddle = (Double.doubleToRawLongBits(value) & LOST_BITS) - MIDDLE;
    boolean doubtful = toMiddle >= -DOUBT && toMiddle <= DOUBT;
    if (doubtful || value < Float.MIN_NORMAL || value > Float.MAX_VALUE) {
      return Float.NaN;
    }
    return (float) value;
  }
}
