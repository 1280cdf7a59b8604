package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Triangles without area: a repeated corner, or three corners on one line. */
public final class DegenerateTriangle implements Rule {

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
    IntStream bad =
        IntStream.range(0, context.surface().triangleCount())
            .filter(t -> context.topology().degenerate(t) || context.topology().collinear(t));
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, bad.toArray())) {
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
              .fixable()
              .build());
    }
    return findings;
  }
}
