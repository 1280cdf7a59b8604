package org.trackwalk.check.rules.weld;

import java.util.Locale;
import java.util.TreeSet;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Twin;

/**
 * What would cure seams between pieces with own origins, tried out on the level: with origins and
 * border corners on a grid of 1/1024 m floats add without rounding (a coordinate up to 8,192 m
 * takes 13 bits before and 10 behind the point, a float has 24), so twins meet if both go to the
 * same grid point.
 */
final class FrameCure {

  private static final double GRID = 1024;

  /** Beyond this a float has no 10 bits behind the point, metres. */
  private static final double FARTHEST = 8192;

  private FrameCure() {}

  /** The cure in words, for this level. */
  static String words(RuleContext context) {
    OpenEdges edges = context.ledger().edges();
    int corners = 0;
    int meeting = 0;
    boolean far = false;
    TreeSet<String> turned = new TreeSet<>();
    for (Chain chain : context.chainsOf(LedgerClass.NEAR_MISS)) {
      if (!FrameShare.between(context, chain)) {
        continue;
      }
      for (int piece : new int[] {chain.piece(), chain.other()}) {
        if (turns(context.surface().pieces().get(piece).frame())) {
          turned.add(context.pieceName(piece));
        }
      }
      for (EdgeEntry entry : chain.entries()) {
        Twin worst = Twin.of(edges, entry.edge(), entry.partner());
        corners++;
        meeting += sameGridPoint(worst) ? 1 : 0;
        far |= far(worst.position());
      }
    }
    String apply = "apply all transforms before exporting, so that the pieces share one origin";
    if (!turned.isEmpty()) {
      return String.format(
          Locale.ROOT,
          "cure: %s (%s%s turned or scaled, so a grid cannot help)",
          apply,
          turned.first(),
          turned.size() == 1 ? " is" : " and " + (turned.size() - 1) + " more are");
    }
    if (far) {
      return "cure: "
          + apply
          + "; here, beyond 8,192 m, floats are too coarse for a grid of 1/1024 m";
    }
    return String.format(
        Locale.ROOT,
        "cure: %s; or put origins and border corners on a grid of 1/1024 m: tried, %d of %d border"
            + " edges would meet",
        apply,
        meeting,
        corners);
  }

  private static boolean sameGridPoint(Twin twin) {
    for (int k = 0; k < 3; k++) {
      if (Math.rint(twin.position()[k] * GRID) != Math.rint(twin.twinPosition()[k] * GRID)) {
        return false;
      }
    }
    return true;
  }

  private static boolean far(double[] position) {
    for (double x : position) {
      if (Math.abs(x) >= FARTHEST) {
        return true;
      }
    }
    return false;
  }

  /** True when a placement does more than move: floats are multiplied, and round. */
  private static boolean turns(Frame frame) {
    double[] m = frame.placement();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        double value = Math.abs(m[4 * row + column]);
        // Quarter turns and mirror images only swap axes and signs.
        if (value != 0 && value != 1) {
          return true;
        }
      }
    }
    return false;
  }
}
