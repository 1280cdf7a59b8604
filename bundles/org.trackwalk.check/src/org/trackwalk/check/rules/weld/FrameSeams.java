package org.trackwalk.check.rules.weld;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.ReachedChains;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Twin;

/**
 * How well the seams between pieces of different frames agree.
 *
 * @param share how many there are, and how many of them miss
 * @param reached whether the vehicle gets to a near miss; if so, what follows is of those alone
 * @param worst largest distance of a near miss, metres
 * @param position of that, level coordinates
 * @param twin the two corners that miss each other there; null when none do
 * @param length of all near misses, metres
 * @param pieces names of the pieces concerned
 * @param surfaceClass the weightiest class among the near misses
 */
record FrameSeams(
    FrameShare share,
    boolean reached,
    double worst,
    double[] position,
    Twin twin,
    double length,
    Set<String> pieces,
    SurfaceClass surfaceClass) {

  static FrameSeams of(RuleContext context) {
    List<Chain> told = new ArrayList<>();
    List<Chain> reached = new ArrayList<>();
    ReachedChains reach = new ReachedChains(context);
    for (Chain chain : context.chainsOf(LedgerClass.NEAR_MISS)) {
      if (FrameShare.between(context, chain)) {
        told.add(chain);
        if (reach.has(chain)) {
          reached.add(chain);
        }
      }
    }
    double worst = 0;
    SurfaceClass weightiest = SurfaceClass.SCENERY;
    double length = 0;
    double[] position = new double[3];
    Twin twin = null;
    Set<String> pieces = new TreeSet<>();
    for (Chain chain : reached.isEmpty() ? told : reached) {
      length += chain.length();
      boolean heavier = chain.surfaceClass().weight() > weightiest.weight();
      weightiest = heavier ? chain.surfaceClass() : weightiest;
      pieces.add(context.pieceName(chain.piece()));
      pieces.add(context.pieceName(chain.other()));
      EdgeEntry entry = chain.worst();
      if (entry.distance() > worst) {
        worst = entry.distance();
        twin =
            entry.partner() < 0
                ? null
                : Twin.of(context.ledger().edges(), entry.edge(), entry.partner());
        for (int k = 0; k < 3; k++) {
          position[k] = context.ledger().edges().point(entry.edge(), 0, k);
        }
      }
    }
    return new FrameSeams(
        FrameShare.of(context),
        !reached.isEmpty(),
        worst,
        position,
        twin,
        length,
        pieces,
        weightiest);
  }
}
