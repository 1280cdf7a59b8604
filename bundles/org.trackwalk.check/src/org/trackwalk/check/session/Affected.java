package org.trackwalk.check.session;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.memory.PieceBoxes;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which pieces a change concerns: those that are new or different, and those beside them. */
final class Affected {

  private Affected() {}

  /** Names, sorted; all pieces after a first check. */
  static List<String> pieces(CheckedLevel before, CheckedLevel now) {
    WeldedSurface surface = now.context().surface();
    SurfaceChange change = now.context().memory().change();
    List<Piece> pieces = surface.pieces();
    BitSet concerned = new BitSet();
    if (before == null || change == null) {
      concerned.set(0, pieces.size());
    } else {
      beside(surface, PieceBoxes.of(surface, now.context().memory()), change, concerned);
      List<Piece> old = before.context().surface().pieces();
      for (int i = 0; i < pieces.size(); i++) {
        Piece piece = pieces.get(i);
        if (old.stream().noneMatch(o -> o == piece)) {
          concerned.set(i);
        }
      }
    }
    return concerned.stream().mapToObj(i -> pieces.get(i).name()).sorted().toList();
  }

  /** Adds the pieces with a triangle near one that has gone or come. */
  private static void beside(
      WeldedSurface surface, float[][] pieces, SurfaceChange change, BitSet concerned) {
    double reach = BorderLimits.DEFAULT.farthest();
    float[] around = change.around();
    BitSet near = new BitSet();
    for (int i = 0; i < pieces.length; i++) {
      near.set(i, pieces[i] != null && meet(around, pieces[i], reach));
    }
    IntList scratch = new IntList();
    double[] box = new double[6];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      if (near.get(piece) && !concerned.get(piece)) {
        around(surface, t, reach, box);
        if (meet(around, box)
            && change.touches(box[0], box[1], box[2], box[3], box[4], box[5], scratch)) {
          concerned.set(piece);
        }
      }
    }
  }

  private static boolean meet(float[] around, double[] box) {
    for (int k = 0; k < 3; k++) {
      if (box[k] > around[3 + k] || box[3 + k] < around[k]) {
        return false;
      }
    }
    return true;
  }

  private static boolean meet(float[] around, float[] piece, double reach) {
    double[] box = new double[6];
    for (int k = 0; k < 3; k++) {
      box[k] = piece[k] - reach;
      box[3 + k] = piece[3 + k] + reach;
    }
    return meet(around, box);
  }

  /** The box that reaches some metres around a triangle. */
  private static void around(WeldedSurface surface, int t, double reach, double[] box) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(p[a + k], Math.min(p[b + k], p[c + k])) - reach;
      box[3 + k] = Math.max(p[a + k], Math.max(p[b + k], p[c + k])) + reach;
    }
  }
}
