package org.trackwalk.check.rules.finding;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Where a chain is crossed hardest by who drives along the road.
 *
 * @param entry the edge there
 * @param met how it is met
 * @param seam all edges of the chain, in its order; only that one where no road is known
 */
public record CrossedSeam(EdgeEntry entry, MetEdge met, List<MetEdge> seam) {

  /** Where a chain is worst it is crossed as hard as anywhere, but for this part. */
  private static final double AS_GOOD = 0.98;

  /** Finds the place. */
  public static CrossedSeam of(RuleContext context, Chain chain) {
    MetEdge worst = at(context, chain.worst(), chain.worst().at());
    if (!context.corridor().known()) {
      return new CrossedSeam(chain.worst(), worst, List.of(worst));
    }
    List<MetEdge> all = new ArrayList<>();
    for (EdgeEntry entry : chain.entries()) {
      all.add(at(context, entry, 0.5));
    }
    MetEdge hardest = MetEdge.hardest(all);
    return worst.over() >= AS_GOOD * hardest.over()
        ? new CrossedSeam(chain.worst(), worst, all)
        : new CrossedSeam(chain.entries().get(all.indexOf(hardest)), hardest, all);
  }

  /** What the closed forms are asked with: of boxes as they come over the ground before it. */
  public SeamEffects effects(RuleContext context) {
    return met.ofBoxes(context, seam);
  }

  private static MetEdge at(RuleContext context, EdgeEntry entry, double at) {
    OpenEdges edges = context.ledger().edges();
    int e = entry.edge();
    double[] point = new double[3];
    double[] along = new double[3];
    for (int k = 0; k < 3; k++) {
      point[k] = edges.point(e, at, k);
      along[k] = edges.length(e) * edges.direction(e, k);
    }
    return MetEdge.of(context, e, point, along);
  }
}
