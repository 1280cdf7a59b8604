package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.chain.Partition;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Neighbours that turn opposite sides outward. */
final class Winding implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "topology.winding",
          "error on road, else warning",
          "neighbouring triangles face opposite sides",
          "A one-sided triangle that faces down is not there for the physics: cars fall "
              + "through it.",
          "Turn the smaller part over (Blender: select it, Mesh > Normals > Flip; or "
              + "Recalculate Outside).",
          Scope.SEAM,
          List.of(),
          "one-sided triangles vanish (seed 000, chapter 4: back-face culling)");

  /** Cosine of the largest angle at which a surface counts as going on: 60 degrees (RULES 4). */
  private static final double SMOOTH = 0.5;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    WeldedSurface surface = context.surface();
    Topology topology = context.topology();
    Partition patches = new Partition(surface.triangleCount());
    IntList mismatches = new IntList();
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h && !topology.sameDirection(h)) {
        patches.join(h / 3, twin / 3);
      } else if (twin > h && concerns(context, h / 3, twin / 3)) {
        mismatches.add(h);
      }
    }
    if (mismatches.size() == 0) {
      return List.of();
    }
    int[] sizes = new int[surface.triangleCount()];
    for (int t = 0; t < sizes.length; t++) {
      sizes[patches.first(t)]++;
    }
    TreeMap<Integer, IntList> culprits = new TreeMap<>();
    for (int i = 0; i < mismatches.size(); i++) {
      int h = mismatches.get(i);
      int p = patches.first(h / 3);
      int q = patches.first(topology.twin(h) / 3);
      int smaller = sizes[p] < sizes[q] || (sizes[p] == sizes[q] && p < q) ? p : q;
      culprits.computeIfAbsent(smaller, k -> new IntList()).add(h);
    }
    List<Finding> findings = new ArrayList<>();
    culprits.forEach(
        (patch, edges) -> findings.add(finding(context, patch, sizes[patch], edges, patches)));
    return findings;
  }

  private static boolean concerns(RuleContext context, int t, int u) {
    WeldedSurface s = context.surface();
    if (s.pieces().get(s.pieceOf(t)).twoSided(s.sourceTriangle(t))
        || s.pieces().get(s.pieceOf(u)).twoSided(s.sourceTriangle(u))) {
      return false;
    }
    double[] n = Vec.normal(s.positions(), s.triangles(), t);
    double[] m = Vec.normal(s.positions(), s.triangles(), u);
    // One of the two is turned over, so on a smooth surface their normals oppose.
    return Vec.dot(n, 0, m, 0) < -SMOOTH;
  }

  private static Finding finding(
      RuleContext context, int patch, int size, IntList edges, Partition patches) {
    Topology topology = context.topology();
    int first = edges.get(0);
    int inside = patches.first(first / 3) == patch ? first : topology.twin(first);
    int outside = topology.twin(inside);
    WeldedSurface s = context.surface();
    String piece = context.pieceName(s.pieceOf(inside / 3));
    String other = context.pieceName(s.pieceOf(outside / 3));
    SurfaceClass surface = context.corridor().classes().lesser(inside / 3, outside / 3);
    String message =
        String.format(
            Locale.ROOT,
            "%s: %d %s the other way than %s",
            piece,
            size,
            size == 1 ? "triangle faces" : "triangles face",
            other.equals(piece) ? "the triangles around" : other);
    Severity severity =
        surface == SurfaceClass.ROAD
            ? Severity.ERROR
            : surface == SurfaceClass.SCENERY ? Severity.INFO : Severity.WARNING;
    double[] at = TriangleFinding.centre(s, inside / 3);
    double length = 0;
    double[] path = new double[6 * edges.size()];
    FindingBuilder builder =
        new FindingBuilder(INFO, severity, message)
            .at(at[0], at[1], at[2])
            .on(surface)
            .count(size)
            .measure("triangles", size, "", 0)
            .fixable();
    for (int i = 0; i < edges.size(); i++) {
      int h = edges.get(i);
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double a = s.positions()[3 * topology.from(h) + k];
        double b = s.positions()[3 * topology.to(h) + k];
        path[6 * i + k] = a;
        path[6 * i + 3 + k] = b;
        sum += (b - a) * (b - a);
      }
      length += Math.sqrt(sum);
      builder.edge(s, h).edge(s, topology.twin(h));
    }
    return builder.along(path, length).build();
  }
}
