package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.check.chain.Partition;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Gathers triangles of one piece and one surface class that lie within 2 m: one place, one finding.
 */
final class ElementClusters {

  /** Farther apart are two places to fix, metres (RULES 1, chains). */
  private static final float REACH = 2f;

  private ElementClusters() {}

  /** Clusters of triangles, each in ascending order; ordered by piece, class and first triangle. */
  static List<int[]> of(RuleContext context, int[] triangles) {
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
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    Partition parts = new Partition(n);
    IntList hits = new IntList();
    for (int i = 0; i < n; i++) {
      tree.overlapping(
          boxes[6 * i] - REACH,
          boxes[6 * i + 1] - REACH,
          boxes[6 * i + 2] - REACH,
          boxes[6 * i + 3] + REACH,
          boxes[6 * i + 4] + REACH,
          boxes[6 * i + 5] + REACH,
          hits);
      for (int j = 0; j < hits.size(); j++) {
        parts.join(i, hits.get(j));
      }
    }
    TreeMap<Integer, IntList> byPart = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      byPart.computeIfAbsent(parts.first(i), k -> new IntList()).add(triangles[i]);
    }
    byPart.values().forEach(part -> clusters.add(part.array()));
  }
}
