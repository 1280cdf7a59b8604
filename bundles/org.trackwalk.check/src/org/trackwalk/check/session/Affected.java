package org.trackwalk.check.session;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.check.border.BorderLimits;
import org.trackwalk.check.memory.SurfaceChange;
import org.trackwalk.check.run.CheckedLevel;
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
      beside(surface, change, concerned);
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
  private static void beside(WeldedSurface surface, SurfaceChange change, BitSet concerned) {
    double[][] boxes = boxes(surface);
    BitSet asked = new BitSet();
    IntList scratch = new IntList();
    for (int i = 0; i < boxes.length; i++) {
      asked.set(i, boxes[i] != null && touches(change, boxes[i], scratch));
    }
    double[] box = new double[6];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      if (asked.get(piece)) {
        empty(box);
        widen(surface, t, box);
        if (touches(change, box, scratch)) {
          concerned.set(piece);
          asked.clear(piece);
        }
      }
    }
  }

  private static boolean touches(SurfaceChange change, double[] b, IntList scratch) {
    double reach = BorderLimits.DEFAULT.farthest();
    return change.touches(
        b[0] - reach,
        b[1] - reach,
        b[2] - reach,
        b[3] + reach,
        b[4] + reach,
        b[5] + reach,
        scratch);
  }

  private static double[][] boxes(WeldedSurface surface) {
    double[][] boxes = new double[surface.pieces().size()][];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      if (boxes[piece] == null) {
        boxes[piece] = new double[6];
        empty(boxes[piece]);
      }
      widen(surface, t, boxes[piece]);
    }
    return boxes;
  }

  private static void empty(double[] box) {
    Arrays.fill(box, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Double.NEGATIVE_INFINITY);
  }

  private static void widen(WeldedSurface surface, int t, double[] box) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int corner = 3 * t; corner < 3 * t + 3; corner++) {
      for (int k = 0; k < 3; k++) {
        double x = p[3 * c[corner] + k];
        box[k] = Math.min(box[k], x);
        box[3 + k] = Math.max(box[3 + k], x);
      }
    }
  }
}
