package org.trackwalk.check.rules;

import java.util.Locale;
import java.util.regex.Pattern;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.rule.RuleContext;

/** Which pieces are kerbs, that may stand a little above the road: by their names. */
final class Kerb {

  /** What TORCS' track generator calls the strips between road and side. */
  private static final Pattern TORCS = Pattern.compile("t\\d+[LR]B");

  private Kerb() {}

  static boolean isKerb(RuleContext context, Chain chain) {
    return named(context.pieceName(chain.piece()))
        || (chain.other() >= 0 && named(context.pieceName(chain.other())));
  }

  /** True for the name of a kerb, TORCS' strips between road and side ({@code t0LB12}) included. */
  static boolean strip(String piece) {
    return named(piece) || TORCS.matcher(piece).lookingAt();
  }

  private static boolean named(String piece) {
    String name = piece.toLowerCase(Locale.ROOT);
    return name.contains("kerb") || name.contains("curb");
  }
}
