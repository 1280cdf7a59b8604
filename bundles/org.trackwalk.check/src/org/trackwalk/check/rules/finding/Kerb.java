package org.trackwalk.check.rules.finding;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.naming.NameList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.chain.Chain;

/** Which pieces are kerbs, that may stand a little above the road: by their names. */
public final class Kerb {

  /** By the words for kerbs. */
  private static final NameList KERBS = NameList.shipped("kerb");

  /** By what a track generator calls the strips between road and side. */
  private static final NameList STRIPS = NameList.shipped("kerbstrip");

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
      kerbs.set(piece, named(name) || STRIPS.has(name));
    }
    return t -> kerbs.get(surface.pieceOf(t));
  }

  private static boolean named(String piece) {
    return KERBS.has(piece);
  }
}
