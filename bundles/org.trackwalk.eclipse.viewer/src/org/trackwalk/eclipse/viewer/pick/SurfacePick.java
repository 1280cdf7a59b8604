package org.trackwalk.eclipse.viewer.pick;

import java.util.BitSet;
import java.util.Optional;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The first triangle that a ray meets, from either side (T. Moeller, B. Trumbore, "Fast, minimum
 * storage ray/triangle intersection", 1997). Between equally near ones the lower geometry key wins.
 */
public final class SurfacePick {

  private SurfacePick() {}

  /**
   * Looks along a ray.
   *
   * @param scene whose tree is asked
   * @param hidden pieces that the ray goes through
   * @param eye start of the ray, level coordinates
   * @param way direction of unit length
   * @param reach metres that it goes at most
   */
  public static Optional<SurfaceHit> along(
      ProbeScene scene, BitSet hidden, Vector3d eye, Vector3d way, double reach) {
    IntList hits = new IntList();
    scene
        .tree()
        .alongRay(
            eye.x,
            eye.y,
            eye.z,
            eye.x + way.x * reach,
            eye.y + way.y * reach,
            eye.z + way.z * reach,
            hits);
    WeldedSurface surface = scene.surface();
    double nearest = reach;
    int best = -1;
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      if (hidden.get(surface.pieceOf(t))) {
        continue;
      }
      double distance = distance(surface, t, eye, way);
      if (distance < nearest) {
        nearest = distance;
        best = t;
      }
    }
    if (best < 0) {
      return Optional.empty();
    }
    return Optional.of(
        new SurfaceHit(
            best,
            eye.x + way.x * nearest,
            eye.y + way.y * nearest,
            eye.z + way.z * nearest,
            nearest));
  }

  /** Metres along a ray to a triangle; infinite when it is missed. */
  private static double distance(WeldedSurface surface, int t, Vector3d eye, Vector3d way) {
    Vector3d a = corner(surface, 3 * t);
    Vector3d u = corner(surface, 3 * t + 1).sub(a);
    Vector3d v = corner(surface, 3 * t + 2).sub(a);
    Vector3d p = new Vector3d(way).cross(v);
    double determinant = u.dot(p);
    if (determinant == 0) {
      return Double.POSITIVE_INFINITY;
    }
    Vector3d from = new Vector3d(eye).sub(a);
    double first = from.dot(p) / determinant;
    Vector3d q = from.cross(u);
    double second = way.dot(q) / determinant;
    double distance = v.dot(q) / determinant;
    boolean inside = first >= 0 && second >= 0 && first + second <= 1;
    return inside && distance > 0 ? distance : Double.POSITIVE_INFINITY;
  }

  private static Vector3d corner(WeldedSurface surface, int corner) {
    int v = 3 * surface.triangles()[corner];
    float[] p = surface.positions();
    return new Vector3d(p[v], p[v + 1], p[v + 2]);
  }
}
