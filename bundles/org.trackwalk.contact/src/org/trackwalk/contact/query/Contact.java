package org.trackwalk.contact.query;

import org.joml.Vector3d;
import org.joml.Vector3dc;

/**
 * One contact of a sphere.
 *
 * @param point on the probe's surface, metres, level coordinates
 * @param normal unit vector from the surface to the probe
 * @param separation distance minus radius, metres: negative means penetration
 */
public record Contact(Vector3dc point, Vector3dc normal, double separation) {

  static Contact of(
      double px, double py, double pz, double nx, double ny, double nz, double separation) {
    return new Contact(new Vector3d(px, py, pz), new Vector3d(nx, ny, nz), separation);
  }
}
