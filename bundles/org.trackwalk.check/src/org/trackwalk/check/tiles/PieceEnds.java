package org.trackwalk.check.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Piece;

/** The triangles without which a piece would have other bounds or lack one of its surfaces. */
final class PieceEnds {

  private PieceEnds() {}

  /** Ascending. */
  static List<Integer> of(Piece piece) {
    TreeSet<Integer> ends = new TreeSet<>();
    bounds(piece, piece.points(), ends);
    if (!piece.frame().sameAsLevel()) {
      bounds(piece, piece.frame().place(piece.points()), ends);
    }
    boolean[] seen = new boolean[1 + piece.surfaces().size()];
    for (int t = 0; t < piece.triangleCount(); t++) {
      int surface = 1 + piece.surfaceIndex(t);
      if (!seen[surface]) {
        seen[surface] = true;
        ends.add(t);
      }
    }
    return List.copyOf(ends);
  }

  private static void bounds(Piece piece, float[] p, TreeSet<Integer> ends) {
    int[] corners = piece.corners();
    int[] at = new int[6];
    float[] far = new float[6];
    Arrays.fill(at, -1);
    for (int i = 0; i < corners.length; i++) {
      for (int k = 0; k < 3; k++) {
        float x = p[3 * corners[i] + k];
        if (Float.isFinite(x) && (at[k] < 0 || x < far[k])) {
          at[k] = i / 3;
          far[k] = x;
        }
        if (Float.isFinite(x) && (at[3 + k] < 0 || x > far[3 + k])) {
          at[3 + k] = i / 3;
          far[3 + k] = x;
        }
      }
    }
    Arrays.stream(at).filter(t -> t >= 0).forEach(ends::add);
  }
}
