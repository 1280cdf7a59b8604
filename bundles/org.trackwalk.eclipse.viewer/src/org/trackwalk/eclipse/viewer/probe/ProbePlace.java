package org.trackwalk.eclipse.viewer.probe;

import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Where a probe lies on the surface.
 *
 * @param foot the point that it was put on, level coordinates
 * @param away unit normal of the triangle there, on the side that was looked at
 */
record ProbePlace(Vector3d foot, Vector3d away) {

  /** Straight up, where a triangle has no area. */
  private static final Vector3d UP = new Vector3d(0, 1, 0);

  /** The place of a hit, seen from an eye. */
  static ProbePlace of(SurfaceHit hit, WeldedSurface surface, Vector3d eye) {
    Vector3d foot = new Vector3d(hit.x(), hit.y(), hit.z());
    Vector3d[] corners = new Vector3d[3];
    for (int c = 0; c < 3; c++) {
      int v = 3 * surface.triangles()[3 * hit.triangle() + c];
      corners[c] =
          new Vector3d(
              surface.positions()[v], surface.positions()[v + 1], surface.positions()[v + 2]);
    }
    Vector3d away = corners[1].sub(corners[0]).cross(corners[2].sub(corners[0]));
    if (away.lengthSquared() == 0) {
      return new ProbePlace(foot, new Vector3d(UP));
    }
    away.normalize();
    if (away.dot(new Vector3d(eye).sub(foot)) < 0) {
      away.negate();
    }
    return new ProbePlace(foot, away);
  }
}
