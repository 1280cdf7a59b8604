package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Coordinates that are no numbers. */
public final class NonFinite implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.non-finite",
              "error",
              "coordinates that are NaN or infinite",
              "A vertex that is nowhere makes every triangle on it vanish, and some engines "
                  + "crash on it.",
              "Find the vertex in the modelling tool and give it a position; look for a "
                  + "modifier that divides by zero.",
              Scope.PIECE,
              List.of(),
              "glTF ACCESSOR_INVALID_FLOAT")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.VERTICES).inAnyUnit());

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (Piece piece : context.level().pieces()) {
      int bad = piece.collidable() ? nonFinite(piece) : 0;
      if (bad > 0) {
        findings.add(finding(context, piece, bad));
      }
    }
    return findings;
  }

  /** How many stored vertices; few points are broken, so those of a soup are made only then. */
  private static int nonFinite(Piece piece) {
    return nonFinite(piece.points()) == 0 ? 0 : nonFinite(piece.positions());
  }

  private static int nonFinite(float[] p) {
    int bad = 0;
    for (int v = 0; 3 * v < p.length; v++) {
      bad += finite(p, v) ? 0 : 1;
    }
    return bad;
  }

  private static boolean finite(float[] p, int v) {
    return Float.isFinite(p[3 * v]) && Float.isFinite(p[3 * v + 1]) && Float.isFinite(p[3 * v + 2]);
  }

  private static Finding finding(RuleContext context, Piece piece, int bad) {
    BrokenTriangles broken = BrokenTriangles.of(piece, v -> !finite(piece.points(), v));
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d %s with a coordinate that is not a number; %d %s left out",
            piece.name(),
            bad,
            bad == 1 ? "vertex" : "vertices",
            broken.count(),
            broken.count() == 1 ? "triangle is" : "triangles are");
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.ERROR, message)
            .piece(piece.name())
            .count(bad)
            .about(piece.name())
            .measure("vertices", bad, "", 0);
    return broken.tell(builder, context, piece).build();
  }
}
