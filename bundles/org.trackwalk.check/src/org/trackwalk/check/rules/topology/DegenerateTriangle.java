package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;

/** Triangles without area: a repeated corner, or three corners on one line. */
public final class DegenerateTriangle implements EarlyRule {

  private static final String LEAVE_OUT =
      "Leave the piece out of the collision meshes, or give it a surface: the game may stop while"
          + " it loads, or run without the piece.";

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.degenerate-triangle",
              "warning",
              "triangles without area",
              "Engines drop them or compute a normal from rounding noise; a contact on one "
                  + "points anywhere.",
              "Delete them (Blender: Mesh > Clean Up > Degenerate Dissolve).",
              Scope.PIECE,
              List.of(),
              "engines drop them")
          .with(RuleTraits.NONE.inAnyUnit().mended(Mend.DELETE_FLAT));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (context.topology().allHaveArea()) {
      return List.of();
    }
    int[] bad =
        IntStream.range(0, context.surface().triangleCount())
            .filter(t -> context.topology().degenerate(t) || context.topology().collinear(t))
            .toArray();
    List<Finding> findings = new ArrayList<>();
    BitSet bodies = bodiesOf(context, bad, findings);
    int[] others =
        Arrays.stream(bad).filter(t -> !bodies.get(context.surface().pieceOf(t))).toArray();
    for (int[] cluster : ElementClusters.of(context, others)) {
      String piece = context.pieceName(context.surface().pieceOf(cluster[0]));
      String message =
          String.format(
              Locale.ROOT,
              "%s has %d %s without area",
              piece,
              cluster.length,
              cluster.length == 1 ? "triangle" : "triangles");
      findings.add(
          TriangleFinding.of(INFO, Severity.WARNING, context, cluster, message)
              .measure("triangles", cluster.length, "", 0)
              .build());
    }
    return findings;
  }

  /** Pieces that are to be bodies of their own and have nothing to make one of. */
  private static BitSet bodiesOf(RuleContext context, int[] bad, List<Finding> findings) {
    BitSet bodies = new BitSet();
    if (context.profiles().stream().noneMatch(p -> context.bodies(p) == Bodies.PIECE)) {
      return bodies;
    }
    WeldedSurface surface = context.surface();
    Map<Integer, List<Integer>> flat = new TreeMap<>();
    for (int t : bad) {
      flat.computeIfAbsent(surface.pieceOf(t), k -> new ArrayList<>()).add(t);
    }
    flat.forEach(
        (piece, own) -> {
          if (own.size() == surface.pieces().get(piece).triangleCount()) {
            bodies.set(piece);
            int[] triangles = own.stream().mapToInt(Integer::intValue).toArray();
            String message =
                String.format(
                    Locale.ROOT,
                    "%s has no triangle with an area (of %d): no engine makes a body of it",
                    context.pieceName(piece),
                    triangles.length);
            findings.add(
                TriangleFinding.of(INFO, Severity.ERROR, context, triangles, message)
                    .help(LEAVE_OUT)
                    .measure("triangles", triangles.length, "", 0)
                    .build());
          }
        });
    return bodies;
  }
}
