package org.trackwalk.contact.candidate;

import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * The feature of a triangle that is closest to a point, its distance and direction (P. Terdiman,
 * Contact generation for meshes, 4a: D, Cp and Fc). Which feature it is, and on which side the
 * point lies, is exact; the distance comes with a bound of its error, so that a comparison knows
 * when it must be made exactly.
 *
 * <p>Regions as in C. Ericson, Real-Time Collision Detection, 5.1.5. Distance and direction are
 * computed from the feature alone, an edge from its lower vertex id, so triangles that share it get
 * the same bits. One instance per query; nothing is allocated unless the filter fails.
 *
 * <p>Filter bounds: with e = 2^-53 a difference of two coordinates is off by 1 e, a dot product of
 * such differences by at most 5 e |u||p|, the bracket of {@code sides} by 25 e |u|²|v||p|, the
 * triple product by 14 e |u||v||p|; the constants are the next powers of two, squared, so that no
 * square root is needed.
 */
final class ClosestFeature {

  /** The point is strictly behind a one-sided triangle. */
  static final int BEHIND = -1;

  private static final double EPSILON = 0x1p-53;
  private static final double DOT_BOUND = 64 * EPSILON * EPSILON;
  private static final double SIDE_BOUND = 1024 * EPSILON * EPSILON;
  private static final double VOLUME_BOUND = 256 * EPSILON * EPSILON;

  /** A direction is taken from doubles when its length is this many times its error. */
  private static final double SURE_DIRECTION = 0x1p20;

  /** Squared sine below which a triangle's normal is computed exactly. */
  private static final double SLIVER = 0x1p-60;

  /** Metres; exact zero when the point lies on the triangle. */
  double distance;

  /** Bound of the distance's error, metres. */
  double error;

  /** Unit vector from the closest point to the given point; the triangle's normal for a face. */
  double dx;

  double dy;
  double dz;

  /** True when point and closest point coincide: then the direction is the triangle's normal. */
  boolean coincident;

  /** True when the point lies strictly behind the triangle's plane. */
  boolean behind;

  private final double[] exact = new double[3];

  /**
   * Measures a triangle that has area.
   *
   * @param p xyz triples
   * @param a index of a corner, that is of a triple; likewise b and c
   * @param twoSided whether it also faces points behind it
   * @return the feature code of {@link ClosestPoint}, or {@link #BEHIND}
   */
  int measure(float[] p, int a, int b, int c, boolean twoSided, double x, double y, double z) {
    int i = 3 * a;
    int j = 3 * b;
    int k = 3 * c;
    double ax = p[i];
    double ay = p[i + 1];
    double az = p[i + 2];
    double bx = p[j];
    double by = p[j + 1];
    double bz = p[j + 2];
    double cx = p[k];
    double cy = p[k + 1];
    double cz = p[k + 2];
    double ux = bx - ax;
    double uy = by - ay;
    double uz = bz - az;
    double vx = cx - ax;
    double vy = cy - ay;
    double vz = cz - az;
    double px = x - ax;
    double py = y - ay;
    double pz = z - az;
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double volume = nx * px + ny * py + nz * pz;
    double uu = ux * ux + uy * uy + uz * uz;
    double vv = vx * vx + vy * vy + vz * vz;
    double pp = px * px + py * py + pz * pz;
    int side =
        volume * volume > VOLUME_BOUND * (uu * vv * pp)
            ? volume > 0 ? 1 : -1
            : ExactPredicates.side(p, a, b, c, x, y, z);
    behind = side < 0;
    if (behind && !twoSided) {
      return BEHIND;
    }
    double wx = cx - bx;
    double wy = cy - by;
    double wz = cz - bz;
    double qx = x - bx;
    double qy = y - by;
    double qz = z - bz;
    double rx = x - cx;
    double ry = y - cy;
    double rz = z - cz;
    double ww = wx * wx + wy * wy + wz * wz;
    double qq = qx * qx + qy * qy + qz * qz;
    double rr = rx * rx + ry * ry + rz * rz;
    double up = ux * px + uy * py + uz * pz;
    double vp = vx * px + vy * py + vz * pz;
    double uq = ux * qx + uy * qy + uz * qz;
    double wq = wx * qx + wy * qy + wz * qz;
    double vr = vx * rx + vy * ry + vz * rz;
    double wr = wx * rx + wy * ry + wz * rz;
    double uv = ux * vx + uy * vy + uz * vz;
    double uw = ux * wx + uy * wy + uz * wz;
    // which side of each edge, in the triangle's plane: |n|² times the barycentric weight of the
    // opposite corner, each anchored at a corner of the edge
    double ab = uu * vp - uv * up;
    double ca = vv * up - uv * vp;
    double bc = uw * wq - ww * uq;
    boolean sure =
        up * up > DOT_BOUND * (uu * pp)
            && vp * vp > DOT_BOUND * (vv * pp)
            && uq * uq > DOT_BOUND * (uu * qq)
            && wq * wq > DOT_BOUND * (ww * qq)
            && vr * vr > DOT_BOUND * (vv * rr)
            && wr * wr > DOT_BOUND * (ww * rr)
            && ab * ab > SIDE_BOUND * (uu * uu * vv * pp)
            && ca * ca > SIDE_BOUND * (vv * vv * uu * pp)
            && bc * bc > SIDE_BOUND * (ww * ww * uu * qq);
    int feature =
        sure
            ? region(up, vp, uq, wq, vr, wr, ab, bc, ca)
            : new ExactDistance(p, a, b, c, x, y, z).feature();
    coincident = false;
    switch (feature) {
      case ClosestPoint.VERTEX -> fromVertex(px, py, pz, pp);
      case ClosestPoint.VERTEX + 1 -> fromVertex(qx, qy, qz, qq);
      case ClosestPoint.VERTEX + 2 -> fromVertex(rx, ry, rz, rr);
      case ClosestPoint.EDGE -> {
        if (a < b) {
          fromEdge(ux, uy, uz, uu, px, py, pz, pp);
        } else {
          fromEdge(-ux, -uy, -uz, uu, qx, qy, qz, qq);
        }
      }
      case ClosestPoint.EDGE + 1 -> {
        if (b < c) {
          fromEdge(wx, wy, wz, ww, qx, qy, qz, qq);
        } else {
          fromEdge(-wx, -wy, -wz, ww, rx, ry, rz, rr);
        }
      }
      case ClosestPoint.EDGE + 2 -> {
        if (a < c) {
          fromEdge(vx, vy, vz, vv, px, py, pz, pp);
        } else {
          fromEdge(-vx, -vy, -vz, vv, rx, ry, rz, rr);
        }
      }
      default -> fromFace(nx, ny, nz, uu * vv, volume, side, pp);
    }
    if (error >= 0) {
      return feature;
    }
    return exactly(p, a, b, c, x, y, z, feature, side);
  }

  /**
   * The region of a triangle in which a point lies, from the signs of nine numbers: u, v, w are b -
   * a, c - a, c - b; the first six are their dot products with the vectors from a, a, b, b, c, c to
   * the point; the last three are above zero inside edges ab, bc, ca. Regions are closed at
   * vertices, then at edges: the feature is the least one that holds the closest point.
   */
  static int region(
      double up,
      double vp,
      double uq,
      double wq,
      double vr,
      double wr,
      double ab,
      double bc,
      double ca) {
    if (up <= 0 && vp <= 0) {
      return ClosestPoint.VERTEX;
    }
    if (uq >= 0 && wq <= 0) {
      return ClosestPoint.VERTEX + 1;
    }
    if (vr >= 0 && wr >= 0) {
      return ClosestPoint.VERTEX + 2;
    }
    if (ab <= 0 && up > 0 && uq < 0) {
      return ClosestPoint.EDGE;
    }
    if (bc <= 0 && wq > 0 && wr < 0) {
      return ClosestPoint.EDGE + 1;
    }
    if (ca <= 0 && vp > 0 && vr < 0) {
      return ClosestPoint.EDGE + 2;
    }
    return ClosestPoint.FACE;
  }

  private void fromVertex(double x, double y, double z, double squared) {
    distance = Math.sqrt(squared);
    error = 4 * EPSILON * distance;
    if (distance == 0) {
      error = -1;
      return;
    }
    direction(x, y, z, distance);
  }

  /** From an edge that runs along (ex, ey, ez) from its lower end, which is (x, y, z) away. */
  private void fromEdge(
      double ex, double ey, double ez, double ee, double x, double y, double z, double squared) {
    double t = (ex * x + ey * y + ez * z) / ee;
    double qx = x - t * ex;
    double qy = y - t * ey;
    double qz = z - t * ez;
    distance = Math.sqrt(qx * qx + qy * qy + qz * qz);
    // rounding moves the foot by at most 12 e |p| along the edge and by 4 e |p| in space
    error = 16 * EPSILON * Math.sqrt(squared) + 4 * EPSILON * distance;
    if (distance <= SURE_DIRECTION * error) {
      error = -1;
      return;
    }
    direction(qx, qy, qz, distance);
  }

  private void fromFace(
      double nx, double ny, double nz, double uuvv, double volume, int side, double pp) {
    double nn = nx * nx + ny * ny + nz * nz;
    if (nn <= SLIVER * uuvv) {
      error = -1;
      return;
    }
    double n = Math.sqrt(nn);
    direction(nx, ny, nz, side < 0 ? -n : n);
    if (side == 0) {
      distance = 0;
      error = 0;
      coincident = true;
      return;
    }
    distance = Math.abs(volume) / n;
    double uv = Math.sqrt(uuvv);
    double ofVolume = 16 * EPSILON * uv * Math.sqrt(pp);
    double ofNormal = 8 * EPSILON * uv;
    // the normal's relative error is below 2^-20 (SLIVER), so twice the first order holds all
    // orders
    error = 2 * (ofVolume + distance * ofNormal) / n + 4 * EPSILON * distance;
  }

  /** Distance and direction where doubles have lost too much; zero distance is found here. */
  private int exactly(
      float[] p, int a, int b, int c, double x, double y, double z, int feature, int side) {
    ExactDistance triangle = new ExactDistance(p, a, b, c, x, y, z);
    distance = triangle.squared(feature).squareRoot();
    error = 4 * EPSILON * distance;
    coincident = distance == 0;
    if (!ClosestPoint.isEdge(feature) || !triangle.directionFromEdge(feature, exact)) {
      triangle.unitNormal(exact);
      coincident = feature != ClosestPoint.FACE || side == 0;
    }
    boolean flip = !ClosestPoint.isEdge(feature) && side < 0;
    direction(exact[0], exact[1], exact[2], flip ? -1 : 1);
    return feature;
  }

  private void direction(double x, double y, double z, double length) {
    // + 0.0: a normal has no negative zeros, whatever the winding
    dx = x / length + 0.0;
    dy = y / length + 0.0;
    dz = z / length + 0.0;
  }
}
