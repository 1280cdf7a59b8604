package org.trackwalk.check.rules.normal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.drive.walls.AwayWall;
import org.trackwalk.drive.walls.AwayWallFinder;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Basis;
import org.trackwalk.model.profile.Sides;

/** Walls beside the road that show it their backs, which most engines do not let collide. */
public final class WallAway implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "normal.wall-away",
              "by profile",
              "a wall that turns its back to the road",
              "Engines ignore a one-sided triangle that is met from behind: a car drives through a"
                  + " wall that looks whole.",
              "Turn the wall over (Blender: select it, Mesh > Normals > Flip; Face Orientation"
                  + " shows its back red), or give it a thickness (Modifier > Solidify).",
              Scope.BALL,
              List.of(new Parameter("length", 2, "m", "a shorter stretch is passed over")),
              "a car is 1.8 m wide; within 10 m of the road, as far as the verge")
          .with(RuleTraits.NONE.mended(Mend.TURN_WALL));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.backs().all()
        ? Optional.of("its engine lets both sides of every triangle collide")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    if (context.backs().all()) {
      return findings;
    }
    AwayWallFinder.Found found =
        AwayWallFinder.find(
            context.roads().reach(),
            t -> context.corridor().classes().of(t) != SurfaceClass.SCENERY);
    double least = context.parameter(INFO, "length");
    WoundParts parts = null;
    BitSet winding = null;
    for (AwayWall wall : found.walls()) {
      if (wall.length() < least || isOfThing(context, wall)) {
        continue;
      }
      if (parts == null) {
        parts = context.welded().wound();
        winding = toldByWinding(context, parts);
      }
      TreeSet<Integer> own = new TreeSet<>();
      for (int t : wall.triangles()) {
        own.add(parts.of(t));
      }
      if (!own.stream().allMatch(winding::get)) {
        findings.add(finding(context, wall, turned(context, parts, own, found.fronts())));
      }
    }
    return findings;
  }

  /**
   * Whether a thing in the way is told whose face it is, on the road or beside it, or inside of
   * which all ways to it begin.
   */
  private static boolean isOfThing(RuleContext context, AwayWall wall) {
    List<Thing> told =
        RoadThings.of(context).stream()
            .filter(RoadThings.Found::isTold)
            .map(RoadThings.Found::thing)
            .toList();
    return RoadThings.own(context, wall.triangles())
        || RoadThings.ofBody(context, wall.triangles())
        || RoadThings.own(context, told, wall.triangles(), List.of(wall.starts()));
  }

  /** Parts that are wound otherwise than their neighbours: another rule names them. */
  private static BitSet toldByWinding(RuleContext context, WoundParts parts) {
    BitSet told = new BitSet();
    for (TurnedPatch patch : TurnedPatch.all(context)) {
      told.set(parts.of(patch.inside() / 3));
    }
    return told;
  }

  /**
   * What is to be turned over: all that hangs together with the wall. Null where that would turn
   * ground over, or walls whose fronts are right.
   */
  private static int[] turned(
      RuleContext context, WoundParts parts, TreeSet<Integer> own, BitSet fronts) {
    WeldedSurface s = context.surface();
    TreeSet<Integer> all = new TreeSet<>();
    for (int part : own) {
      if (parts.leftOut(part) > 0) {
        return null;
      }
      for (int t : parts.triangles(part)) {
        double up = Math.abs(Vec.normal(s.positions(), s.triangles(), t)[1]);
        if (fronts.get(t) || up >= Slopes.GROUND) {
          return null;
        }
        all.add(t);
      }
    }
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Finding finding(RuleContext context, AwayWall wall, int[] turned) {
    WeldedSurface s = context.surface();
    TreeSet<String> names = new TreeSet<>();
    for (int t : wall.triangles()) {
      names.add(context.pieceName(s.pieceOf(t)));
    }
    int middle = middle(wall.seen());
    String message =
        String.format(
            Locale.ROOT,
            "%s%s: %.0f m of wall turns its back to the road, and a car drives through",
            names.first(),
            names.size() == 1 ? "" : " and " + (names.size() - 1) + " more",
            wall.length());
    int[] elements = turned == null ? wall.triangles() : turned;
    double[] at = point(wall.seen(), middle);
    FindingBuilder builder =
        new FindingBuilder(INFO, severity(context), message)
            .at(at[0], at[1], at[2])
            .along(wall.seen(), wall.length())
            .on(context.corridor().classes().of(wall.triangles()[0]))
            .count(elements.length)
            .measure("length", wall.length(), "m", context.parameter(INFO, "length"))
            .step(point(wall.starts(), middle), "from the road a car meets its back first")
            .step(at, "nothing within 1 m behind it stops the car");
    for (int t : elements) {
      builder.triangle(s, t);
    }
    return turned == null ? builder.build() : builder.fixable().build();
  }

  /** The point of a line of points that lies nearest to the middle of its length. */
  private static int middle(double[] points) {
    int n = points.length / 3;
    double[] along = new double[n];
    for (int i = 1; i < n; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = points[3 * i + k] - points[3 * i - 3 + k];
        sum += d * d;
      }
      along[i] = along[i - 1] + Math.sqrt(sum);
    }
    int best = 0;
    for (int i = 1; i < n; i++) {
      double half = along[n - 1] / 2;
      best = Math.abs(along[i] - half) < Math.abs(along[best] - half) ? i : best;
    }
    return best;
  }

  private static double[] point(double[] points, int i) {
    return new double[] {points[3 * i], points[3 * i + 1], points[3 * i + 2]};
  }

  /** An error where an engine is known to let backs through, a warning where one is assumed to. */
  private static Severity severity(RuleContext context) {
    return context.profiles().stream()
            .anyMatch(p -> p.basis() != Basis.DEFINED && p.sides().value() != Sides.BOTH)
        ? Severity.ERROR
        : Severity.WARNING;
  }
}
