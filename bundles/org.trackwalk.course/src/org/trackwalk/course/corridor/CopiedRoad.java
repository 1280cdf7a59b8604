package org.trackwalk.course.corridor;

import java.util.Arrays;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What lies on the road a second time: of it no shape tells which of both is the road. */
final class CopiedRoad {

  private CopiedRoad() {}

  /** Makes road of the copies of road triangles of which no name says what they are. */
  static void take(WeldedSurface surface, Topology topology, byte[] codes) {
    if (topology.duplicateCount() == 0) {
      return;
    }
    // In canonical order equal triangles of equal direction stand side by side.
    for (int t = 1; t < codes.length; t++) {
      if (isCopy(surface, t, codes, SurfaceClass.ROAD, SurfaceClass.UNKNOWN)) {
        codes[t] = codes[t - 1];
      }
    }
    for (int t = codes.length - 1; t > 0; t--) {
      if (isCopy(surface, t, codes, SurfaceClass.UNKNOWN, SurfaceClass.ROAD)) {
        codes[t - 1] = codes[t];
      }
    }
  }

  private static boolean isCopy(
      WeldedSurface surface, int t, byte[] codes, SurfaceClass first, SurfaceClass second) {
    int[] c = surface.triangles();
    return codes[t - 1] == CorridorFinder.code(first)
        && codes[t] == CorridorFinder.code(second)
        && Arrays.equals(c, 3 * t, 3 * t + 3, c, 3 * t - 3, 3 * t);
  }
}
