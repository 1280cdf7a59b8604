package org.trackwalk.ground.reach;

/** How high a triangle lies at a place seen from above. */
final class PlaneHeight {

  private PlaneHeight() {}

  /**
   * Height of a triangle's plane at (x, z); NaN where the triangle is not. A point on a side, or so
   * near to it as {@link Floor#EDGE_SLACK}, lies on both triangles there.
   *
   * @param p coordinates, x, y, z of each vertex
   * @param a where those of the first corner begin; likewise {@code b} and {@code d}
   */
  static double at(float[] p, int a, int b, int d, double x, double z) {
    return at(p, a, b, d, x, z, -Floor.EDGE_SLACK);
  }

  /** The same; NaN where the place is no farther inside than {@code margin}, metres, too. */
  static double at(float[] p, int a, int b, int d, double x, double z, double margin) {
    double ux = (double) p[b] - p[a];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[d] - p[a];
    double vz = (double) p[d + 2] - p[a + 2];
    double qx = x - p[a];
    double qz = z - p[a + 2];
    double area = ux * vz - uz * vx;
    if (area == 0) {
      return Double.NaN;
    }
    double sign = area > 0 ? 1 : -1;
    double ofD = sign * (ux * qz - uz * qx);
    double ofB = sign * (qx * vz - qz * vx);
    double ofA = sign * area - ofB - ofD;
    double wx = vx - ux;
    double wz = vz - uz;
    // Roots only where they can matter: most points lie clearly inside or far outside.
    if (ofD < 0 && ofD < margin * Math.sqrt(ux * ux + uz * uz)
        || ofB < 0 && ofB < margin * Math.sqrt(vx * vx + vz * vz)
        || ofA < 0 && ofA < margin * Math.sqrt(wx * wx + wz * wz)) {
      return Double.NaN;
    }
    double square = margin * margin;
    if (margin > 0
        && (ofD <= 0
            || ofB <= 0
            || ofA <= 0
            || ofD * ofD <= square * (ux * ux + uz * uz)
            || ofB * ofB <= square * (vx * vx + vz * vz)
            || ofA * ofA <= square * (wx * wx + wz * wz))) {
      return Double.NaN;
    }
    double whole = sign * area;
    return p[a + 1]
        + ((double) p[b + 1] - p[a + 1]) * (ofB / whole)
        + ((double) p[d + 1] - p[a + 1]) * (ofD / whole);
  }
}
