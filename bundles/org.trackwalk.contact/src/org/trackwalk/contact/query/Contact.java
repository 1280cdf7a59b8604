package org.trackwalk.contact.query;

import org.joml.Vector3d;
import org.joml.Vector3dc;

/**
 * One contact of a probe.
 *
 * @param point on the probe's surface, metres, level coordinates
 * @param normal unit vector from the surface to the probe
 * @param separation distance minus radius, metres: negative means penetration
 * @param offset how far the line through the point along the normal misses the probe's centre,
 *     metres: |(p - c) x n|
 */
public record Contact(Vector3dc point, Vector3dc normal, double separation, double offset) {

  /** The length of the cross product of the vector from the centre to the point and a normal. */
  static double offset(double rx, double ry, double rz, double nx, double ny, double nz) {
    double x = ry * nz - rz * ny;
    double y = rz * nx - rx * nz;
    double z = rx * ny - ry * nx;
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** A contact of a probe whose centre is (cx, cy, cz). */
  static Contact of(
      double cx,
      double cy,
      double cz,
      double px,
      double py,
      double pz,
      double nx,
      double ny,
      double nz,
      double separation) {
    return new Contact(
        new Vector3d(px, py, pz),
        new Vector3d(nx, ny, nz),
        separation,
        offset(px - cx, py - cy, pz - cz, nx, ny, nz));
  }
}
