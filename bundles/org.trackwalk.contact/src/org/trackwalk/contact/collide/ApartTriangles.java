package org.trackwalk.contact.collide;

/**
 * Whether two triangles are surely apart: there is a direction along which a gap lies between them.
 * Of triangles, the directions that need to be tried are their normals, those across their sides in
 * their planes, and those across two sides of both (S. Gottschalk, Separating Axis Theorem, 1996).
 * Who asks takes touching triangles, and those apart by less than rounding, for not apart.
 */
final class ApartTriangles {

  /** A gap that is less than this share of what it was computed from may be rounding. */
  private static final double ROUNDING = 0x1p-46;

  private ApartTriangles() {}

  /** True when they are; xyz of three corners each. */
  static boolean apart(double[] p, double[] q) {
    double[] n = normal(p);
    double[] m = normal(q);
    if (gap(n, p, q) || gap(m, p, q)) {
      return true;
    }
    for (int i = 0; i < 9; i += 3) {
      double[] side = side(p, i);
      double[] other = side(q, i);
      if (gap(cross(side, n), p, q) || gap(cross(other, m), p, q)) {
        return true;
      }
      for (int j = 0; j < 9; j += 3) {
        if (gap(cross(side, side(q, j)), p, q)) {
          return true;
        }
      }
    }
    return false;
  }

  private static double[] side(double[] p, int i) {
    int j = (i + 3) % 9;
    return new double[] {p[j] - p[i], p[j + 1] - p[i + 1], p[j + 2] - p[i + 2]};
  }

  private static double[] normal(double[] p) {
    return cross(side(p, 0), side(p, 3));
  }

  private static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static boolean gap(double[] axis, double[] p, double[] q) {
    double leastP = Double.POSITIVE_INFINITY;
    double mostP = Double.NEGATIVE_INFINITY;
    double leastQ = leastP;
    double mostQ = mostP;
    double size = 0;
    for (int i = 0; i < 9; i += 3) {
      double x =
          axis[0] * (p[i] - p[0]) + axis[1] * (p[i + 1] - p[1]) + axis[2] * (p[i + 2] - p[2]);
      double ux = axis[0] * (q[i] - p[0]);
      double uy = axis[1] * (q[i + 1] - p[1]);
      double uz = axis[2] * (q[i + 2] - p[2]);
      double y = ux + uy + uz;
      size = Math.max(size, Math.abs(ux) + Math.abs(uy) + Math.abs(uz));
      leastP = Math.min(leastP, x);
      mostP = Math.max(mostP, x);
      leastQ = Math.min(leastQ, y);
      mostQ = Math.max(mostQ, y);
    }
    double gap = Math.max(leastQ - mostP, leastP - mostQ);
    return gap > ROUNDING * size && gap > 0;
  }
}
