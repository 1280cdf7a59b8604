package org.trackwalk.report.overlap;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The edges of a piece at which it ends or turns away, seen from above: its borders, and where
 * triangles that face up, down or aside meet.
 */
final class OverlapOutline {

  private static final int UP = 1;
  private static final int DOWN = 2;
  private static final int ASIDE = 4;

  /** Two or more triangles have the edge. */
  private static final int SHARED = 8;

  private OverlapOutline() {}

  /**
   * Pixels x, y, x, y of each edge of a piece's triangles that a window shows, from left to right;
   * of those over each other one.
   */
  static Set<List<Double>> of(WeldedSurface surface, int piece, OverlapWindow window) {
    Map<Long, Integer> edges = new LinkedHashMap<>();
    int[] c = surface.triangles();
    float[] p = surface.positions();
    double[] corners = new double[9];
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (surface.pieceOf(t) != piece) {
        continue;
      }
      for (int k = 0; k < 9; k++) {
        corners[k] = p[3 * c[3 * t + k / 3] + k % 3];
      }
      if (window.shows(corners)) {
        for (int k = 0; k < 3; k++) {
          int from = c[3 * t + k];
          int to = c[3 * t + (k + 1) % 3];
          long key = (long) Math.min(from, to) << 32 | Math.max(from, to);
          edges.merge(key, facing(corners), (one, other) -> one | other | SHARED);
        }
      }
    }
    Set<List<Double>> outline = new LinkedHashSet<>();
    edges.forEach(
        (key, how) -> {
          boolean plain = (how & SHARED) != 0 && Integer.bitCount(how & ~SHARED) == 1;
          if (!plain) {
            int from = 3 * (int) (key >>> 32);
            int to = 3 * key.intValue();
            boolean turned = p[from] > p[to] || p[from] == p[to] && p[from + 2] > p[to + 2];
            int left = turned ? to : from;
            int right = turned ? from : to;
            outline.add(
                List.of(
                    window.x(p[left]),
                    window.y(p[left + 2]),
                    window.x(p[right]),
                    window.y(p[right + 2])));
          }
        });
    return outline;
  }

  private static int facing(double[] p) {
    double area = (p[5] - p[2]) * (p[6] - p[0]) - (p[3] - p[0]) * (p[8] - p[2]);
    return area > 0 ? UP : area < 0 ? DOWN : ASIDE;
  }
}
