package org.trackwalk.check.rules.weld;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.ground.surface.RepeatedVertices;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Vertices that stand twice in a piece with the same bits. */
public final class BitDuplicate implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "weld.bit-duplicate",
              "information",
              "the same vertex twice in one piece",
              "Engines that compare indices take the two for different vertices and find "
                  + "edges inside a flat surface.",
              "Merge by distance 0 before exporting the collision mesh (Blender: Mesh > Merge "
                  + "> By Distance), or let the engine's cooking weld exact duplicates.",
              Scope.PIECE,
              List.of(),
              "exports with a vertex per corner: up to 72% repeat in a real kit")
          .with(
              RuleTraits.NONE
                  .counting(RuleTraits.Counted.VERTICES)
                  .inAnyUnit()
                  .mended(Mend.MERGE_COPIES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    BitSet repeating = new BitSet();
    Known last = context.memory().last(Known.class).orElse(Known.NONE);
    Known known = new Known(new IdentityHashMap<>());
    List<Piece> pieces = context.surface().pieces();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      if (piece.collidable()) {
        RepeatedVertices before = last.of.get(piece);
        RepeatedVertices found = before == null ? RepeatedVertices.of(piece) : before;
        known.of.put(piece, found);
        if (found.count() > 0) {
          findings.add(finding(piece, found));
          repeating.set(i);
        }
      }
    }
    if (context.memory().lasting()) {
      context.memory().keep(Known.class, known);
    }
    // Of some pieces on scenery and some beside it, the way of the export is the one cause.
    return findings.isEmpty() || !areScenery(repeating, context)
        ? findings
        : findings.stream().map(f -> f.on(SurfaceClass.SCENERY)).toList();
  }

  /** What pieces repeat, by the object itself, for the next check. */
  private record Known(Map<Piece, RepeatedVertices> of) {
    private static final Known NONE = new Known(new IdentityHashMap<>());
  }

  /** Whether all of some pieces is scenery. */
  private static boolean areScenery(BitSet pieces, RuleContext context) {
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      if (context.corridor().classes().of(t) != SurfaceClass.SCENERY
          && pieces.get(context.surface().pieceOf(t))) {
        return false;
      }
    }
    return true;
  }

  private static Finding finding(Piece piece, RepeatedVertices found) {
    List<Float> p = found.lowest();
    float[] at = new float[3];
    piece.frame().place(p.get(0), p.get(1), p.get(2), at, 0);
    String message =
        String.format(
            Locale.ROOT,
            "%s repeats %d of its %d vertices with the same coordinates",
            piece.name(),
            found.count(),
            found.of());
    return new FindingBuilder(INFO, Severity.INFO, message)
        .at(at[0], at[1], at[2])
        .piece(piece.name())
        .count(found.count())
        .about(piece.name())
        .measure("vertices", found.count(), "", 0)
        .build();
  }
}
