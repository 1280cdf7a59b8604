package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.Kerb;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.shape.Rise;
import org.trackwalk.drive.shape.RiseFinder;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.crossing.CrossingFinder;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.MarkedTriangles;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Other ground that comes up through the road, of another piece or of the same one. */
public final class Intersection implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.intersection",
              "warning; an error where it throws a car up",
              "other ground comes up through the road",
              "Both surfaces answer a wheel where they cross, and the edges that lie just under the"
                  + " road are met from above: the ride changes where nothing is to be seen.",
              "Cut one of the pieces along the line where they cross (Blender: select both, Face >"
                  + " Intersect (Knife)), delete what lies under the other, and weld the borders.",
              Scope.SEAM,
              List.of(
                  new Parameter("depth", 0.001, "m", "what goes less far through only touches"),
                  new Parameter(
                      "error", 1.5, "m/s", "upward, of a car that rolls onto it: an error")),
              "1 mm, as for steps; v sin(angle) as for ride.kink; contours of crossing surfaces:"
                  + " CGAL, Polygon Mesh Processing")
          .with(RuleTraits.NONE.inAnyUnit().drawn(Picture.CROSSING));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public Optional<String> vain(RuleContext context) {
    boolean none = context.surface().pieces().size() < 2 && !anyCross(context);
    return none ? Optional.of("there is one piece, and nothing of it crosses") : Optional.empty();
  }

  private static CrossingFinder finder(RuleContext context) {
    return new CrossingFinder(context.surface(), context.topology(), context.settings().jobs());
  }

  /** Whether ground crosses anywhere, on a road or not; also where it is too much to be sought. */
  private static boolean anyCross(RuleContext context) {
    WeldedSurface surface = context.surface();
    double depth = context.parameter(INFO, "depth");
    IntPredicate ground = t -> lies(surface, t);
    try {
      return Budget.ofSize(surface.workSize())
          .within(() -> !finder(context).find(ground, ground, depth).isEmpty());
    } catch (OverBudgetException e) {
      return true;
    }
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double depth = context.parameter(INFO, "depth");
    BitSet road = ground(context, SurfaceClass.ROAD);
    BitSet verge = ground(context, SurfaceClass.VERGE);
    List<Crossing> crossings = finder(context).find(road, verge, depth, context.memory());
    TreeMap<String, List<Crossing>> pairs = new TreeMap<>();
    for (Crossing c : crossings) {
      pairs.computeIfAbsent(String.join(" | ", pieces(context, c)), k -> new ArrayList<>()).add(c);
    }
    List<Finding> findings = new ArrayList<>();
    if (pairs.isEmpty()) {
      return findings; // and does not wait for the road
    }
    Found found = new Found(context);
    pairs.forEach(
        (pair, all) -> {
          for (List<Crossing> place : places(all)) {
            CrossingLine contour = CrossingLine.of(context.surface(), place);
            if (contour.length() >= BorderLimits.DEFAULT.gapLimit() && !ofThing(context, place)) {
              findings.add(found.finding(pair, place, contour));
            }
          }
        });
    return findings;
  }

  /** Whether a thing that is told stands in the ground there, or the body of one in the way. */
  private static boolean ofThing(RuleContext context, List<Crossing> place) {
    int[] first = place.stream().mapToInt(Crossing::first).toArray();
    int[] second = place.stream().mapToInt(Crossing::second).toArray();
    return RoadThings.own(context, first)
        || RoadThings.own(context, second)
        || RoadThings.ofBodyThere(context, first)
        || RoadThings.ofBodyThere(context, second);
  }

  /** Ground of a class is asked of what triangles are for, by the very object. */
  private record Asked(SurfaceClasses classes, SurfaceClass wanted) {}

  /** The same as a set, by the array itself. */
  private record Ground(int[] triangles) {}

  /** The triangles of a class that are no walls. */
  private static BitSet ground(RuleContext context, SurfaceClass wanted) {
    WeldedSurface surface = context.surface();
    SurfaceClasses classes = context.corridor().classes();
    int[] ground =
        MarkedTriangles.of(
            context.memory(),
            surface.triangleCount(),
            new Asked(classes, wanted),
            t -> classes.of(t) == wanted && lies(surface, t));
    return SameNumbers.of(
        context.memory(),
        surface,
        new Ground(ground),
        () -> {
          BitSet set = new BitSet(surface.triangleCount());
          Arrays.stream(ground).forEach(set::set);
          return set;
        });
  }

  private static boolean lies(WeldedSurface surface, int t) {
    double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
    double square = Vec.dot(n, 0, n, 0);
    return square > 0 && n[1] * n[1] >= Slopes.GROUND * Slopes.GROUND * square;
  }

  private static TreeSet<String> pieces(RuleContext context, Crossing c) {
    TreeSet<String> names = new TreeSet<>();
    names.add(context.pieceName(context.surface().pieceOf(c.first())));
    names.add(context.pieceName(context.surface().pieceOf(c.second())));
    return names;
  }

  private static List<List<Crossing>> places(List<Crossing> all) {
    int n = all.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      double[] s = all.get(i).segment();
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] = (float) s[k];
        boxes[6 * i + k] = (float) Math.min(s[k], s[3 + k]);
        boxes[6 * i + 3 + k] = (float) Math.max(s[k], s[3 + k]);
      }
    }
    Partition parts =
        Clusters.of(points, boxes, BorderLimits.PLACE, (i, j) -> near(boxes, 6 * i, 6 * j));
    TreeMap<Integer, List<Crossing>> byPart = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      byPart.computeIfAbsent(parts.first(i), k -> new ArrayList<>()).add(all.get(i));
    }
    return List.copyOf(byPart.values());
  }

  private static boolean near(float[] boxes, int a, int b) {
    for (int k = 0; k < 3; k++) {
      if (boxes[a + k] - BorderLimits.PLACE > boxes[b + 3 + k]
          || boxes[b + k] - BorderLimits.PLACE > boxes[a + 3 + k]) {
        return false;
      }
    }
    return true;
  }

  /** What is told of a place: how far it goes through, and what a car that rolls onto it feels. */
  private record Found(RuleContext context, RiseFinder rises, LaidOn laidOn, double depth) {

    Found(RuleContext context) {
      this(
          context,
          new RiseFinder(
              context.surface(),
              context.road(),
              context.roads().land().floor(),
              Kerb.triangles(context),
              context.parameter(INFO, "error")),
          new LaidOn(context),
          context.parameter(INFO, "depth"));
    }

    Finding finding(String pair, List<Crossing> place, CrossingLine contour) {
      Crossing worst = null;
      double deepest = 0;
      SurfaceClass surfaceClass = SurfaceClass.ROAD;
      for (Crossing c : place) {
        double through = CrossingFinder.depth(context.surface(), c);
        if (worst == null || through > deepest) {
          worst = c;
          deepest = through;
        }
        SurfaceClass least = context.corridor().classes().lesser(c.first(), c.second());
        surfaceClass = least.weight() < surfaceClass.weight() ? least : surfaceClass;
      }
      deepest = Math.max(deepest, Outcrop.height(context, place));
      Rise rise = rises.worst(place);
      boolean thrown = rise != null;
      boolean laid = thrown && isLaid(rise.line());
      boolean inOne =
          context.surface().pieceOf(worst.first()) == context.surface().pieceOf(worst.second());
      String message =
          String.format(
              Locale.ROOT,
              "%s: one %s by up to %s along %s%s",
              pair,
              inOne ? "part of it goes through another" : "goes through the other",
              SeamFinding.metres(deepest),
              SeamFinding.metres(contour.length()),
              thrown ? words(rise) + (laid ? "; it is laid on the road as a ramp is" : "") : "");
      double[] s = worst.segment();
      double[] middle = {(s[0] + s[3]) / 2, (s[1] + s[4]) / 2, (s[2] + s[5]) / 2};
      double[] at = thrown ? rise.position() : middle;
      FindingBuilder builder =
          new FindingBuilder(INFO, thrown && !laid ? Severity.ERROR : Severity.WARNING, message)
              .at(at[0], at[1], at[2])
              .along(contour.points(), contour.length())
              .on(thrown ? SurfaceClass.ROAD : surfaceClass)
              .count(place.size())
              .measure("depth", deepest, "m", depth);
      if (thrown) {
        builder.ownSeverity().effects(RoadFinding.upward(context, rise.speed(), rise.change()));
      }
      for (Crossing c : place) {
        builder.triangle(context.surface(), c.first());
        builder.triangle(context.surface(), c.second());
      }
      return builder.build();
    }

    /** Whether one of two surfaces is a thing that lies on the other, which is road. */
    private boolean isLaid(Crossing line) {
      SurfaceClasses classes = context.corridor().classes();
      return classes.of(line.second()) == SurfaceClass.ROAD && laidOn.isLaid(line.first())
          || classes.of(line.first()) == SurfaceClass.ROAD && laidOn.isLaid(line.second());
    }

    private static String words(Rise rise) {
      return String.format(
          Locale.ROOT,
          "; the slope breaks by %.1f deg where a car rolls onto it, and throws it up with %.1f m/s"
              + " at %s",
          rise.degrees(),
          rise.change(),
          RoadFinding.kmh(rise.speed()));
    }
  }
}
