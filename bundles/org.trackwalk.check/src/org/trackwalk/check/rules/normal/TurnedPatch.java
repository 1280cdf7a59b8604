package org.trackwalk.check.rules.normal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Severity;

/**
 * A part of the surface that turns its other side outward than its neighbours: of two parts that
 * disagree, the one that faces down, or where that does not tell them apart the one with fewer
 * triangles.
 *
 * @param triangles ascending, without those that were left out of the surface
 * @param size triangles, with those
 * @param inside a half-edge of the part on its border to the neighbour, of a triangle that carries
 *     a car where there is one
 * @param outside the neighbour's half-edge there
 * @param edges the part's half-edges along the border
 * @param alike whether as well the neighbour may be the one that is wrong
 */
public record TurnedPatch(
    int[] triangles, int size, int inside, int outside, int[] edges, boolean alike) {

  /** Those of a check: two rules tell them. */
  private record Found(List<TurnedPatch> patches) {}

  /** All turned parts of a level, in the order of their first triangle. */
  public static List<TurnedPatch> all(RuleContext context) {
    return context.memory().shared(Found.class, () -> new Found(find(context))).patches();
  }

  private static List<TurnedPatch> find(RuleContext context) {
    WeldedSurface surface = context.surface();
    Topology topology = context.topology();
    if (topology.windingMismatchCount() == 0) {
      return List.of();
    }
    IntList mismatches = new IntList();
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h && topology.sameDirection(h) && concerns(surface, h / 3, twin / 3)) {
        mismatches.add(h);
      }
    }
    if (mismatches.size() == 0) {
      return List.of();
    }
    WoundParts parts = context.welded().wound();
    TreeMap<Integer, IntList> culprits = new TreeMap<>();
    for (int i = 0; i < mismatches.size(); i++) {
      int h = mismatches.get(i);
      int culprit = parts.culprit(parts.of(h / 3), parts.of(topology.twin(h) / 3));
      culprits.computeIfAbsent(culprit, k -> new IntList()).add(h);
    }
    TreeMap<Integer, IntList> triangles = parts.triangles(culprits.keySet());
    List<TurnedPatch> found = new ArrayList<>();
    culprits.forEach(
        (patch, edges) -> {
          int[] own = edges.array();
          for (int i = 0; i < own.length; i++) {
            own[i] = parts.of(own[i] / 3) == patch ? own[i] : topology.twin(own[i]);
          }
          int inside = own[0];
          for (int i = own.length - 1; i >= 0; i--) {
            // What a wheel stands on says more than the part's sides.
            inside = Slopes.carries(surface, own[i] / 3) ? own[i] : inside;
          }
          int outside = topology.twin(inside);
          boolean alike = parts.alike(patch, parts.of(outside / 3));
          found.add(
              new TurnedPatch(
                  triangles.get(patch).array(), parts.size(patch), inside, outside, own, alike));
        });
    return found;
  }

  private static boolean concerns(WeldedSurface s, int t, int u) {
    if (s.pieces().get(s.pieceOf(t)).twoSided(s.sourceTriangle(t))
        || s.pieces().get(s.pieceOf(u)).twoSided(s.sourceTriangle(u))) {
      return false;
    }
    double[] n = Vec.normal(s.positions(), s.triangles(), t);
    double[] m = Vec.normal(s.positions(), s.triangles(), u);
    // One of the two is turned over, so on a smooth surface their normals oppose.
    return Vec.dot(n, 0, m, 0) < -BorderLimits.GOES_ON;
  }

  /** Whether it is road that faces down among neighbours that do not; a wall faces neither way. */
  public boolean isRoadFacingDown(RuleContext context) {
    double down = FacingDown.limit(context);
    return context.corridor().classes().of(inside / 3) == SurfaceClass.ROAD
        && Slopes.carries(context.surface(), inside / 3)
        && Slopes.up(context.surface(), inside / 3) < down
        && Slopes.up(context.surface(), outside / 3) > down;
  }

  /** Whether a car stands on either side of its border: else it is a wall that meets a wall. */
  public boolean isGround(RuleContext context) {
    return Slopes.carries(context.surface(), inside / 3)
        || Slopes.carries(context.surface(), outside / 3);
  }

  /** A finding about this part. */
  public FindingBuilder finding(
      RuleInfo rule, RuleContext context, Severity severity, String verb) {
    Topology topology = context.topology();
    WeldedSurface s = context.surface();
    String piece = context.pieceName(s.pieceOf(inside / 3));
    String other = context.pieceName(s.pieceOf(outside / 3));
    String faces = size == 1 ? "triangle faces" : "triangles face";
    boolean same = other.equals(piece);
    String message =
        alike && !isRoadFacingDown(context)
            ? String.format(
                Locale.ROOT,
                "%s: %d %s and as many%s face opposite ways: look which of the two is right",
                piece,
                size,
                size == 1 ? "triangle" : "triangles",
                same ? " beside" : " of " + other)
            : String.format(
                Locale.ROOT,
                "%s: %d %s %s, unlike %s",
                piece,
                size,
                faces,
                verb,
                same ? "the triangles around" : other);
    double[] at = TriangleFinding.centre(s, inside / 3);
    double length = 0;
    double[] path = new double[6 * edges.length];
    FindingBuilder builder =
        new FindingBuilder(rule, severity, message)
            .at(at[0], at[1], at[2])
            .on(context.corridor().classes().lesser(inside / 3, outside / 3))
            .count(size)
            .measure("triangles", size, "", 0)
            .triangle(s, inside / 3);
    for (int i = 0; i < edges.length; i++) {
      int h = edges[i];
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double a = s.positions()[3 * topology.from(h) + k];
        double b = s.positions()[3 * topology.to(h) + k];
        path[6 * i + k] = a;
        path[6 * i + 3 + k] = b;
        sum += (b - a) * (b - a);
      }
      length += Math.sqrt(sum);
      builder.edge(s, h);
    }
    return builder.along(path, length);
  }
}
