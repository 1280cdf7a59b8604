package org.trackwalk.check.rules.weld;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.ReachedChains;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Twin;

/**
 * How well the seams between pieces of different frames agree.
 *
 * @param frames number of distinct frames
 * @param missed seam edges between frames that are near misses, counted on one side
 * @param met seam edges between frames that are shared
 * @param reached whether the vehicle gets to a near miss; if so, what follows is of those alone
 * @param worst largest distance of a near miss, metres
 * @param position of that, level coordinates
 * @param twin the two corners that miss each other there; null when none do
 * @param length of all near misses, metres
 * @param pieces names of the pieces concerned
 * @param surfaceClass the weightiest class among the near misses
 */
record FrameSeams(
    int frames,
    int missed,
    int met,
    boolean reached,
    double worst,
    double[] position,
    Twin twin,
    double length,
    Set<String> pieces,
    SurfaceClass surfaceClass) {

  /** Part of the seam edges between frames that miss. */
  double share() {
    return missed + met == 0 ? 0 : (double) missed / (missed + met);
  }

  /**
   * True when a chain runs between pieces of different frames; paint is not meant to be joined to
   * what it lies on.
   */
  static boolean between(RuleContext context, Chain chain) {
    return chain.other() >= 0
        && !context.painted(chain)
        && !frame(context, chain.piece()).equals(frame(context, chain.other()));
  }

  private static Frame frame(RuleContext context, int piece) {
    return context.surface().pieces().get(piece).frame();
  }

  static FrameSeams of(RuleContext context) {
    Set<Frame> frames = new HashSet<>();
    for (Piece piece : context.surface().pieces()) {
      frames.add(piece.frame());
    }
    int missed = 0;
    List<Chain> told = new ArrayList<>();
    List<Chain> reached = new ArrayList<>();
    ReachedChains reach = new ReachedChains(context);
    for (Chain chain : context.chainsOf(LedgerClass.NEAR_MISS)) {
      if (between(context, chain)) {
        missed += (chain.entries().size() + 1) / 2;
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
    int met = frames.size() < 2 || missed == 0 ? 0 : met(context);
    return new FrameSeams(
        frames.size(),
        missed,
        met,
        !reached.isEmpty(),
        worst,
        position,
        twin,
        length,
        pieces,
        weightiest);
  }

  private static int met(RuleContext context) {
    Topology topology = context.topology();
    int met = 0;
    for (int h = 0; h < 3 * context.surface().triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h) {
        int a = context.surface().pieceOf(h / 3);
        int b = context.surface().pieceOf(twin / 3);
        if (a != b && !frame(context, a).equals(frame(context, b))) {
          met++;
        }
      }
    }
    return met;
  }
}
