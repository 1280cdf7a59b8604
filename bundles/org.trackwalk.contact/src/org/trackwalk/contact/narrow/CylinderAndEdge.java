package org.trackwalk.contact.narrow;

import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The closest points of a cylinder and the edges of a triangle that it does not touch, to the last
 * digits: the distance of a point that moves along an edge is convex, so its slope is bisected. GJK
 * ends with half the digits where a side is curved, and which of two triangles that share an edge
 * is nearer would hang on the rest. Reused; allocates nothing.
 */
final class CylinderAndEdge {

  /** Halvings of an edge, down to its last bit. */
  private static final int HALVINGS = 53;

  /**
   * Slope of the distance that counts as none: of a stretch that runs beside the cylinder the
   * middle is taken.
   */
  private static final double LEVEL = 1e-9;

  /** Metres; infinite before the first edge. */
  double distance;

  /** Unit vector from the triangle to the cylinder. */
  double dx;

  double dy;
  double dz;

  /** Closest point of the edges, metres, told from the cylinder's centre. */
  double px;

  double py;
  double pz;

  /** Code of the feature that carries it, see ClosestPoint. */
  int feature;

  private double[] p;
  private double ax;
  private double ay;
  private double az;
  private double radius;
  private double half;
  private double ex;
  private double ey;
  private double ez;
  private double vx;
  private double vy;
  private double vz;
  private double length;

  /**
   * Starts over.
   *
   * @param corners nine numbers, told from the cylinder's centre, metres
   * @param x unit vector along the axle; likewise y and z
   * @param coreRadius of the cylinder's core, metres
   * @param coreHalfWidth half its length, metres
   */
  void begin(
      double[] corners, double x, double y, double z, double coreRadius, double coreHalfWidth) {
    p = corners;
    ax = x;
    ay = y;
    az = z;
    radius = coreRadius;
    half = coreHalfWidth;
    distance = Double.POSITIVE_INFINITY;
  }

  /** Measures edge k, and keeps it when it is nearer than those before. */
  void measure(int k) {
    int i = 3 * k;
    int j = k == 2 ? 0 : i + 3;
    ex = p[j] - p[i];
    ey = p[j + 1] - p[i + 1];
    ez = p[j + 2] - p[i + 2];
    double low = shareWhere(i, -LEVEL);
    double high = low == 1 ? 1 : shareWhere(i, LEVEL);
    double share = (low + high) / 2;
    boolean end = share == 1;
    towardsCylinder(end ? j : i, end ? 0 : share);
    if (length < distance && length > 0) {
      distance = length;
      dx = vx / length;
      dy = vy / length;
      dz = vz / length;
      px = end ? p[j] : p[i] + share * ex;
      py = end ? p[j + 1] : p[i + 1] + share * ey;
      pz = end ? p[j + 2] : p[i + 2] + share * ez;
      feature =
          share == 0
              ? ClosestPoint.VERTEX + k
              : end ? ClosestPoint.VERTEX + j / 3 : ClosestPoint.EDGE + k;
    }
  }

  /** Where the slope of the distance reaches a value, 0 to 1. */
  private double shareWhere(int i, double slope) {
    if (isSteeper(i, 0, slope)) {
      return 0;
    }
    if (!isSteeper(i, 1, slope)) {
      return 1;
    }
    double low = 0;
    double high = 1;
    for (int n = 0; n < HALVINGS; n++) {
      double middle = (low + high) / 2;
      if (isSteeper(i, middle, slope)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  private boolean isSteeper(int i, double share, double slope) {
    towardsCylinder(i, share);
    double e = Math.sqrt(ex * ex + ey * ey + ez * ez);
    return -(vx * ex + vy * ey + vz * ez) > slope * (length * e);
  }

  /** Finds the vector from a point of the edge to the nearest point of the cylinder. */
  private void towardsCylinder(int i, double share) {
    double x = p[i] + share * ex;
    double y = p[i + 1] + share * ey;
    double z = p[i + 2] + share * ez;
    double along = ax * x + ay * y + az * z;
    double qx = x - along * ax;
    double qy = y - along * ay;
    double qz = z - along * az;
    double across = Math.sqrt(qx * qx + qy * qy + qz * qz);
    double back = Math.max(-half, Math.min(half, along)) - along;
    double in = across > radius ? (radius - across) / across : 0;
    vx = back * ax + in * qx;
    vy = back * ay + in * qy;
    vz = back * az + in * qz;
    length = Math.sqrt(vx * vx + vy * vy + vz * vz);
  }
}
