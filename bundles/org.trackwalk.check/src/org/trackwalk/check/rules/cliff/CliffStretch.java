package org.trackwalk.check.rules.cliff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.mesh.topology.Topology;

/**
 * Edges at which the road falls away, on one piece and within 2 m of each other.
 *
 * @param halfEdges ascending
 * @param length metres
 * @param middle of the edge in the middle of the list, three doubles
 * @param path the ends of all edges, xyz triples
 */
record CliffStretch(int[] halfEdges, double length, double[] middle, double[] path) {

  /** The stretches of some edges, the longest first. */
  static List<CliffStretch> of(RuleContext context, int[] halfEdges) {
    Map<Integer, List<Integer>> byTriangle = new HashMap<>();
    for (int h : halfEdges) {
      byTriangle.computeIfAbsent(h / 3, k -> new ArrayList<>()).add(h);
    }
    int[] triangles = byTriangle.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
    List<CliffStretch> stretches = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, triangles)) {
      List<Integer> edges = new ArrayList<>();
      for (int t : cluster) {
        edges.addAll(byTriangle.get(t));
      }
      stretches.add(stretch(context, edges.stream().mapToInt(Integer::intValue).toArray()));
    }
    stretches.sort(
        Comparator.comparingDouble(CliffStretch::length)
            .reversed()
            .thenComparingInt(s -> s.halfEdges[0]));
    return stretches;
  }

  private static CliffStretch stretch(RuleContext context, int[] halfEdges) {
    Topology topology = context.topology();
    float[] p = context.surface().positions();
    double[] path = new double[6 * halfEdges.length];
    double length = 0;
    for (int i = 0; i < halfEdges.length; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double a = p[3 * topology.from(halfEdges[i]) + k];
        double b = p[3 * topology.to(halfEdges[i]) + k];
        path[6 * i + k] = a;
        path[6 * i + 3 + k] = b;
        sum += (b - a) * (b - a);
      }
      length += Math.sqrt(sum);
    }
    int m = 6 * (halfEdges.length / 2);
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (path[m + k] + path[m + 3 + k]) / 2;
    }
    return new CliffStretch(halfEdges, length, middle, path);
  }
}
