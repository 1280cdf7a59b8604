package org.trackwalk.check.corridor;

import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.ground.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Pieces that are called after the road and after something beside it, like {@code
 * track_landmark_01} or {@code road_stand_1}: what stands is a thing beside the road, what lies is
 * the road beside the thing.
 */
final class NamedAfterRoad {

  private final WeldedSurface surface;
  private final SurfaceIds ids;

  NamedAfterRoad(WeldedSurface surface, SurfaceIds ids) {
    this.surface = surface;
    this.ids = ids;
  }

  /**
   * Takes the other meaning of a name for what mostly lies and faces up.
   *
   * @param standing per number of {@link SurfaceIds} the class of what stands; written
   * @param lying the class of what lies under the same name
   */
  void settle(byte[] standing, byte[] lying) {
    double[] up = null;
    double[] all = null;
    for (int id = 0; id < standing.length && up == null; id++) {
      if (standing[id] != lying[id]) {
        up = new double[standing.length];
        all = new double[standing.length];
      }
    }
    if (up == null) {
      return;
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      int id = ids.of(surface.pieceOf(t), surface.sourceTriangle(t));
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      all[id] += length;
      up[id] += n[1] >= Slopes.GROUND * length ? length : 0;
    }
    for (int id = 0; id < standing.length; id++) {
      if (standing[id] != lying[id] && up[id] > all[id] / 2) {
        standing[id] = lying[id];
      }
    }
  }
}
