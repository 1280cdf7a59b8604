package org.trackwalk.mesh.geometry;

/**
 * The exact predicates for float points. Their differences fit doubles so well that underflow and
 * overflow cannot happen, and whatever the filter leaves open is mostly decided in integers: along
 * one axis the differences of neighbouring floats are small multiples of the finest step among
 * them.
 */
final class FloatPredicates {

  private static final double EPSILON = 0x1p-53;
  private static final double CROSS_BOUND = (3 + 16 * EPSILON) * EPSILON;
  private static final double VOLUME_BOUND = (7 + 56 * EPSILON) * EPSILON;

  /** Whole numbers below this have products that fit a long, with a bit to spare for the sum. */
  private static final double LATTICE_LIMIT = 0x1p30;

  private static final int FLOAT_FRACTION = 23;
  private static final int DOUBLE_FRACTION = 52;

  /** An exponent above that of every float, so that zero is never the finest. */
  private static final int OF_ZERO = 277;

  /** The step of a float with the exponent e is 2^(e - 150); its inverse as a double's exponent. */
  private static final long ONE_STEP = 1023 + 150;

  private FloatPredicates() {}

  /** See {@link ExactPredicates#orient3d}; a and b are offsets of x in p, c in q and d in r. */
  static int orient3d(float[] p, int a, int b, float[] q, int c, float[] r, int d) {
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) q[c] - p[a];
    double vy = (double) q[c + 1] - p[a + 1];
    double vz = (double) q[c + 2] - p[a + 2];
    double wx = (double) r[d] - p[a];
    double wy = (double) r[d + 1] - p[a + 1];
    double wz = (double) r[d + 2] - p[a + 2];
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
    if (Math.abs(det) > VOLUME_BOUND * size) {
      return det > 0 ? 1 : -1;
    }
    if (size == 0) {
      // every product has a factor that is exactly zero: points in a plane of constant x, y or z
      return 0;
    }
    double sx = steps(p[a], p[b], q[c], r[d]);
    double sy = steps(p[a + 1], p[b + 1], q[c + 1], r[d + 1]);
    double sz = steps(p[a + 2], p[b + 2], q[c + 2], r[d + 2]);
    if (fits(ux, vx, wx, sx) && fits(uy, vy, wy, sy) && fits(uz, vz, wz, sz)) {
      return latticeVolume(
          (long) (ux * sx),
          (long) (uy * sy),
          (long) (uz * sz),
          (long) (vx * sx),
          (long) (vy * sy),
          (long) (vz * sz),
          (long) (wx * sx),
          (long) (wy * sy),
          (long) (wz * sz));
    }
    // Whatever their bits, floats and their products are far from the ends of doubles.
    return Expansions.volume(point(p, a), point(p, b), point(q, c), point(r, d));
  }

  private static double[] point(float[] p, int at) {
    return new double[] {p[at], p[at + 1], p[at + 2]};
  }

  /** See {@link ExactPredicates#collinear}; a, b, c are offsets of x. */
  static boolean collinear(float[] p, int a, int b, int c) {
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[c] - p[a];
    double vy = (double) p[c + 1] - p[a + 1];
    double vz = (double) p[c + 2] - p[a + 2];
    if (apart(uz * vx, ux * vz) || apart(ux * vy, uy * vx) || apart(uy * vz, uz * vy)) {
      return false;
    }
    return ExactPredicates.orient2d(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1]) == 0
        && ExactPredicates.orient2d(p[a + 1], p[a + 2], p[b + 1], p[b + 2], p[c + 1], p[c + 2]) == 0
        && ExactPredicates.orient2d(p[a + 2], p[a], p[b + 2], p[b], p[c + 2], p[c]) == 0;
  }

  private static boolean apart(double left, double right) {
    return Math.abs(left - right) > CROSS_BOUND * (Math.abs(left) + Math.abs(right));
  }

  /** How many of the finest float steps among four coordinates make one; a power of two. */
  private static double steps(float a, float b, float c, float d) {
    int finest = Math.min(Math.min(exponent(a), exponent(b)), Math.min(exponent(c), exponent(d)));
    return Double.longBitsToDouble(ONE_STEP - finest << DOUBLE_FRACTION);
  }

  /** The biased exponent of a float, on which its step depends. */
  private static int exponent(float f) {
    int magnitude = Float.floatToRawIntBits(f) & Integer.MAX_VALUE;
    // Zero is a multiple of any step; floats without an exponent have the step of the smallest.
    return magnitude == 0 ? OF_ZERO : Math.max(1, magnitude >>> FLOAT_FRACTION);
  }

  /** True when three differences, counted in steps, are small; then they are exact, too. */
  private static boolean fits(double u, double v, double w, double steps) {
    double limit = LATTICE_LIMIT / steps;
    return Math.abs(u) < limit && Math.abs(v) < limit && Math.abs(w) < limit;
  }

  /** The sign of a determinant of whole numbers below 2^30, in 128 bits. */
  private static int latticeVolume(
      long ux, long uy, long uz, long vx, long vy, long vz, long wx, long wy, long wz) {
    long nx = uy * vz - uz * vy;
    long ny = uz * vx - ux * vz;
    long nz = ux * vy - uy * vx;
    long low = nx * wx;
    long high = Math.multiplyHigh(nx, wx);
    long more = ny * wy;
    low += more;
    high += Math.multiplyHigh(ny, wy) + (Long.compareUnsigned(low, more) < 0 ? 1 : 0);
    more = nz * wz;
    low += more;
    high += Math.multiplyHigh(nz, wz) + (Long.compareUnsigned(low, more) < 0 ? 1 : 0);
    return high < 0 ? -1 : high > 0 || low != 0 ? 1 : 0;
  }
}
