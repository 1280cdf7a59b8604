package org.trackwalk.check.rules.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Gathers triangles of one piece and one surface class that lie within 2 m: one place, one finding.
 */
public final class ElementClusters {

  private ElementClusters() {}

  /** Clusters of triangles, each in ascending order; ordered by piece, class and first triangle. */
  public static List<int[]> of(RuleContext context, int[] triangles) {
    TreeMap<String, IntList> groups = new TreeMap<>();
    WeldedSurface surface = context.surface();
    for (int t : triangles) {
      String key =
          context.pieceName(surface.pieceOf(t)) + "\n" + context.corridor().classes().of(t).id();
      groups.computeIfAbsent(key, k -> new IntList()).add(t);
    }
    List<int[]> clusters = new ArrayList<>();
    groups.values().forEach(group -> split(surface, group.array(), clusters));
    return clusters;
  }

  private static void split(WeldedSurface surface, int[] triangles, List<int[]> clusters) {
    int n = triangles.length;
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        boxes[6 * i + k] = Float.POSITIVE_INFINITY;
        boxes[6 * i + 3 + k] = Float.NEGATIVE_INFINITY;
      }
      for (int c = 0; c < 3; c++) {
        int v = surface.triangles()[3 * triangles[i] + c];
        for (int k = 0; k < 3; k++) {
          float x = surface.positions()[3 * v + k];
          boxes[6 * i + k] = Math.min(boxes[6 * i + k], x);
          boxes[6 * i + 3 + k] = Math.max(boxes[6 * i + 3 + k], x);
        }
      }
    }
    float[] corners = new float[3 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(boxes, 6 * i, corners, 3 * i, 3);
    }
    Partition parts =
        Clusters.of(corners, boxes, BorderLimits.PLACE, (i, j) -> near(boxes, 6 * i, 6 * j));
    TreeMap<Integer, IntList> byPart = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      byPart.computeIfAbsent(parts.first(i), k -> new IntList()).add(triangles[i]);
    }
    byPart.values().forEach(part -> clusters.add(part.array()));
  }

  /** True when no axis keeps two boxes farther apart than the reach. */
  private static boolean near(float[] boxes, int a, int b) {
    for (int k = 0; k < 3; k++) {
      if (boxes[a + k] - BorderLimits.PLACE > boxes[b + 3 + k]
          || boxes[b + k] - BorderLimits.PLACE > boxes[a + 3 + k]) {
        return false;
      }
    }
    return true;
  }
}
