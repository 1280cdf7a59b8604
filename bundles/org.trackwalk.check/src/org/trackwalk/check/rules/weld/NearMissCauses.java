package org.trackwalk.check.rules.weld;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Twin;

/**
 * What several near misses have in common, so that they are told as one: a file with too few
 * digits, or noise on one axis only, as tools leave that compute heights piece by piece.
 */
final class NearMissCauses {

  /** So many seams, and half of all near misses, make noise on one axis the cause. */
  private static final int FEWEST = 5;

  /** More float steps than this are no rounding. */
  private static final long MOST_STEPS = 16;

  private static final String[] AXES = {"x", "y", "z"};

  private final RuleContext context;
  private final RoundedSeams rounded;
  private final int noisyAxis;

  NearMissCauses(RuleContext context, List<Chain> chains) {
    this.context = context;
    this.rounded = new RoundedSeams(context);
    int[] only = new int[3];
    for (Chain chain : chains) {
      int axis = onlyAxis(chain);
      if (axis >= 0) {
        only[axis]++;
      }
    }
    int noisy = -1;
    for (int k = 0; k < 3; k++) {
      noisy = only[k] >= FEWEST && 2 * only[k] >= chains.size() ? k : noisy;
    }
    noisyAxis = noisy;
  }

  /** The cause in words; null when the chain stands alone. */
  String of(Chain chain) {
    if (rounded.explains(chain)) {
      String file = context.surface().pieces().get(chain.piece()).file();
      return file + " prints " + rounded.digits(file) + " decimals, too few for its seams";
    }
    if (noisyAxis >= 0 && onlyAxis(chain) == noisyAxis) {
      String axis = AXES[Twin.fileAxis(context.level().reportFrame(), noisyAxis)];
      return "borders differ in " + axis + " only, by rounding";
    }
    return null;
  }

  /** The level axis on which alone all ends of a chain differ, by a few float steps; else -1. */
  private int onlyAxis(Chain chain) {
    OpenEdges edges = context.ledger().edges();
    int only = -1;
    for (EdgeEntry entry : chain.entries()) {
      Twin ends = Twin.of(edges, entry.edge(), entry.partner());
      for (int k = 0; k < 3; k++) {
        long steps = ends.floatSteps(k);
        if (steps > MOST_STEPS || steps > 0 && only >= 0 && only != k) {
          return -1;
        }
        only = steps > 0 ? k : only;
      }
    }
    return only;
  }
}
