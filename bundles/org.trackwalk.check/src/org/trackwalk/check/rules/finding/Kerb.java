package org.trackwalk.check.rules.finding;

import java.util.BitSet;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which pieces are kerbs, that may stand a little above the road: by their names. */
public final class Kerb {

  /**
   * What TORCS' track generator calls the strips between road and side; its own loader's files
   * ({@code .acc}) have all names in upper case.
   */
  private static final Pattern TORCS = Pattern.compile("t\\d+[LR]B", Pattern.CASE_INSENSITIVE);

  private Kerb() {}

  public static boolean isKerb(RuleContext context, Chain chain) {
    return named(context.pieceName(chain.piece()))
        || (chain.other() >= 0 && named(context.pieceName(chain.other())));
  }

  /**
   * The triangles of kerbs, TORCS' strips between road and side ({@code t0LB12}) included; names
   * are read once.
   */
  public static IntPredicate triangles(RuleContext context) {
    WeldedSurface surface = context.surface();
    BitSet kerbs = new BitSet();
    for (int piece = 0; piece < surface.pieces().size(); piece++) {
      String name = context.pieceName(piece);
      kerbs.set(piece, named(name) || TORCS.matcher(name).lookingAt());
    }
    return t -> kerbs.get(surface.pieceOf(t));
  }

  private static boolean named(String piece) {
    String name = piece.toLowerCase(Locale.ROOT);
    return name.contains("kerb") || name.contains("curb");
  }
}
