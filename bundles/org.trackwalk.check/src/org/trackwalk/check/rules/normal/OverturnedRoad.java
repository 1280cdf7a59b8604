package org.trackwalk.check.rules.normal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.MarkedTriangles;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.BodyVolumes;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Sides;

/**
 * Road that faces down as a whole, so that no neighbour tells: a piece that was mirrored, or all of
 * a road. Where a car is carried from above or below, it is an underside or a ceiling instead.
 */
final class OverturnedRoad {

  /** Least share of a part's road that faces down, and of that the share that nothing covers. */
  private static final double NEARLY_ALL = 0.9;

  /** A wheel of 0.3 m falls through a hole of this area, square metres. */
  private static final double HOLE = 0.36;

  private static final String HELP =
      "Turn it over (Blender: Edit Mode, select all, Mesh > Normals > Flip). Where the object was"
          + " mirrored or has a negative scale: Object > Apply > Scale first.";

  /** Square metres of one part. */
  private static final class Areas {
    double road;
    double roadDown;
    double up;
    double down;
    double bare;
    boolean insideOut;
    int seed = -1;

    boolean overturned() {
      return roadDown >= HOLE
          && (insideOut
              || roadDown >= NEARLY_ALL * road // a body has sides
                  && down >= up);
    }
  }

  private OverturnedRoad() {}

  /**
   * The findings, one for each part.
   *
   * @param told a triangle of each part that is told already
   */
  static List<Finding> all(RuleContext context, RuleInfo rule, BitSet told) {
    List<Finding> findings = new ArrayList<>();
    if (!anyDown(context)
        || context.profiles().stream().allMatch(p -> p.sides().value() == Sides.BOTH)) {
      return findings;
    }
    WeldedSurface surface = context.surface();
    WoundParts parts = context.welded().wound();
    TreeMap<Integer, Areas> overturned = overturned(context, parts);
    told.stream().forEach(t -> overturned.remove(parts.of(t)));
    if (overturned.isEmpty()) {
      return findings;
    }
    // The bottom of a body that is wound inside out faces up, and nobody gets onto it.
    GroundCover cover =
        new GroundCover(
            context.roads().ground(),
            t ->
                context.corridor().classes().of(t) == SurfaceClass.ROAD
                    && !isInsideOut(overturned.get(parts.of(t))));
    IntPredicate roadDown = roadDown(context);
    for (int t = 0; t < surface.triangleCount(); t++) {
      Areas part = overturned.get(parts.of(t));
      if (part != null && roadDown.test(t) && !cover.covers(TriangleFinding.centre(surface, t))) {
        part.bare += WoundParts.area(surface, t);
        part.seed = part.seed < 0 ? t : part.seed;
      }
    }
    overturned.forEach(
        (part, areas) -> {
          if (areas.bare >= HOLE && areas.bare >= NEARLY_ALL * areas.roadDown) {
            findings.add(finding(context, rule, parts, part, areas));
          }
        });
    return findings;
  }

  private static boolean isInsideOut(Areas part) {
    return part != null && part.insideOut;
  }

  /** Most levels have none, and then nothing dear is done. */
  private static boolean anyDown(RuleContext context) {
    Asked what = new Asked(context.corridor().classes(), FacingDown.limit(context));
    int count = context.surface().triangleCount();
    return MarkedTriangles.of(context.memory(), count, what, roadDown(context)).length > 0;
  }

  /** What faces down is asked of what triangles are for, by the very object. */
  private record Asked(SurfaceClasses classes, double limit) {}

  /** Which triangles are road that faces down and has no other side. */
  private static IntPredicate roadDown(RuleContext context) {
    WeldedSurface s = context.surface();
    SurfaceClasses classes = context.corridor().classes();
    double limit = FacingDown.limit(context);
    double[] n = new double[3];
    return t -> {
      if (classes.of(t) != SurfaceClass.ROAD) {
        return false;
      }
      Vec.areaNormal(s.positions(), s.triangles(), t, n, 0);
      if (n[1] >= 0) {
        return false; // most; no root is taken for them
      }
      double up = Vec.normal(s.positions(), s.triangles(), t)[1];
      return up <= -Slopes.GROUND && up < limit && !GroundCover.twoSided(s, t);
    };
  }

  private static TreeMap<Integer, Areas> overturned(RuleContext context, WoundParts parts) {
    WeldedSurface s = context.surface();
    SurfaceClasses classes = context.corridor().classes();
    IntPredicate roadDown = roadDown(context);
    TreeMap<Integer, Areas> all = new TreeMap<>();
    BodyVolumes bodies = BodyVolumes.of(s, context.topology());
    for (int t = 0; t < s.triangleCount(); t++) {
      if (roadDown.test(t)) {
        all.computeIfAbsent(parts.of(t), k -> new Areas()).insideOut = bodies.insideOut(t);
      }
    }
    for (int t = 0; t < s.triangleCount(); t++) {
      Areas part = all.get(parts.of(t));
      if (part == null) {
        continue;
      }
      double area = WoundParts.area(s, t);
      double up = Vec.normal(s.positions(), s.triangles(), t)[1];
      boolean road = classes.of(t) == SurfaceClass.ROAD;
      part.road += road ? area : 0;
      part.up += up >= Slopes.GROUND ? area : 0;
      part.down += up <= -Slopes.GROUND ? area : 0;
      part.roadDown += roadDown.test(t) ? area : 0;
    }
    all.forEach((part, areas) -> areas.up += parts.leftOut(part));
    all.values().removeIf(part -> !part.overturned());
    return all;
  }

  private static Finding finding(
      RuleContext context, RuleInfo rule, WoundParts parts, int part, Areas areas) {
    int seed = areas.seed;
    int size = parts.size(part);
    // Of a sheet that is no body, what faces up is not what is wrong, however far it goes on.
    int[] triangles =
        Arrays.stream(parts.triangles(part))
            .filter(t -> areas.insideOut || !(Slopes.up(context.surface(), t) >= Slopes.GROUND))
            .toArray();
    // The first one is where the finding is, and what a fix starts from.
    for (int i = 0; i < triangles.length; i++) {
      if (triangles[i] == seed) {
        triangles[i] = triangles[0];
        triangles[0] = seed;
      }
    }
    BitSet pieces = parts.pieces(triangles);
    int more = pieces.cardinality() - 1;
    String faces = size == 1 ? "1 triangle faces" : size + " triangles face";
    String message =
        String.format(
            Locale.ROOT,
            "%s%s: %s",
            context.pieceName(context.surface().pieceOf(seed)),
            more == 0 ? "" : more == 1 ? " and 1 other" : " and " + more + " others",
            areas.insideOut
                ? "a body that is wound inside out, and a car falls through its top"
                : faces + " down, and a car falls through");
    FindingBuilder builder =
        TriangleFinding.of(rule, Severity.ERROR, context, triangles, message)
            .help(HELP)
            .count(size)
            .measure("triangles", size, "", 0);
    fall(builder, context, triangles);
    return builder.build();
  }

  /** What a car loses on road that is not there from above, where it is as large as a wheel. */
  static void fall(FindingBuilder builder, RuleContext context, int[] triangles) {
    WeldedSurface s = context.surface();
    int[] down = Arrays.stream(triangles).filter(roadDown(context)).toArray();
    double area = Arrays.stream(down).mapToDouble(t -> WoundParts.area(s, t)).sum();
    if (area >= HOLE) {
      double[] at = new double[9 * down.length];
      for (int i = 0; i < at.length; i++) {
        at[i] = s.positions()[3 * s.triangles()[3 * down[i / 9] + i % 9 / 3] + i % 3];
      }
      double share = RoadShare.of(context, at, at);
      builder.falls(context.speedAt(at[0], at[1], at[2]), share, RoadShare.isAtMost(context, at));
    }
  }
}
