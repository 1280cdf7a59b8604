package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * The triangles of a piece that stand on broken vertices and are left out, and the hole that they
 * leave.
 *
 * @param count how many triangles
 * @param rim their sound corners in level coordinates, each three doubles, by x, y, z: whichever
 *     way a file sorts its vertices, it is the same line
 */
record BrokenTriangles(int count, List<double[]> rim) {

  /**
   * Finds them.
   *
   * @param broken tells points of the piece
   */
  static BrokenTriangles of(Piece piece, IntPredicate broken) {
    int count = 0;
    List<double[]> rim = new ArrayList<>();
    int[] c = piece.corners();
    for (int i = 0; i < c.length; i += 3) {
      if (broken.test(c[i]) || broken.test(c[i + 1]) || broken.test(c[i + 2])) {
        count++;
        for (int k = 0; k < 3; k++) {
          note(rim, piece, c[i + k], broken);
        }
      }
    }
    rim.sort(Arrays::compare);
    return new BrokenTriangles(count, rim);
  }

  private static void note(List<double[]> rim, Piece piece, int v, IntPredicate broken) {
    float[] p = piece.points();
    float[] at = new float[3];
    piece.frame().place(p[3 * v], p[3 * v + 1], p[3 * v + 2], at, 0);
    if (!broken.test(v) && Float.isFinite(at[0] + at[1] + at[2])) {
      rim.add(new double[] {at[0], at[1], at[2]});
    }
  }

  /** A finding with its place, and with what a car loses in the hole where the piece is road. */
  FindingBuilder tell(FindingBuilder builder, RuleContext context, Piece piece) {
    if (rim.isEmpty()) {
      return builder;
    }
    double[] at = rim.get(0);
    double[] path = rim.stream().flatMapToDouble(Arrays::stream).toArray();
    builder.at(at[0], at[1], at[2]).along(path, 0);
    if (!onRoad(context, piece)) {
      return builder;
    }
    double share = RoadShare.of(context, at, path);
    return builder
        .on(SurfaceClass.ROAD)
        .falls(context.speedAt(at[0], at[1], at[2]), share, RoadShare.isAtMost(context, at));
  }

  /** Whether a triangle of a piece is road: then a hole is left there. */
  private static boolean onRoad(RuleContext context, Piece piece) {
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      if (context.corridor().classes().of(t) == SurfaceClass.ROAD
          && context.pieceName(context.surface().pieceOf(t)).equals(piece.name())) {
        return true;
      }
    }
    return false;
  }
}
