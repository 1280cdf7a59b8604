package org.trackwalk.contact.packed;

import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Which feature of a triangle is closest to the origin, in doubles, when rounding cannot hide it.
 * Regions as in C. Ericson, Real-Time Collision Detection, 5.1.5, from dot products of the corners
 * ({@link FeatureBounds} has the bounds).
 *
 * <p>Triangles that are surely out of reach are told early: for any vector q the triangle is
 * farther than the least of q.a, q.b, q.c over |q|, so its squared distance is at least twice that
 * least minus q.q; with the closest point as q that is the squared distance itself, whatever
 * rounding did to the choice of q.
 */
final class TriangleRegion {

  /** The origin is strictly behind a one-sided triangle. */
  static final int BEHIND = -1;

  /** Rounding could hide the answer. */
  static final int UNSURE = -2;

  /** The triangle is farther than asked. */
  static final int FAR = -3;

  private static final double EPSILON = 0x1p-53;
  private static final double DOT_BOUND = FeatureBounds.dot(EPSILON);
  private static final double SIDE_BOUND = FeatureBounds.side(EPSILON);
  private static final double VOLUME_BOUND =
      FeatureBounds.volume(EPSILON) * FeatureBounds.volume(EPSILON);

  /** Bound of a squared distance, in m: a few dot products, each within 200 e. */
  private static final double FAR_BOUND = 8192 * EPSILON;

  /** Square metres; far above where cubes of it underflow, and squares of floats never overflow. */
  private static final double LEAST_SQUARE = 0x1p-132;

  private TriangleRegion() {}

  /**
   * The feature code of {@link ClosestPoint}, {@link #FAR}, {@link #BEHIND} or {@link #UNSURE}.
   *
   * @param ax a corner relative to the probe's centre, each coordinate rounded once
   * @param aa its squared length as computed from them
   * @param squaredReach square metres beyond which a triangle may be called far
   */
  static int of(
      double ax,
      double ay,
      double az,
      double aa,
      double bx,
      double by,
      double bz,
      double bb,
      double cx,
      double cy,
      double cz,
      double cc,
      boolean twoSided,
      double squaredReach) {
    double ab = ax * bx + ay * by + az * bz;
    double bc = bx * cx + by * cy + bz * cz;
    double ca = cx * ax + cy * ay + cz * az;
    double larger = aa > bb ? aa : bb;
    larger = larger > cc ? larger : cc;
    double m = larger > LEAST_SQUARE ? larger : LEAST_SQUARE;
    double far = squaredReach + FAR_BOUND * m;
    // u, v, w: b - a, c - a, c - b; p, q, r: from a, b, c to the origin
    double up = aa - ab;
    double vp = aa - ca;
    double uq = ab - bb;
    double wq = bb - bc;
    double vr = ca - cc;
    double wr = bc - cc;
    double uc = bc - ca;
    double uu = up - uq;
    double vv = vp - vr;
    double ww = wq - wr;
    double onAb = uu * vp - (uc + up) * up;
    double onCa = vv * up - (uc + up) * vp;
    double onBc = (uc + uq) * wq - ww * uq;
    int feature;
    if (up < 0 && vp < 0) {
      if (aa > far) {
        return FAR;
      }
      feature = ClosestPoint.VERTEX;
    } else if (uq > 0 && wq < 0) {
      if (bb > far) {
        return FAR;
      }
      feature = ClosestPoint.VERTEX + 1;
    } else if (vr > 0 && wr > 0) {
      if (cc > far) {
        return FAR;
      }
      feature = ClosestPoint.VERTEX + 2;
    } else if (onAb < 0 && up > 0 && uq < 0) {
      if (isFar(aa, up, uu, ca, uc, far)) {
        return FAR;
      }
      feature = ClosestPoint.EDGE;
    } else if (onBc < 0 && wq > 0 && wr < 0) {
      if (isFar(bb, wq, ww, ab, ca - ab, far)) {
        return FAR;
      }
      feature = ClosestPoint.EDGE + 1;
    } else if (onCa < 0 && vp > 0 && vr < 0) {
      if (isFar(aa, vp, vv, ab, bc - ab, far)) {
        return FAR;
      }
      feature = ClosestPoint.EDGE + 2;
    } else {
      feature = ClosestPoint.FACE;
    }
    double dot = DOT_BOUND * m;
    double side = SIDE_BOUND * m * m;
    boolean sure =
        Math.abs(up) > dot
            && Math.abs(vp) > dot
            && Math.abs(uq) > dot
            && Math.abs(wq) > dot
            && Math.abs(vr) > dot
            && Math.abs(wr) > dot
            && Math.abs(onAb) > side
            && Math.abs(onBc) > side
            && Math.abs(onCa) > side;
    if (!sure) {
      return UNSURE;
    }
    if (!twoSided) {
      double volume =
          ax * (bz * cy - by * cz) + ay * (bx * cz - bz * cx) + az * (by * cx - bx * cy);
      if (!(volume * volume > VOLUME_BOUND * (m * m * m))) {
        return UNSURE;
      }
      if (volume < 0) {
        return BEHIND;
      }
    }
    return feature;
  }

  /**
   * True when a triangle is farther than asked, its closest point being on the edge from a to b.
   *
   * @param aa squared length of a
   * @param along how far the foot is from a, as dot product with the edge
   * @param squared squared length of the edge
   * @param ca dot product of the third corner with a
   * @param change what it gains from a to b
   */
  private static boolean isFar(
      double aa, double along, double squared, double ca, double change, double far) {
    double t = along / squared;
    double distance = aa - t * along;
    return distance > far && ca + t * change >= distance;
  }
}
