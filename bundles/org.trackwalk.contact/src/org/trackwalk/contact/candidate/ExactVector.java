package org.trackwalk.contact.candidate;

import java.math.BigInteger;

/**
 * A vector of whole numbers: coordinates counted in steps of 2^-bits, which every finite double is
 * a multiple of for enough bits.
 */
record ExactVector(BigInteger x, BigInteger y, BigInteger z) {

  private static final long MANTISSA = (1L << 52) - 1;

  static ExactVector of(double x, double y, double z, int bits) {
    return new ExactVector(whole(x, bits), whole(y, bits), whole(z, bits));
  }

  /** Bits after the point that a finite double needs; 0 for whole numbers. */
  static int fractionBits(double value) {
    if (value == 0) {
      return 0;
    }
    long mantissa = mantissa(value);
    return Math.max(0, -(exponent(value) + Long.numberOfTrailingZeros(mantissa)));
  }

  ExactVector minus(ExactVector o) {
    return new ExactVector(x.subtract(o.x), y.subtract(o.y), z.subtract(o.z));
  }

  ExactVector times(BigInteger factor) {
    return new ExactVector(x.multiply(factor), y.multiply(factor), z.multiply(factor));
  }

  BigInteger dot(ExactVector o) {
    return x.multiply(o.x).add(y.multiply(o.y)).add(z.multiply(o.z));
  }

  ExactVector cross(ExactVector o) {
    return new ExactVector(
        y.multiply(o.z).subtract(z.multiply(o.y)),
        z.multiply(o.x).subtract(x.multiply(o.z)),
        x.multiply(o.y).subtract(y.multiply(o.x)));
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0 && z.signum() == 0;
  }

  /**
   * Writes the unit vector of the same direction, each coordinate to the accuracy of a double.
   *
   * @param out filled with three doubles; must not be asked of the zero vector
   */
  void unit(double[] out) {
    int length = Math.max(x.bitLength(), Math.max(y.bitLength(), z.bitLength()));
    // beyond 300 bits the squares would leave a double's range; below them no bit is lost
    int shift = Math.max(0, length - 300);
    double dx = x.shiftRight(shift).doubleValue();
    double dy = y.shiftRight(shift).doubleValue();
    double dz = z.shiftRight(shift).doubleValue();
    double norm = Math.sqrt(dx * dx + dy * dy + dz * dz);
    out[0] = dx / norm;
    out[1] = dy / norm;
    out[2] = dz / norm;
  }

  private static BigInteger whole(double value, int bits) {
    if (value == 0) {
      return BigInteger.ZERO;
    }
    BigInteger whole = BigInteger.valueOf(mantissa(value)).shiftLeft(exponent(value) + bits);
    return value < 0 ? whole.negate() : whole;
  }

  private static long mantissa(double value) {
    long stored = Double.doubleToRawLongBits(value) & MANTISSA;
    return Math.abs(value) < Double.MIN_NORMAL ? stored : stored | MANTISSA + 1;
  }

  /** The power of two by which the mantissa, a whole number, is to be multiplied. */
  private static int exponent(double value) {
    return Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
  }
}
