package org.trackwalk.check.rules.finding;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Where a chain is crossed hardest by who drives along the road.
 *
 * @param entry the edge there
 * @param met how it is met
 */
public record CrossedSeam(EdgeEntry entry, MetEdge met) {

  /** Where a chain is worst it is crossed as hard as anywhere, but for this part. */
  private static final double AS_GOOD = 0.98;

  /** Finds the place. */
  public static CrossedSeam of(RuleContext context, Chain chain) {
    CrossedSeam worst = at(context, chain.worst(), chain.worst().at());
    if (!context.corridor().known()) {
      return worst;
    }
    List<CrossedSeam> all = new ArrayList<>();
    for (EdgeEntry entry : chain.entries()) {
      all.add(at(context, entry, 0.5));
    }
    MetEdge hardest = MetEdge.hardest(all.stream().map(CrossedSeam::met).toList());
    return worst.met().over() >= AS_GOOD * hardest.over()
        ? worst
        : all.stream().filter(one -> one.met() == hardest).findFirst().orElse(worst);
  }

  private static CrossedSeam at(RuleContext context, EdgeEntry entry, double at) {
    OpenEdges edges = context.ledger().edges();
    int e = entry.edge();
    double[] point = new double[3];
    double[] along = new double[3];
    for (int k = 0; k < 3; k++) {
      point[k] = edges.point(e, at, k);
      along[k] = edges.length(e) * edges.direction(e, k);
    }
    return new CrossedSeam(entry, MetEdge.of(context, e, point, along));
  }
}
