package org.trackwalk.contact.gjk;

/** Four points of a difference that are not in one plane, or how flat it is. */
final class StartingTetrahedron {

  /** Part of the difference's size below which it has no extent: it is flat, a line or a point. */
  private static final double NO_EXTENT = 0x1p-40;

  private final DifferencePoints points;
  private double size;
  private double ux;
  private double uy;
  private double uz;
  private double nx;
  private double ny;
  private double nz;

  /** Puts its points at the first four places of a list. */
  StartingTetrahedron(DifferencePoints points) {
    this.points = points;
  }

  /** Largest distance of a found point from the origin, metres. */
  double size() {
    return size;
  }

  /**
   * Finds points as far from each other as a few directions tell.
   *
   * @return the difference's dimension, 0 to 3; with 3 there are four points
   */
  int find(Support a, Support b) {
    size = 0;
    points.sample(a, b, 1, 0, 0, 0);
    size = Math.sqrt(points.squared(0));
    // the sixth direction is the first point's own
    double far = 0;
    for (int k = 1; k < 6; k++) {
      double sign = (k & 1) == 0 ? 1 : -1;
      points.sample(a, b, k < 2 ? sign : 0, k / 2 == 1 ? sign : 0, k / 2 == 2 ? sign : 0, 2);
      far = keepFarther(0, far, 1);
    }
    if (far <= NO_EXTENT * size || far == 0) {
      return 0;
    }
    double length = far;
    ux = (points.w[3] - points.w[0]) / length;
    uy = (points.w[4] - points.w[1]) / length;
    uz = (points.w[5] - points.w[2]) / length;
    // two directions across the line
    double px = Math.abs(ux) <= Math.abs(uy) && Math.abs(ux) <= Math.abs(uz) ? 1 : 0;
    double py = px == 0 && Math.abs(uy) <= Math.abs(uz) ? 1 : 0;
    double pz = px == 0 && py == 0 ? 1 : 0;
    double qx = uy * pz - uz * py;
    double qy = uz * px - ux * pz;
    double qz = ux * py - uy * px;
    double rx = uy * qz - uz * qy;
    double ry = uz * qx - ux * qz;
    double rz = ux * qy - uy * qx;
    far = 0;
    for (int k = 0; k < 4; k++) {
      double s = (k & 1) == 0 ? 1 : -1;
      points.sample(a, b, s * (k < 2 ? qx : rx), s * (k < 2 ? qy : ry), s * (k < 2 ? qz : rz), 3);
      far = keepFarther(1, far, 2);
    }
    if (far <= NO_EXTENT * size) {
      return 1;
    }
    double vx = points.w[6] - points.w[0];
    double vy = points.w[7] - points.w[1];
    double vz = points.w[8] - points.w[2];
    nx = uy * vz - uz * vy;
    ny = uz * vx - ux * vz;
    nz = ux * vy - uy * vx;
    double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx /= n;
    ny /= n;
    nz /= n;
    points.sample(a, b, nx, ny, nz, 4);
    far = keepFarther(2, 0, 3);
    points.sample(a, b, -nx, -ny, -nz, 4);
    far = keepFarther(2, far, 3);
    return far <= NO_EXTENT * size ? 2 : 3;
  }

  /**
   * Moves the point behind a place to that place when it is farther from the first point (0), from
   * the line (1) or from the plane (2) than what is there.
   */
  private double keepFarther(int from, double far, int at) {
    int i = 3 * at + 3;
    double x = points.w[i] - points.w[0];
    double y = points.w[i + 1] - points.w[1];
    double z = points.w[i + 2] - points.w[2];
    double distance;
    if (from == 0) {
      distance = Math.sqrt(x * x + y * y + z * z);
    } else if (from == 1) {
      double cx = uy * z - uz * y;
      double cy = uz * x - ux * z;
      double cz = ux * y - uy * x;
      distance = Math.sqrt(cx * cx + cy * cy + cz * cz);
    } else {
      distance = Math.abs(nx * x + ny * y + nz * z);
    }
    size = Math.max(size, Math.sqrt(points.squared(at + 1)));
    if (distance > far || far == 0) {
      points.copy(points, at + 1, at);
    }
    return Math.max(distance, far);
  }

  /**
   * A direction in which a difference of less than three dimensions has no extent.
   *
   * @param dx which way it shall point, as far as it can; likewise dy and dz; up when zero
   * @param out filled with a unit vector
   */
  void normal(int dimension, double dx, double dy, double dz, double[] out) {
    double scale = Math.sqrt(dx * dx + dy * dy + dz * dz);
    double x = scale > 0 ? dx / scale : 0;
    double y = scale > 0 ? dy / scale : 1;
    double z = scale > 0 ? dz / scale : 0;
    if (dimension == 2) {
      double sign = nx * x + ny * y + nz * z < 0 ? -1 : 1;
      x = sign * nx;
      y = sign * ny;
      z = sign * nz;
    } else if (dimension == 1) {
      double along = ux * x + uy * y + uz * z;
      double across = 1 - along * along;
      if (across < NO_EXTENT) {
        // the wish is along the line: take the axis that is most across it
        x = Math.abs(ux) <= Math.abs(uy) && Math.abs(ux) <= Math.abs(uz) ? 1 : 0;
        y = x == 0 && Math.abs(uy) <= Math.abs(uz) ? 1 : 0;
        z = x == 0 && y == 0 ? 1 : 0;
        along = ux * x + uy * y + uz * z;
      }
      x -= along * ux;
      y -= along * uy;
      z -= along * uz;
    }
    double length = Math.sqrt(x * x + y * y + z * z);
    out[0] = x / length;
    out[1] = y / length;
    out[2] = z / length;
  }
}
