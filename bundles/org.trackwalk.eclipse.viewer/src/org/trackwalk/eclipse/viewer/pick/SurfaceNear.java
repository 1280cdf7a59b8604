package org.trackwalk.eclipse.viewer.pick;

import java.util.Optional;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The point of the surface that is nearest to a place; of equally near ones the first triangle. */
public final class SurfaceNear {

  /** Metres that are looked around at first; doubled until something is there. */
  private static final double NEAR = 0.125;

  /** Metres beyond which a place has no surface. */
  private static final double FAR = 64;

  private SurfaceNear() {}

  /**
   * Looks around a place.
   *
   * @param scene whose triangles are looked at
   * @param place three doubles, level coordinates
   * @return its distance is that from the place; empty where no surface is within 64 m
   */
  public static Optional<SurfaceHit> to(ProbeScene scene, double[] place) {
    for (double radius = NEAR; radius <= FAR; radius *= 2) {
      Optional<SurfaceHit> hit = within(scene, place, radius);
      if (hit.isPresent()) {
        return hit;
      }
    }
    return Optional.empty();
  }

  private static Optional<SurfaceHit> within(ProbeScene scene, double[] place, double radius) {
    IntList near = new IntList();
    scene.tree().withinSphere(place[0], place[1], place[2], radius, near);
    WeldedSurface surface = scene.surface();
    int[] corners = surface.triangles();
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    double least = radius * radius;
    SurfaceHit best = null;
    for (int i = 0; i < near.size(); i++) {
      int t = near.get(i);
      ClosestPoint.onTriangle(
          surface.positions(),
          corners[3 * t],
          corners[3 * t + 1],
          corners[3 * t + 2],
          place[0],
          place[1],
          place[2],
          closest);
      if (best == null && closest[6] <= least || closest[6] < least) {
        least = closest[6];
        best = new SurfaceHit(t, closest[0], closest[1], closest[2], Math.sqrt(least));
      }
    }
    return Optional.ofNullable(best);
  }
}
