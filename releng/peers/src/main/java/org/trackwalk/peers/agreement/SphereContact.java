package org.trackwalk.peers.agreement;

import java.util.List;
import org.joml.Vector3dc;

/**
 * A contact of a sphere as one side found it.
 *
 * @param points contact points on the sphere that are as good as each other, metres; the first is
 *     the one found
 * @param separation distance minus radius, metres
 * @param accuracy how far another's point may be from one of these, metres
 * @param normal unit vector that goes with the first point, from the ground to the sphere
 */
record SphereContact(List<Vector3dc> points, double separation, double accuracy, Vector3dc normal) {

  /**
   * Cosine between normals that count as one. PhysX reports contacts in patches with one normal for
   * all of a pair whose normals are nearer than this (its source, PXC_SAME_NORMAL), so that a
   * reported normal may be 2.6 degrees off; the point tells the very direction.
   */
  private static final double SAME_NORMAL = 0.999 - 1e-6;

  /**
   * True when the other, found by an engine of single precision, is this contact.
   *
   * @param length error of a length, metres
   * @param alternatives true when any of the possible points will do
   */
  boolean matches(SphereContact other, double length, boolean alternatives) {
    if (Math.abs(separation - other.separation) > length) {
      return false;
    }
    if (!alternatives && normal.dot(other.normal) < SAME_NORMAL) {
      return false;
    }
    for (Vector3dc point : alternatives ? points : points.subList(0, 1)) {
      if (point.distance(other.points.get(0)) <= accuracy) {
        return true;
      }
    }
    return false;
  }
}
