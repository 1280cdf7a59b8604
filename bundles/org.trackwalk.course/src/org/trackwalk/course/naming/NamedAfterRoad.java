package org.trackwalk.course.naming;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Objects that are called after the road and after something beside it, like {@code
 * track_landmark_01} or {@code road_stand_1}: what stands is a thing beside the road, what lies is
 * the road beside the thing. A terrace of a landmark is the landmark's, though it is a piece or has
 * a material of its own: all that has one name is one object.
 */
public final class NamedAfterRoad {

  private final WeldedSurface surface;
  private final SurfaceIds ids;

  /** Looks through the objects of a surface. */
  public NamedAfterRoad(WeldedSurface surface, SurfaceIds ids) {
    this.surface = surface;
    this.ids = ids;
  }

  /**
   * Takes the other meaning of a name for what mostly lies and faces up.
   *
   * @param standing per number of {@link SurfaceIds} the class of what stands; written
   * @param lying the class of what lies under the same name
   */
  public void settle(byte[] standing, byte[] lying) {
    if (Arrays.equals(standing, lying)) {
      return;
    }
    Map<String, double[]> objects = new HashMap<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int id = ids.of(surface, t);
      if (standing[id] == lying[id]) {
        continue;
      }
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      double[] areas = objects.computeIfAbsent(object(t), name -> new double[2]);
      areas[0] += length;
      areas[1] += n[1] >= Slopes.GROUND * length ? length : 0;
    }
    BitSet settled = new BitSet();
    for (int t = 0; t < surface.triangleCount() && !objects.isEmpty(); t++) {
      int id = ids.of(surface, t);
      if (standing[id] != lying[id] && !settled.get(id)) {
        settled.set(id);
        double[] areas = objects.get(object(t));
        standing[id] = areas[1] > areas[0] / 2 ? lying[id] : standing[id];
      }
    }
  }

  private String object(int triangle) {
    return StatedRoad.object(surface.pieces().get(surface.pieceOf(triangle)));
  }
}
