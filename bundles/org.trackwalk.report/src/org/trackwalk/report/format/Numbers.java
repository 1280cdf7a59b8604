package org.trackwalk.report.format;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** How reports print numbers, the same on every machine and in every country. */
public final class Numbers {

  private static final double EXACT_INTEGER = 1L << 53;
  private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);
  private static final double MILLIMETRES = 1000;

  /** A side of a box below this part of the longest is flat: about eight steps of a float. */
  private static final double FLAT = 1e-6;

  /** Shorter than a float step of a millimetre is rounding, and nobody counts its zeros: metres. */
  private static final double NO_LENGTH = 1e-9;

  /** Less than this is no number for people, in whatever unit. */
  private static final double NOTHING = 1e-9;

  private Numbers() {}

  /**
   * The shortest text that reads back to the same bits, whole numbers without a point, -0.0 as 0;
   * {@code null} for what is not finite, as JSON knows no such number.
   */
  public static String exact(double value) {
    if (!Double.isFinite(value)) {
      return "null";
    }
    if (value == StrictMath.rint(value) && StrictMath.abs(value) < EXACT_INTEGER) {
      return Long.toString((long) value);
    }
    return Double.toString(value);
  }

  /**
   * Three significant digits without an exponent, whole numbers in full: 0.0312, 4.5, 1234; with an
   * exponent only where not all digits are known any more. What is under a thousand millionth is
   * what rounding leaves of nothing, and nobody counts its zeros: 0.
   */
  public static String rounded(double value) {
    if (!Double.isFinite(value)) {
      return "unknown";
    }
    if (StrictMath.abs(value) >= EXACT_INTEGER) {
      return new BigDecimal(value).round(THREE_DIGITS).toString();
    }
    if (StrictMath.abs(value) >= 100) {
      return Long.toString(StrictMath.round(value));
    }
    if (StrictMath.abs(value) < NOTHING) {
      return "0";
    }
    BigDecimal digits = new BigDecimal(value).round(THREE_DIGITS);
    return digits.signum() == 0 ? "0" : digits.stripTrailingZeros().toPlainString();
  }

  /**
   * The size of a box for people, {@code "19.2 x 14.2 x 0"}: a side that is the rounding of the
   * others' floats is flat.
   *
   * @param bounds least x, y, z, then largest
   * @param times what stands between two sides, with its spaces
   */
  public static String size(double[] bounds, String times) {
    double longest = 0;
    for (int k = 0; k < 3; k++) {
      longest = StrictMath.max(longest, bounds[k + 3] - bounds[k]);
    }
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < 3; k++) {
      double side = bounds[k + 3] - bounds[k];
      text.append(k == 0 ? "" : times).append(rounded(side < FLAT * longest ? 0 : side));
    }
    return text.toString();
  }

  /** A length for people: millimetres under a metre, metres from there on. */
  public static String length(double metres) {
    if (metres != 0 && StrictMath.abs(metres) < NO_LENGTH) {
      return "under 0.000001 mm";
    }
    return StrictMath.abs(metres) < 1
        ? rounded(metres * MILLIMETRES) + " mm"
        : rounded(metres) + " m";
  }

  /** A number with its unit; a plain number when the unit is empty. */
  public static String measure(double value, String unit) {
    return switch (unit) {
      case "m" -> length(value);
      case "" -> rounded(value);
      default -> rounded(value) + " " + unit;
    };
  }

  /** A fixed number of decimals, never -0. */
  public static String fixed(double value, int decimals) {
    if (!Double.isFinite(value)) {
      return "unknown";
    }
    BigDecimal digits = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP);
    return digits.signum() == 0
        ? BigDecimal.ZERO.setScale(decimals).toPlainString()
        : digits.toPlainString();
  }

  /** A position for people, to the centimetre, in round brackets. */
  public static String position(double[] p) {
    return "(" + fixed(p[0], 2) + ", " + fixed(p[1], 2) + ", " + fixed(p[2], 2) + ")";
  }

  /** Metres between two positions. */
  public static double distance(double[] p, double[] q) {
    double dx = p[0] - q[0];
    double dy = p[1] - q[1];
    double dz = p[2] - q[2];
    return StrictMath.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** A count with commas between thousands: 12,345. */
  public static String count(long n) {
    String digits = Long.toString(n);
    StringBuilder text = new StringBuilder(digits);
    int first = n < 0 ? 1 : 0;
    for (int at = digits.length() - 3; at > first; at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }

  /** A count with its noun, which gets an s unless the count is one. */
  public static String counted(long n, String noun) {
    return count(n) + " " + noun + (n == 1 ? "" : "s");
  }
}
