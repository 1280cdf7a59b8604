package org.trackwalk.mesh.geometry;

import java.math.BigDecimal;
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
    return exactProducts(cx, ax, cy, by, cy, ay, cx, bx);
  }

  /**
   * The sign of (b - a) (d - c) - (f - e) (h - g): whether two lines in a plane turn.
   *
   * @return 1, 0 or -1
   */
  public static int products(
      double a, double b, double c, double d, double e, double f, double g, double h) {
    double left = (b - a) * (d - c);
    double right = (f - e) * (h - g);
    double size = Math.abs(left) + Math.abs(right);
    double det = left - right;
    if (size > SAFE_FROM_UNDERFLOW
        && size < Double.POSITIVE_INFINITY
        && Math.abs(det) > ORIENT_2D_BOUND * size) {
      return det > 0 ? 1 : -1;
    }
    return exactProducts(a, b, c, d, e, f, g, h);
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
    double[] a = {ax, ay, az};
    double[] b = {bx, by, bz};
    double[] c = {cx, cy, cz};
    double[] d = {dx, dy, dz};
    if (inRange(a) && inRange(b) && inRange(c) && inRange(d)) {
      return Expansions.volume(a, b, c, d);
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
    return FloatPredicates.orient3d(positions, 3 * a, 3 * b, positions, 3 * c, positions, 3 * d);
  }

  /**
   * {@link #orient3d} of four points of up to three lists of floats.
   *
   * @param p holds a and b; likewise q holds c, and r holds d
   * @param a place of the x of a point, of which y and z follow; likewise b, c and d
   */
  public static int orient3d(float[] p, int a, int b, float[] q, int c, float[] r, int d) {
    return FloatPredicates.orient3d(p, a, b, q, c, r, d);
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

  private static int exactProducts(
      double a, double b, double c, double d, double e, double f, double g, double h) {
    if (inRange(a, b, c, d) && inRange(e, f, g, h)) {
      return Expansions.products(a, b, c, d, e, f, g, h);
    }
    BigDecimal left = difference(b, a).multiply(difference(d, c));
    BigDecimal right = difference(f, e).multiply(difference(h, g));
    return left.compareTo(right);
  }

  private static boolean inRange(double... numbers) {
    for (double number : numbers) {
      if (!Expansions.inRange(number)) {
        return false;
      }
    }
    return true;
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

  /** Every finite double is a finite decimal, so this is exact. */
  private static BigDecimal difference(double p, double q) {
    return new BigDecimal(p).subtract(new BigDecimal(q));
  }
}
