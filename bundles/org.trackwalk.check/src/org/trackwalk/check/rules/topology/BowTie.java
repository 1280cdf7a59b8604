package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.PieceGroups;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.ground.surface.Fans;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Parts of one piece that hang together by a vertex only. */
public final class BowTie implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.bow-tie",
              "information",
              "parts of a piece that touch in one vertex only",
              "The vertex joins what no edge joins: smoothed normals and everything else that is"
                  + " kept per vertex mixes two surfaces, and a tool that walks around the vertex"
                  + " sees only one of them.",
              "Split the vertex (Blender: select the faces of one part, Mesh > Split), or fill the"
                  + " space between the two parts.",
              Scope.PIECE,
              List.of(),
              "a vertex of a surface has one fan of triangles (CGAL, non-manifold vertices)")
          .with(RuleTraits.NONE.inAnyUnit());

  @Override
  public RuleInfo info() {
    return INFO;
  }

  private static List<Fans> fans(RuleContext context) {
    int triangles = context.surface().triangleCount();
    int threads = Workers.worth(context.settings().jobs(), triangles);
    return Fans.all(context.surface(), context.topology(), threads);
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Fans> all =
        SameNumbers.of(
            context.memory(),
            context.surface(),
            new Asked(context.topology().joins()),
            () -> fans(context));
    if (all.isEmpty()) {
      return List.of();
    }
    BitSet told = toldByBorders(context);
    TreeMap<Integer, Fans> byTriangle = new TreeMap<>();
    TreeMap<Integer, Integer> counts = new TreeMap<>();
    for (Fans fans : all) {
      if (!told.get(fans.vertex())) {
        byTriangle.putIfAbsent(fans.triangle(), fans);
        counts.merge(fans.triangle(), 1, Integer::sum);
      }
    }
    int[] triangles = byTriangle.keySet().stream().mapToInt(Integer::intValue).toArray();
    List<Finding> findings = new ArrayList<>();
    for (int[] group : PieceGroups.of(context, triangles)) {
      int count = 0;
      for (int t : group) {
        count += counts.get(t);
      }
      findings.add(finding(context, group, byTriangle.get(group[0]), count));
    }
    return findings;
  }

  /** Where parts touch depends on how edges are joined, and not on where they lie. */
  private record Asked(Joins joins) {}

  /** The ends of open edges that another rule speaks about: there the border is what is wrong. */
  private static BitSet toldByBorders(RuleContext context) {
    OpenEdges edges = context.ledger().edges();
    BitSet told = new BitSet(context.surface().vertexCount());
    for (EdgeEntry entry : context.ledger().entries()) {
      LedgerClass owner = entry.owner();
      if (owner.compareTo(LedgerClass.OVERLAP) <= 0
          || owner == LedgerClass.HOLE
          || owner == LedgerClass.OPEN) {
        told.set(edges.from(entry.edge()));
        told.set(edges.to(entry.edge()));
      }
    }
    return told;
  }

  private static Finding finding(RuleContext context, int[] group, Fans first, int count) {
    String message =
        String.format(
            Locale.ROOT,
            "%s has %s in which parts of it touch and share no edge",
            context.pieceName(context.surface().pieceOf(group[0])),
            count == 1 ? "a vertex" : count + " vertices");
    float[] p = context.surface().positions();
    int v = 3 * first.vertex();
    return TriangleFinding.of(INFO, Severity.INFO, context, group, message)
        .at(p[v], p[v + 1], p[v + 2])
        .count(count)
        .measure("parts at a vertex", first.fans(), "", 1)
        .build();
  }
}
