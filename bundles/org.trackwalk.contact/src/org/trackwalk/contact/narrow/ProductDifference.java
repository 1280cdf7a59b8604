package org.trackwalk.contact.narrow;

/**
 * The difference of two products of doubles, good to its last bits even where they nearly cancel:
 * each product with its rounding error (T. J. Dekker, A Floating-Point Technique for Extending the
 * Available Precision, 1971).
 */
final class ProductDifference {

  /** Splits 53 bits into 26 and 26. */
  private static final double SPLIT = 0x1p27 + 1;

  private ProductDifference() {}

  /** a b - c d. */
  static double of(double a, double b, double c, double d) {
    double p = a * b;
    double q = c * d;
    return p - q + (error(a, b, p) - error(c, d, q));
  }

  private static double error(double a, double b, double product) {
    double ah = high(a);
    double al = a - ah;
    double bh = high(b);
    double bl = b - bh;
    return al * bl - (product - ah * bh - al * bh - ah * bl);
  }

  private static double high(double a) {
    double c = SPLIT * a;
    return c - (c - a);
  }
}
