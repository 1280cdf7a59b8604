package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Edges on which three or more different triangles meet. */
final class NonManifoldEdge implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "topology.non-manifold-edge",
          "warning on road, else information",
          "three or more triangles on one edge",
          "At such an edge no engine knows which surface goes on: it is an active edge, "
              + "and probes that cross it bump.",
          "Remove the inner or doubled face (Blender: Select > Select All by Trait > Non "
              + "Manifold), or split the fin off as a piece of its own.",
          Scope.LEVEL,
          List.of(),
          "Jolt and PhysX make such edges active");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    WeldedSurface surface = context.surface();
    int[] groups = context.topology().nonManifoldEdges();
    TreeSet<Integer> triangles = new TreeSet<>();
    TreeMap<Integer, Integer> edgesAt = new TreeMap<>();
    TreeMap<Integer, Integer> halfEdgeAt = new TreeMap<>();
    for (int i = 0; i < groups.length; i += groups[i] + 1) {
      TreeSet<String> different = new TreeSet<>();
      for (int j = 1; j <= groups[i]; j++) {
        different.add(corners(surface, groups[i + j] / 3));
      }
      if (different.size() > 2) {
        int first = groups[i + 1] / 3;
        triangles.add(first);
        edgesAt.merge(first, 1, Integer::sum);
        halfEdgeAt.putIfAbsent(first, groups[i + 1]);
      }
    }
    List<Finding> findings = new ArrayList<>();
    int[] all = triangles.stream().mapToInt(Integer::intValue).toArray();
    for (int[] cluster : ElementClusters.of(context, all)) {
      int edges = Arrays.stream(cluster).map(edgesAt::get).sum();
      String piece = context.pieceName(surface.pieceOf(cluster[0]));
      String message =
          String.format(
              Locale.ROOT,
              "%s has %d %s on which three or more triangles meet",
              piece,
              edges,
              edges == 1 ? "edge" : "edges");
      double[] middle = middle(context, halfEdgeAt.get(cluster[0]));
      findings.add(
          TriangleFinding.of(
                  INFO,
                  TriangleFinding.warningOnRoad(context, cluster[0]),
                  context,
                  cluster,
                  message)
              .at(middle[0], middle[1], middle[2])
              .count(edges)
              .measure("edges", edges, "", 0)
              .build());
    }
    return findings;
  }

  private static double[] middle(RuleContext context, int halfEdge) {
    float[] p = context.surface().positions();
    int a = context.topology().from(halfEdge);
    int b = context.topology().to(halfEdge);
    return new double[] {
      ((double) p[3 * a] + p[3 * b]) / 2,
      ((double) p[3 * a + 1] + p[3 * b + 1]) / 2,
      ((double) p[3 * a + 2] + p[3 * b + 2]) / 2
    };
  }

  /** The corners of a triangle in ascending order: equal for copies and for back-to-back faces. */
  private static String corners(WeldedSurface surface, int t) {
    int[] c = Arrays.copyOfRange(surface.triangles(), 3 * t, 3 * t + 3);
    Arrays.sort(c);
    return c[0] + " " + c[1] + " " + c[2];
  }
}
