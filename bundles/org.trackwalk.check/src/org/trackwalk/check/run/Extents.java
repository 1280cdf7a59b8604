package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.level.UnexpectedLevel;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.PieceTriangles;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.level.Piece;
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
    Sum all = new Sum();
    SurfaceClasses classes =
        wanted(context) || context.welded().sought().known() ? context.corridor().classes() : null;
    Sum[] own = own(surface, classes, context.memory());
    for (int piece = 0; piece < own.length; piece++) {
      if (own[piece] != null) {
        sums.computeIfAbsent(context.pieceName(piece), name -> new Sum()).add(own[piece]);
      }
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

  /**
   * What a check leaves to the next one.
   *
   * @param of pieces with a triangle
   * @param classes by which they were summed up; null for none
   */
  private record Kept(Map<Piece, Sum> of, SurfaceClasses classes) {}

  /** Per piece of a surface; null for one without a triangle. */
  private static Sum[] own(WeldedSurface surface, SurfaceClasses classes, Memory memory) {
    List<Piece> pieces = surface.pieces();
    Sum[] own = known(surface, classes, memory);
    BitSet unknown = new BitSet();
    for (int piece = 0; piece < own.length; piece++) {
      unknown.set(piece, own[piece] == null);
    }
    PieceTriangles.each(
        surface,
        unknown,
        memory,
        t -> {
          int piece = surface.pieceOf(t);
          own[piece] = own[piece] == null ? new Sum() : own[piece];
          own[piece].add(surface, t, code(classes, t));
        });
    if (memory.lasting()) {
      Map<Piece, Sum> of = new IdentityHashMap<>();
      for (int piece = 0; piece < own.length; piece++) {
        of.put(pieces.get(piece), own[piece]);
      }
      memory.keep(Kept.class, new Kept(of, classes));
    }
    return own;
  }

  /** The sums of pieces that are the very objects that they were, each triangle of its class. */
  private static Sum[] known(WeldedSurface surface, SurfaceClasses classes, Memory memory) {
    Sum[] known = new Sum[surface.pieces().size()];
    Kept last = memory.last(Kept.class).orElse(null);
    SurfaceChange change = memory.change();
    if (last == null || change == null) {
      return known;
    }
    for (int piece = 0; piece < known.length; piece++) {
      known[piece] = last.of.get(surface.pieces().get(piece));
    }
    boolean same = classes == last.classes && change.samePlaces();
    for (int t = 0; t < surface.triangleCount() && !same; t++) {
      int piece = surface.pieceOf(t);
      if (known[piece] != null && code(classes, t) != code(last.classes, change.before(t))) {
        known[piece] = null;
      }
    }
    return known;
  }

  private static int code(SurfaceClasses classes, int t) {
    return (classes == null ? SurfaceClass.UNKNOWN : classes.of(t)).ordinal();
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
