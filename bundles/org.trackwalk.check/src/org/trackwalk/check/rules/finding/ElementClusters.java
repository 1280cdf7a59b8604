package org.trackwalk.check.rules.finding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
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

  /**
   * What reaches farther is no place, metres: a third of the 30 m over which a change of a level
   * may be felt (docs/architecture.md, rows that stay where they are).
   */
  private static final float WIDEST = 10;

  private ElementClusters() {}

  /**
   * Clusters of edges that lie within 2 m, each no wider than a place: of what goes on and on each
   * edge is told alone, so that a change at one end of it is none at the other.
   *
   * @param edges one half-edge each
   */
  public static List<int[]> places(RuleContext context, int[] edges) {
    float[] boxes = new float[6 * edges.length];
    for (int i = 0; i < edges.length; i++) {
      int[] ends = {context.topology().from(edges[i]), context.topology().to(edges[i])};
      box(context.surface(), ends, boxes, 6 * i);
    }
    List<int[]> places = new ArrayList<>();
    for (IntList part : parts(boxes)) {
      if (diagonal(boxes, part) <= WIDEST) {
        places.add(Arrays.stream(part.array()).map(i -> edges[i]).toArray());
      } else {
        Arrays.stream(part.array()).forEach(i -> places.add(new int[] {edges[i]}));
      }
    }
    return places;
  }

  private static double diagonal(float[] boxes, IntList part) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < part.size(); i++) {
        least = Math.min(least, boxes[6 * part.get(i) + k]);
        most = Math.max(most, boxes[6 * part.get(i) + 3 + k]);
      }
      sum += (most - least) * (most - least);
    }
    return Math.sqrt(sum);
  }

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
    float[] boxes = new float[6 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      int t = 3 * triangles[i];
      box(surface, Arrays.copyOfRange(surface.triangles(), t, t + 3), boxes, 6 * i);
    }
    for (IntList part : parts(boxes)) {
      clusters.add(Arrays.stream(part.array()).map(i -> triangles[i]).toArray());
    }
  }

  /** Writes the box around some vertices. */
  private static void box(WeldedSurface surface, int[] vertices, float[] boxes, int at) {
    for (int k = 0; k < 3; k++) {
      boxes[at + k] = Float.POSITIVE_INFINITY;
      boxes[at + 3 + k] = Float.NEGATIVE_INFINITY;
      for (int v : vertices) {
        float x = surface.positions()[3 * v + k];
        boxes[at + k] = Math.min(boxes[at + k], x);
        boxes[at + 3 + k] = Math.max(boxes[at + 3 + k], x);
      }
    }
  }

  /** What lies within 2 m, by the numbers of its boxes. */
  private static Collection<IntList> parts(float[] boxes) {
    int n = boxes.length / 6;
    float[] corners = new float[3 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(boxes, 6 * i, corners, 3 * i, 3);
    }
    Partition parts =
        Clusters.of(corners, boxes, BorderLimits.PLACE, (i, j) -> near(boxes, 6 * i, 6 * j));
    TreeMap<Integer, IntList> byPart = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      byPart.computeIfAbsent(parts.first(i), k -> new IntList()).add(i);
    }
    return byPart.values();
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
