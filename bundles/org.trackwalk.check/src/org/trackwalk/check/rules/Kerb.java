package org.trackwalk.check.rules;

import java.util.Locale;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.rule.RuleContext;

/** Which pieces are kerbs, that may stand a little above the road: by their names. */
final class Kerb {

  private Kerb() {}

  static boolean isKerb(RuleContext context, Chain chain) {
    return named(context.pieceName(chain.piece()))
        || (chain.other() >= 0 && named(context.pieceName(chain.other())));
  }

  private static boolean named(String piece) {
    String name = piece.toLowerCase(Locale.ROOT);
    return name.contains("kerb") || name.contains("curb");
  }
}
