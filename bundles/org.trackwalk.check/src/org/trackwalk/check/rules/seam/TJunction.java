package org.trackwalk.check.rules.seam;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Borders on one line with unequal vertices (ledger class t-junction). */
public final class TJunction implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "seam.t-junction",
              "warning",
              "one border has a vertex where the other has none",
              "The edges on both sides are not the same edge, so no engine can tell that the"
                  + " surface goes on: half of all cars that touch the road there hit an edge that"
                  + " is not there.",
              "Add the missing vertex to the longer edge (Blender: Subdivide it, snap the new"
                  + " vertex onto the other border's); only snap it where it is shifted.",
              Scope.SEAM,
              List.of(new Parameter("distance", 0.001, "m", "how far off the line still counts")),
              "every engine read fails on it; 51 % ghost contacts (docs/engines.md)")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.SEAM_EDGES).mended(Mend.INSERT));

  /** Nearer vertices were meant to be one and are shifted along the seam, metres. */
  private static final double SHIFTED = 0.05;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    SeamDrafts drafts = new SeamDrafts(context);
    for (Chain chain : context.chainsOf(LedgerClass.T_JUNCTION)) {
      TreeSet<Integer> vertices = new TreeSet<>();
      double off = 0;
      double shift = 0;
      for (EdgeEntry entry : chain.entries()) {
        if (entry.vertex() >= 0) {
          vertices.add(entry.vertex());
          off = Math.max(off, offLine(context, entry));
          shift = Math.max(shift, shift(context, entry));
        }
      }
      drafts.add(draft(context, chain, vertices, off, shift));
    }
    return drafts.findings();
  }

  /** How far the vertex without a partner lies off the longer edge's line, metres. */
  private static double offLine(RuleContext context, EdgeEntry entry) {
    OpenEdges edges = context.ledger().edges();
    boolean own = edges.length(entry.edge()) >= edges.length(entry.partner());
    int e = own ? entry.edge() : entry.partner();
    float[] p = context.surface().positions();
    double along = 0;
    for (int k = 0; k < 3; k++) {
      along += (p[3 * entry.vertex() + k] - edges.point(e, 0, k)) * edges.direction(e, k);
    }
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = p[3 * entry.vertex() + k] - edges.point(e, 0, k) - along * edges.direction(e, k);
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  /** How far the vertex lies from the nearest end of the edge that it is not of, metres. */
  private static double shift(RuleContext context, EdgeEntry entry) {
    OpenEdges edges = context.ledger().edges();
    boolean own =
        edges.from(entry.edge()) == entry.vertex() || edges.to(entry.edge()) == entry.vertex();
    int other = own ? entry.partner() : entry.edge();
    float[] p = context.surface().positions();
    double nearest = Double.POSITIVE_INFINITY;
    for (int end = 0; end < 2; end++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = p[3 * entry.vertex() + k] - edges.point(other, end, k);
        sum += d * d;
      }
      nearest = Math.min(nearest, Math.sqrt(sum));
    }
    return nearest;
  }

  private SeamDraft draft(
      RuleContext context, Chain chain, TreeSet<Integer> vertices, double off, double shift) {
    int n = vertices.size();
    String message =
        String.format(
            Locale.ROOT,
            "%s: %d %s on one side only%s%s",
            SeamFinding.pair(context, chain),
            n,
            n == 1 ? "vertex is" : "vertices are",
            SeamFinding.along(chain),
            shift < SHIFTED
                ? ", the other side's are up to " + SeamFinding.metres(shift) + " farther along"
                : "");
    FindingBuilder builder =
        SeamFinding.of(INFO, Severity.WARNING, context, chain, message)
            .measure("distance", off, "m", context.parameter(INFO, "distance"));
    if (n > 0) {
      builder.at(context.surface(), vertices.first());
      float[] p = context.surface().positions();
      vertices.stream()
          .limit(20)
          .forEach(
              v ->
                  builder.step(
                      new double[] {p[3 * v], p[3 * v + 1], p[3 * v + 2]},
                      "vertex without a partner"));
    }
    SeamFeel feel =
        (effects, at) -> effects.of(SeamFinding.model(context, chain, Fault.T_JUNCTION, 0));
    return new SeamDraft(
        builder, chain, SeamFinding.onGround(context, chain) ? feel : SeamFeel.NOTHING);
  }
}
