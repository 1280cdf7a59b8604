package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.report.LevelExtent;
import org.trackwalk.check.report.PieceExtent;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.level.UnexpectedLevel;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Measures how large a level is, which a later check of it is compared with. */
final class Extents {

  private static final SurfaceClass[] CLASSES = SurfaceClass.values();

  private Extents() {}

  static LevelExtent of(RuleContext context) {
    WeldedSurface surface = context.surface();
    Map<String, Sum> sums = new TreeMap<>();
    Sum[] own = new Sum[surface.pieces().size()];
    Sum all = new Sum();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      if (own[piece] == null) {
        own[piece] = sums.computeIfAbsent(context.pieceName(piece), name -> new Sum());
      }
      int code = context.corridor().classes().of(t).ordinal();
      own[piece].add(surface, t, code);
      all.add(surface, t, code);
    }
    List<PieceExtent> pieces = new ArrayList<>();
    sums.forEach(
        (name, sum) ->
            pieces.add(new PieceExtent(name, sum.mostly(), sum.total(), sum.bounds.clone())));
    return new LevelExtent(
        surface.triangleCount() == 0 ? new double[0] : all.bounds,
        all.total(),
        all.area[SurfaceClass.ROAD.ordinal()],
        wanted(context) ? UnexpectedLevel.roadLength(context) : Double.NaN,
        List.copyOf(pieces),
        wanted(context) ? UnexpectedLevel.guard(context) : null);
  }

  private static boolean wanted(RuleContext context) {
    return context.settings().wants(UnexpectedLevel.ID)
        && !ManifestRules.off(context.level(), UnexpectedLevel.ID);
  }

  private static final class Sum {
    final double[] bounds = new double[6];
    final double[] area = new double[CLASSES.length];

    Sum() {
      Arrays.fill(bounds, 0, 3, Double.POSITIVE_INFINITY);
      Arrays.fill(bounds, 3, 6, Double.NEGATIVE_INFINITY);
    }

    void add(WeldedSurface surface, int triangle, int code) {
      float[] p = surface.positions();
      for (int corner = 0; corner < 3; corner++) {
        int v = 3 * surface.triangles()[3 * triangle + corner];
        for (int k = 0; k < 3; k++) {
          bounds[k] = Math.min(bounds[k], p[v + k]);
          bounds[3 + k] = Math.max(bounds[3 + k], p[v + k]);
        }
      }
      double[] n = Vec.areaNormal(p, surface.triangles(), triangle);
      area[code] += Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) / 2;
    }

    double total() {
      return Arrays.stream(area).sum();
    }

    SurfaceClass mostly() {
      int most = 0;
      for (int code = 1; code < area.length; code++) {
        most = area[code] > area[most] ? code : most;
      }
      return CLASSES[most];
    }
  }
}
