package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.LowestVertex;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Coordinates that are no numbers. */
public final class NonFinite implements Rule {

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

  /** Corners of the triangles that are left out that are looked at, to say how wide the hole is. */
  private static final int MOST_POINTS = 300;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (Piece piece : context.surface().pieces()) {
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
    int left = 0;
    float[] near = null;
    List<double[]> rim = new ArrayList<>();
    int[] c = piece.triangles();
    float[] p = piece.positions();
    for (int t = 0; t < piece.triangleCount(); t++) {
      boolean broken = false;
      for (int k = 0; k < 3; k++) {
        broken |= !finite(p, c[3 * t + k]);
      }
      left += broken ? 1 : 0;
      for (int k = 0; k < 3 && broken; k++) {
        near = LowestVertex.of(near, p, c[3 * t + k]);
        note(rim, piece, c[3 * t + k]);
      }
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d %s with a coordinate that is not a number; %d %s left out",
            piece.name(),
            bad,
            bad == 1 ? "vertex" : "vertices",
            left,
            left == 1 ? "triangle is" : "triangles are");
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.ERROR, message)
            .piece(piece.name())
            .count(bad)
            .about(piece.name())
            .measure("vertices", bad, "", 0);
    if (near != null) {
      float[] at = new float[3];
      piece.frame().place(near[0], near[1], near[2], at, 0);
      builder.at(at[0], at[1], at[2]);
    }
    if (!rim.isEmpty()) {
      double[] path = rim.stream().flatMapToDouble(Arrays::stream).toArray();
      builder.along(path, 0);
      if (onRoad(context, piece)) {
        double[] at = rim.get(0);
        double share = RoadShare.of(context, at, RoadShare.across(context, path));
        builder.on(SurfaceClass.ROAD).falls(context.speedAt(at[0], at[1], at[2]), share);
      }
    }
    return builder.build();
  }

  /** A stored vertex in level coordinates, where it is a place. */
  private static void note(List<double[]> points, Piece piece, int v) {
    float[] p = piece.positions();
    if (points.size() < MOST_POINTS && finite(p, v)) {
      float[] at = new float[3];
      piece.frame().place(p[3 * v], p[3 * v + 1], p[3 * v + 2], at, 0);
      points.add(new double[] {at[0], at[1], at[2]});
    }
  }

  /** Whether a triangle of a piece is road: then a hole is left there. */
  private static boolean onRoad(RuleContext context, Piece piece) {
    int number = context.surface().pieces().indexOf(piece);
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      if (context.surface().pieceOf(t) == number
          && context.corridor().classes().of(t) == SurfaceClass.ROAD) {
        return true;
      }
    }
    return false;
  }
}
