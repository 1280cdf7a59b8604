package org.trackwalk.contact.packed;

/**
 * How far rounding may move the numbers whose signs say which feature of a triangle is closest, for
 * corners A, B, C given relative to the probe's centre.
 *
 * <p>Let e be half a unit in the last place of 1 (2^-24 for floats, 2^-53 for doubles), m at least
 * every computed squared length of a corner, M its root, and every corner's coordinate within 8 e M
 * of the exact one. Then a dot product of two corners is within 31 e m of the exact one (2 sqrt(3)
 * 8 e m from the coordinates, 3 e m from rounding), a difference of two such products within 64 e
 * m, a squared side, at most 4 m long, within 132 e m. The number that says on which side of an
 * edge the centre lies is a difference of two products of a side's product (up to 4 m) and a
 * difference (up to 2 m): 2 (4 * 64 + 2 * 132) e m² and rounding, below 1100 e m². The triple
 * product A (B x C) is within 82 e M³ (36 e m per coordinate of the cross product). The bounds are
 * the next powers of two with a factor of 1.8 to spare, which holds the terms in e². Where m could
 * make them underflow or overflow, nothing is sure.
 */
public final class FeatureBounds {

  /** Bound of a difference of two dot products, in e m. */
  private static final double DOT = 128;

  /** Bound of an edge's side, in e m². */
  private static final double SIDE = 2048;

  /** Bound of the triple product, in e M³. */
  private static final double VOLUME = 256;

  private FeatureBounds() {}

  /** Bound of a difference of two dot products for an e, in m; exact, as are the others. */
  public static double dot(double e) {
    return DOT * e;
  }

  /** Bound of an edge's side for an e, in m². */
  public static double side(double e) {
    return SIDE * e;
  }

  /** Bound of the triple product for an e, in M³. */
  public static double volume(double e) {
    return VOLUME * e;
  }
}
