package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.level.UnexpectedLevel;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelExtent;
import org.trackwalk.model.report.PieceExtent;

/** Measures how large a level is, which a later check of it is compared with. */
final class Extents {

  private static final SurfaceClass[] CLASSES = SurfaceClass.values();

  private Extents() {}

  static LevelExtent of(RuleContext context) {
    WeldedSurface surface = context.surface();
    Map<String, Sum> sums = new TreeMap<>();
    Sum[] own = new Sum[surface.pieces().size()];
    Sum all = new Sum();
    SurfaceClasses classes =
        wanted(context) || context.welded().sought().known() ? context.corridor().classes() : null;
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      if (own[piece] == null) {
        own[piece] = sums.computeIfAbsent(context.pieceName(piece), name -> new Sum());
      }
      int code = (classes == null ? SurfaceClass.UNKNOWN : classes.of(t)).ordinal();
      own[piece].add(surface, t, code);
    }
    sums.values().forEach(all::add);
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

    /** One more triangle; cold in each run, so without arrays and calls. */
    void add(WeldedSurface surface, int triangle, int code) {
      float[] p = surface.positions();
      int a = 3 * surface.triangles()[3 * triangle];
      int b = 3 * surface.triangles()[3 * triangle + 1];
      int c = 3 * surface.triangles()[3 * triangle + 2];
      include(p, a);
      include(p, b);
      include(p, c);
      double ux = (double) p[b] - p[a];
      double uy = (double) p[b + 1] - p[a + 1];
      double uz = (double) p[b + 2] - p[a + 2];
      double vx = (double) p[c] - p[a];
      double vy = (double) p[c + 1] - p[a + 1];
      double vz = (double) p[c + 2] - p[a + 2];
      double nx = uy * vz - uz * vy;
      double ny = uz * vx - ux * vz;
      double nz = ux * vy - uy * vx;
      area[code] += Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    }

    private void include(float[] p, int v) {
      for (int k = 0; k < 3; k++) {
        float x = p[v + k];
        if (x < bounds[k]) {
          bounds[k] = x;
        }
        if (x > bounds[3 + k]) {
          bounds[3 + k] = x;
        }
      }
    }

    void add(Sum other) {
      for (int k = 0; k < 3; k++) {
        bounds[k] = Math.min(bounds[k], other.bounds[k]);
        bounds[3 + k] = Math.max(bounds[3 + k], other.bounds[3 + k]);
      }
      for (int code = 0; code < area.length; code++) {
        area[code] += other.area[code];
      }
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
