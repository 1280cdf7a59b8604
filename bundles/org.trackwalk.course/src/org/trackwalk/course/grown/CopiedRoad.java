package org.trackwalk.course.grown;

import java.util.Arrays;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What lies on the road a second time: of it no shape tells which of both is the road. */
public final class CopiedRoad {

  private final WeldedSurface surface;
  private final byte[] codes;

  private CopiedRoad(WeldedSurface surface, byte[] codes) {
    this.surface = surface;
    this.codes = codes;
  }

  /** Makes road of the copies of road triangles of which no name says what they are. */
  public static void take(WeldedSurface surface, Topology topology, byte[] codes) {
    if (topology.duplicateCount() == 0) {
      return;
    }
    CopiedRoad copies = new CopiedRoad(surface, codes);
    // Triangles with the same corners stand side by side, those of the other direction among them.
    int from = 0;
    for (int t = 1; t <= codes.length; t++) {
      if (t == codes.length || !sameCorners(surface, from, t)) {
        copies.take(from, t);
        from = t;
      }
    }
  }

  private void take(int from, int to) {
    for (int road = from; road < to && to - from > 1; road++) {
      for (int t = from; t < to && codes[road] == SurfaceClass.ROAD.code(); t++) {
        if (codes[t] == SurfaceClass.UNKNOWN.code() && sameDirection(road, t)) {
          codes[t] = codes[road];
        }
      }
    }
  }

  private boolean sameDirection(int t, int other) {
    int[] c = surface.triangles();
    return Arrays.equals(c, 3 * t, 3 * t + 3, c, 3 * other, 3 * other + 3);
  }

  /** Whether two triangles have the same corners, in whichever direction. */
  static boolean sameCorners(WeldedSurface surface, int t, int other) {
    int[] c = surface.triangles();
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int i = 3 * other;
      if (c[h] != c[i] && c[h] != c[i + 1] && c[h] != c[i + 2]) {
        return false;
      }
    }
    return true;
  }
}
