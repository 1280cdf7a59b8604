package org.trackwalk.mesh.geometry;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Signs that are exact: a floating-point filter decides when it can, exact arithmetic when it
 * cannot. Filter bounds from J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast
 * Robust Geometric Predicates" (1997), chapter 4, stage A.
 *
 * <p>All inputs must be finite.
 */
public final class ExactPredicates {

  /** An exact sign takes as long as so many items of a search. */
  private static final long EXACT = 64;

  /** Half a unit in the last place of 1.0, Shewchuk's epsilon. */
  private static final double EPSILON = 0x1p-53;

  /** Shewchuk's ccwerrboundA. */
  private static final double ORIENT_2D_BOUND = (3 + 16 * EPSILON) * EPSILON;

  /** Shewchuk's o3derrboundA. */
  private static final double ORIENT_3D_BOUND = (7 + 56 * EPSILON) * EPSILON;

  /** Below this a product of three differences may have lost bits to underflow. */
  public static final double SAFE_FROM_UNDERFLOW = 0x1p-900;

  /** Bits above the point of a number that is taken as a whole one: it fits into a long. */
  private static final int WHOLE_BITS = 61;

  private ExactPredicates() {}

  /**
   * On which side of the line from a to b the point c lies, in the plane.
   *
   * @return 1 when a, b, c turn counter-clockwise, -1 when clockwise, 0 when they are on one line
   */
  public static int orient2d(double ax, double ay, double bx, double by, double cx, double cy) {
    double left = (ax - cx) * (by - cy);
    double right = (ay - cy) * (bx - cx);
    double det = left - right;
    double size = Math.abs(left) + Math.abs(right);
    double bound = ORIENT_2D_BOUND * size;
    if (size > SAFE_FROM_UNDERFLOW && size < Double.POSITIVE_INFINITY && Math.abs(det) > bound) {
      return det > 0 ? 1 : -1;
    }
    return exactOrient2d(ax, ay, bx, by, cx, cy);
  }

  /**
   * On which side of the plane through a, b, c the point d lies: the sign of ((b - a) x (c - a)) .
   * (d - a).
   *
   * @return 1 in front (a, b, c run counter-clockwise seen from d), -1 behind, 0 in the plane or
   *     when a, b, c are on one line
   */
  public static int orient3d(
      double ax,
      double ay,
      double az,
      double bx,
      double by,
      double bz,
      double cx,
      double cy,
      double cz,
      double dx,
      double dy,
      double dz) {
    double ux = bx - ax;
    double uy = by - ay;
    double uz = bz - az;
    double vx = cx - ax;
    double vy = cy - ay;
    double vz = cz - az;
    double wx = dx - ax;
    double wy = dy - ay;
    double wz = dz - az;
    double uyvz = uy * vz;
    double uzvy = uz * vy;
    double uzvx = uz * vx;
    double uxvz = ux * vz;
    double uxvy = ux * vy;
    double uyvx = uy * vx;
    double det = wx * (uyvz - uzvy) + wy * (uzvx - uxvz) + wz * (uxvy - uyvx);
    double size =
        (Math.abs(uyvz) + Math.abs(uzvy)) * Math.abs(wx)
            + (Math.abs(uzvx) + Math.abs(uxvz)) * Math.abs(wy)
            + (Math.abs(uxvy) + Math.abs(uyvx)) * Math.abs(wz);
    double bound = ORIENT_3D_BOUND * size;
    if (size > SAFE_FROM_UNDERFLOW && size < Double.POSITIVE_INFINITY && Math.abs(det) > bound) {
      return det > 0 ? 1 : -1;
    }
    // A difference of doubles is zero only when they are equal, so this too is exact.
    if (ux == 0 && vx == 0 && wx == 0
        || uy == 0 && vy == 0 && wy == 0
        || uz == 0 && vz == 0 && wz == 0) {
      return 0;
    }
    if (exact(bx, ax, ux)
        && exact(by, ay, uy)
        && exact(bz, az, uz)
        && exact(cx, ax, vx)
        && exact(cy, ay, vy)
        && exact(cz, az, vz)
        && exact(dx, ax, wx)
        && exact(dy, ay, wy)
        && exact(dz, az, wz)) {
      BigInteger[] whole = whole(ux, uy, uz, vx, vy, vz, wx, wy, wz);
      if (whole != null) {
        return determinant(whole);
      }
    }
    return exactOrient3d(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz);
  }

  /**
   * {@link #orient3d} of four points of one list of floats.
   *
   * @param positions xyz triples
   * @param a index of a point, that is of a triple; likewise b, c and d
   */
  public static int orient3d(float[] positions, int a, int b, int c, int d) {
    return FloatPredicates.orient3d(positions, 3 * a, 3 * b, 3 * c, 3 * d);
  }

  /**
   * On which side of a triangle's plane a point lies, exactly.
   *
   * @param positions xyz triples
   * @param a index of a corner, that is of a triple; likewise b and c
   * @return 1 in front (where the corners run counter-clockwise), -1 behind, 0 in the plane or when
   *     the triangle has no area
   */
  public static int side(float[] positions, int a, int b, int c, double x, double y, double z) {
    int i = 3 * a;
    int j = 3 * b;
    int k = 3 * c;
    return orient3d(
        positions[i],
        positions[i + 1],
        positions[i + 2],
        positions[j],
        positions[j + 1],
        positions[j + 2],
        positions[k],
        positions[k + 1],
        positions[k + 2],
        x,
        y,
        z);
  }

  /**
   * True when three points lie exactly on one line, or coincide.
   *
   * @param positions xyz triples
   * @param a index of a point, that is of a triple; likewise b and c
   */
  public static boolean collinear(float[] positions, int a, int b, int c) {
    return FloatPredicates.collinear(positions, 3 * a, 3 * b, 3 * c);
  }

  static int exactOrient2d(double ax, double ay, double bx, double by, double cx, double cy) {
    BigDecimal left = difference(ax, cx).multiply(difference(by, cy));
    BigDecimal right = difference(ay, cy).multiply(difference(bx, cx));
    return left.compareTo(right);
  }

  static int exactOrient3d(
      double ax,
      double ay,
      double az,
      double bx,
      double by,
      double bz,
      double cx,
      double cy,
      double cz,
      double dx,
      double dy,
      double dz) {
    Budget.spend(EXACT);
    BigDecimal ux = difference(bx, ax);
    BigDecimal uy = difference(by, ay);
    BigDecimal uz = difference(bz, az);
    BigDecimal vx = difference(cx, ax);
    BigDecimal vy = difference(cy, ay);
    BigDecimal vz = difference(cz, az);
    BigDecimal x = uy.multiply(vz).subtract(uz.multiply(vy)).multiply(difference(dx, ax));
    BigDecimal y = uz.multiply(vx).subtract(ux.multiply(vz)).multiply(difference(dy, ay));
    BigDecimal z = ux.multiply(vy).subtract(uy.multiply(vx)).multiply(difference(dz, az));
    return x.add(y).add(z).signum();
  }

  /** Whether the difference of p and q was not rounded (D. E. Knuth's error of a sum is zero). */
  private static boolean exact(double p, double q, double difference) {
    double back = p - difference;
    return back - q == 0 && p - (difference + back) == 0;
  }

  /** Numbers as multiples of one power of two; null when they are not, with 62 bits each. */
  private static BigInteger[] whole(double... numbers) {
    double most = 0;
    for (double number : numbers) {
      most = Math.max(most, Math.abs(number));
    }
    int exponent = Math.getExponent(most);
    if (exponent < Double.MIN_EXPONENT || exponent > Double.MAX_EXPONENT) {
      return null;
    }
    BigInteger[] whole = new BigInteger[numbers.length];
    for (int i = 0; i < whole.length; i++) {
      double scaled = Math.scalb(numbers[i], WHOLE_BITS - exponent);
      if (scaled != Math.rint(scaled) || Math.scalb(scaled, exponent - WHOLE_BITS) != numbers[i]) {
        return null;
      }
      whole[i] = BigInteger.valueOf((long) scaled);
    }
    return whole;
  }

  /** The sign of the determinant of three rows. */
  private static int determinant(BigInteger[] m) {
    BigInteger x = m[1].multiply(m[5]).subtract(m[2].multiply(m[4])).multiply(m[6]);
    BigInteger y = m[2].multiply(m[3]).subtract(m[0].multiply(m[5])).multiply(m[7]);
    BigInteger z = m[0].multiply(m[4]).subtract(m[1].multiply(m[3])).multiply(m[8]);
    return x.add(y).add(z).signum();
  }

  /** Every finite double is a finite decimal, so this is exact. */
  private static BigDecimal difference(double p, double q) {
    return new BigDecimal(p).subtract(new BigDecimal(q));
  }
}
