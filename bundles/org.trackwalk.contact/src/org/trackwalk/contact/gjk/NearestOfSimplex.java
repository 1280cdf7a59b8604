package org.trackwalk.contact.gjk;

import java.util.Arrays;

/**
 * The point of a simplex nearest to the origin, as weights of its corners (C. Ericson, Real-Time
 * Collision Detection, 5.1.5, 5.1.6, 9.5.2). A corner's weight is exactly zero when it carries
 * nothing. Where rounding leaves a sign open, the parts on both sides of it are measured and the
 * nearer one is taken, so that a flat simplex does no harm. (A sphere's closest point of a triangle
 * is found elsewhere and by other means: there the feature must be exact, here the weights are what
 * the next step needs.)
 */
final class NearestOfSimplex {

  /** Squared sine below which a side of a tetrahedron, or its height, has no sure sign. */
  private static final double FLAT = 0x1p-88;

  /** The corners' weights; their sum is 1. */
  final double[] weights = new double[4];

  /** The nearest point. */
  double x;

  double y;
  double z;

  /** Its squared distance. */
  double squared;

  private double[] w;

  /**
   * Finds the nearest point.
   *
   * @param corners xyz triples
   * @param count 1 to 4
   * @return false when a tetrahedron surely holds the origin; then nothing is filled
   */
  boolean find(double[] corners, int count) {
    w = corners;
    squared = Double.POSITIVE_INFINITY;
    switch (count) {
      case 1 -> vertex(0);
      case 2 -> segment(0, 1);
      case 3 -> triangle(0, 1, 2);
      default -> {
        boolean outside = side(0, 1, 2, 3);
        outside |= side(0, 1, 3, 2);
        outside |= side(0, 2, 3, 1);
        outside |= side(1, 2, 3, 0);
        return outside;
      }
    }
    return true;
  }

  /** Measures a side of the tetrahedron unless the origin surely is where the fourth corner is. */
  private boolean side(int i, int j, int k, int fourth) {
    int p = 3 * i;
    int q = 3 * j;
    int r = 3 * k;
    int s = 3 * fourth;
    double ux = w[q] - w[p];
    double uy = w[q + 1] - w[p + 1];
    double uz = w[q + 2] - w[p + 2];
    double vx = w[r] - w[p];
    double vy = w[r + 1] - w[p + 1];
    double vz = w[r + 2] - w[p + 2];
    double sx = w[s] - w[p];
    double sy = w[s + 1] - w[p + 1];
    double sz = w[s + 2] - w[p + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double nn = nx * nx + ny * ny + nz * nz;
    double uuvv = (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
    double height = nx * sx + ny * sy + nz * sz;
    double origin = -(nx * w[p] + ny * w[p + 1] + nz * w[p + 2]);
    double ss = sx * sx + sy * sy + sz * sz;
    double pp = w[p] * w[p] + w[p + 1] * w[p + 1] + w[p + 2] * w[p + 2];
    boolean sure =
        nn > FLAT * uuvv
            && height * height > FLAT * uuvv * ss
            && origin * origin > FLAT * uuvv * pp;
    if (sure && origin > 0 == height > 0) {
      return false;
    }
    triangle(i, j, k);
    return true;
  }

  private void triangle(int i, int j, int k) {
    int a = 3 * i;
    int b = 3 * j;
    int c = 3 * k;
    double ax = w[a];
    double ay = w[a + 1];
    double az = w[a + 2];
    double bx = w[b];
    double by = w[b + 1];
    double bz = w[b + 2];
    double cx = w[c];
    double cy = w[c + 1];
    double cz = w[c + 2];
    double ux = bx - ax;
    double uy = by - ay;
    double uz = bz - az;
    double vx = cx - ax;
    double vy = cy - ay;
    double vz = cz - az;
    double ex = cx - bx;
    double ey = cy - by;
    double ez = cz - bz;
    double ua = -(ux * ax + uy * ay + uz * az);
    double va = -(vx * ax + vy * ay + vz * az);
    if (ua <= 0 && va <= 0) {
      vertex(i);
      return;
    }
    double ub = -(ux * bx + uy * by + uz * bz);
    double eb = -(ex * bx + ey * by + ez * bz);
    if (ub >= 0 && eb <= 0) {
      vertex(j);
      return;
    }
    double vc = -(vx * cx + vy * cy + vz * cz);
    double ec = -(ex * cx + ey * cy + ez * cz);
    if (vc >= 0 && ec >= 0) {
      vertex(k);
      return;
    }
    // the normal from the two shorter edges: it loses least
    double uu = ux * ux + uy * uy + uz * uz;
    double vv = vx * vx + vy * vy + vz * vz;
    double ee = ex * ex + ey * ey + ez * ez;
    double nx;
    double ny;
    double nz;
    if (ee >= uu && ee >= vv) {
      nx = uy * vz - uz * vy;
      ny = uz * vx - ux * vz;
      nz = ux * vy - uy * vx;
    } else if (vv >= uu) {
      nx = uy * ez - uz * ey;
      ny = uz * ex - ux * ez;
      nz = ux * ey - uy * ex;
    } else {
      nx = vy * ez - vz * ey;
      ny = vz * ex - vx * ez;
      nz = vx * ey - vy * ex;
    }
    double nn = nx * nx + ny * ny + nz * nz;
    double ofC = nx * (ay * bz - az * by) + ny * (az * bx - ax * bz) + nz * (ax * by - ay * bx);
    double ofA = nx * (by * cz - bz * cy) + ny * (bz * cx - bx * cz) + nz * (bx * cy - by * cx);
    double ofB = nx * (cy * az - cz * ay) + ny * (cz * ax - cx * az) + nz * (cx * ay - cy * ax);
    if (nn > 0 && ofA > 0 && ofB > 0 && ofC > 0) {
      double aa = ax * ax + ay * ay + az * az;
      double bb = bx * bx + by * by + bz * bz;
      double cc = cx * cx + cy * cy + cz * cz;
      double height =
          aa <= bb && aa <= cc
              ? nx * ax + ny * ay + nz * az
              : bb <= cc ? nx * bx + ny * by + nz * bz : nx * cx + ny * cy + nz * cz;
      double t = height / nn;
      if (take(t * nx, t * ny, t * nz)) {
        double sum = ofA + ofB + ofC;
        weights[i] = ofA / sum;
        weights[j] = ofB / sum;
        weights[k] = ofC / sum;
      }
      return;
    }
    segment(i, j);
    segment(j, k);
    segment(k, i);
  }

  private void segment(int i, int j) {
    int a = 3 * i;
    int b = 3 * j;
    double ux = w[b] - w[a];
    double uy = w[b + 1] - w[a + 1];
    double uz = w[b + 2] - w[a + 2];
    double fromA = -(ux * w[a] + uy * w[a + 1] + uz * w[a + 2]);
    double fromB = ux * w[b] + uy * w[b + 1] + uz * w[b + 2];
    if (fromA <= 0) {
      vertex(i);
    } else if (fromB <= 0) {
      vertex(j);
    } else {
      double uu = ux * ux + uy * uy + uz * uz;
      // from the nearer end, where less cancels
      boolean first = fromA <= fromB;
      double t = first ? fromA / uu : -fromB / uu;
      int from = first ? a : b;
      if (take(w[from] + t * ux, w[from + 1] + t * uy, w[from + 2] + t * uz)) {
        double ofB = fromA / (fromA + fromB);
        weights[i] = 1 - ofB;
        weights[j] = ofB;
      }
    }
  }

  private void vertex(int i) {
    if (take(w[3 * i], w[3 * i + 1], w[3 * i + 2])) {
      weights[i] = 1;
    }
  }

  private boolean take(double px, double py, double pz) {
    double pp = px * px + py * py + pz * pz;
    if (!(pp < squared)) {
      return false;
    }
    squared = pp;
    x = px;
    y = py;
    z = pz;
    Arrays.fill(weights, 0);
    return true;
  }
}
