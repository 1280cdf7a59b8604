package org.trackwalk.check.rules.weld;

import java.util.HashSet;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;

/**
 * How many of the seams between pieces of different frames miss.
 *
 * @param frames number of distinct frames
 * @param missed seam edges between frames that are near misses, counted on one side
 * @param met seam edges between frames that are shared
 */
record FrameShare(int frames, int missed, int met) {

  static FrameShare of(RuleContext context) {
    Set<Frame> frames = new HashSet<>();
    for (Piece piece : context.surface().pieces()) {
      frames.add(piece.frame());
    }
    int missed = 0;
    for (Chain chain : context.chainsOf(LedgerClass.NEAR_MISS)) {
      missed += between(context, chain) ? (chain.entries().size() + 1) / 2 : 0;
    }
    int met = frames.size() < 2 || missed == 0 ? 0 : met(context);
    return new FrameShare(frames.size(), missed, met);
  }

  /** Part of the seam edges between frames that miss. */
  double part() {
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
