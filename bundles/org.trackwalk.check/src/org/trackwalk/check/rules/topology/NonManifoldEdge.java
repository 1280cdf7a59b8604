package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Edges on which three or more different triangles meet. */
public final class NonManifoldEdge implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.non-manifold-edge",
              "warning on road, else note",
              "three or more triangles on one edge",
              "At such an edge no engine knows which surface goes on: it is an active edge, "
                  + "and cars that cross it bump.",
              "Remove the inner or doubled face (Blender: Select > Select All by Trait > Non "
                  + "Manifold), or split the fin off as a piece of its own.",
              Scope.LEVEL,
              List.of(),
              "Jolt and PhysX make such edges active")
          .with(RuleTraits.NONE.inAnyUnit());

  /** So many pieces are named in the message. */
  private static final int NAMED = 3;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    WeldedSurface surface = context.surface();
    int[] groups = context.topology().nonManifoldEdges();
    if (groups.length == 0) {
      return List.of(); // nobody need seek the road
    }
    BitSet things = RoadThings.triangles(context);
    TreeMap<SurfaceClass, List<int[]>> byClass = new TreeMap<>();
    for (int i = 0; i < groups.length; i += groups[i] + 1) {
      int[] halfEdges = Arrays.copyOfRange(groups, i + 1, i + 1 + groups[i]);
      TreeSet<String> different = new TreeSet<>();
      for (int h : halfEdges) {
        different.add(corners(surface, h / 3));
      }
      if (different.size() > 2) {
        byClass
            .computeIfAbsent(least(context, halfEdges, things), k -> new ArrayList<>())
            .add(halfEdges);
      }
    }
    List<Finding> findings = new ArrayList<>();
    byClass.forEach((c, edges) -> findings.addAll(findings(context, c, edges)));
    return findings;
  }

  /**
   * The class of least weight: where a wall stands on the edge, or what is told as a thing in the
   * way, no wheel rolls over it.
   */
  private static SurfaceClass least(RuleContext context, int[] halfEdges, BitSet things) {
    SurfaceClass least = SurfaceClass.ROAD;
    for (int h : halfEdges) {
      SurfaceClass c = context.corridor().classes().of(h / 3);
      c = things.get(h / 3) && isRolledOn(c) ? SurfaceClass.BARRIER : c;
      boolean less = c.weight() < least.weight();
      least = less || (c.weight() == least.weight() && c.compareTo(least) < 0) ? c : least;
    }
    return least;
  }

  private static boolean isRolledOn(SurfaceClass c) {
    return c == SurfaceClass.ROAD || c == SurfaceClass.UNKNOWN;
  }

  private static List<Finding> findings(
      RuleContext context, SurfaceClass surfaceClass, List<int[]> edges) {
    TreeMap<String, TreeMap<Integer, int[]>> byPieces = new TreeMap<>();
    for (int[] halfEdges : edges) {
      String key = String.join("\n", pieces(context, List.of(halfEdges)));
      byPieces.computeIfAbsent(key, k -> new TreeMap<>()).put(halfEdges[0], halfEdges);
    }
    List<Finding> findings = new ArrayList<>();
    for (TreeMap<Integer, int[]> same : byPieces.values()) {
      int[] first = same.keySet().stream().mapToInt(Integer::intValue).toArray();
      for (int[] place : ElementClusters.places(context, first)) {
        List<int[]> own = Arrays.stream(place).mapToObj(same::get).toList();
        findings.add(finding(context, surfaceClass, own));
      }
    }
    return findings;
  }

  private static TreeSet<String> pieces(RuleContext context, List<int[]> edges) {
    TreeSet<String> pieces = new TreeSet<>();
    for (int[] halfEdges : edges) {
      for (int h : halfEdges) {
        pieces.add(context.pieceName(context.surface().pieceOf(h / 3)));
      }
    }
    return pieces;
  }

  private static Finding finding(
      RuleContext context, SurfaceClass surfaceClass, List<int[]> edges) {
    TreeSet<String> pieces = pieces(context, edges);
    int[] cluster = edges.stream().mapToInt(h -> h[0] / 3).sorted().distinct().toArray();
    String message =
        String.format(
            Locale.ROOT,
            "%s %s %d %s on which three or more triangles meet",
            names(pieces),
            pieces.size() == 1 ? "has" : "share",
            edges.size(),
            edges.size() == 1 ? "edge" : "edges");
    double[] middle = middle(context, edges.get(0)[0]);
    FindingBuilder builder =
        TriangleFinding.of(
                INFO,
                isRolledOn(surfaceClass) ? Severity.WARNING : Severity.INFO,
                context,
                cluster,
                message)
            .at(middle[0], middle[1], middle[2])
            .on(surfaceClass)
            .count(edges.size())
            .measure("edges", edges.size(), "", 0);
    for (int[] halfEdges : edges) {
      for (int h : halfEdges) {
        builder.triangle(context.surface(), h / 3);
      }
    }
    return builder.build();
  }

  /** The first names in words, the number of the others. */
  private static String names(TreeSet<String> pieces) {
    List<String> first = pieces.stream().limit(NAMED).toList();
    int more = pieces.size() - first.size();
    return String.join(" | ", first) + (more > 0 ? " and " + more + " more" : "");
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
