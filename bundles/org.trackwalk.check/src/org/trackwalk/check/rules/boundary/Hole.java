package org.trackwalk.check.rules.boundary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.walls.ReachedSeams;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Wheel;

/** Closed borders around nothing on road or verge (ledger class hole). */
public final class Hole implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "boundary.hole",
              "by value",
              "faces are missing in the surface",
              "What is smaller than the hole falls through the road; what is larger hits its rim.",
              "Fill the hole (Blender: Select > Select All by Trait > Non Manifold, then Face >"
                  + " Fill).",
              Scope.BALL,
              List.of(
                  new Parameter(
                      "wheel", Wheel.CAR_RADIUS, "m", "radius from which a wheel falls through")),
              "largest sphere that falls through; wheel radius 0.3 m")
          .with(RuleTraits.NONE.mended(Mend.FILL_RIM).saying(RuleTraits.Role.HOLES));

  /**
   * A wider slit is an error, metres: a hole that is longer than a wheel is one, and a gap of that
   * width would be (seam.gap).
   */
  private static final double SLIT = 0.01;

  /** Cosine, of an edge's way out and the road's, from which the road ends across its way. */
  private static final double ACROSS = StrictMath.cos(StrictMath.toRadians(45));

  /** Part of a rim that does not say what a car comes over to the hole. */
  private static final double LITTLE = 0.05;

  /** A rim that a kerb or a wall closes is no loop: what fills a loop does nothing there. */
  private static final String CLOSE =
      "Carry the surface on to the foot of the kerb or wall that closes the hole (Blender: select"
          + " the open border, E to extrude it), or fill between the border's two ends (select"
          + " them, F).";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    ReachedSeams reached = new ReachedSeams(context.roads().reach());
    CarriedOver carried =
        new CarriedOver(
            context.ledger().edges(), new GroundCover(context.roads().ground(), t -> false));
    for (HoleRim rim : context.ledger().holes()) {
      SurfaceClass surface = tornRoad(context, rim) ? SurfaceClass.ROAD : lightest(context, rim);
      if ((surface == SurfaceClass.ROAD || surface == SurfaceClass.VERGE) && !carried.is(rim)) {
        findings.add(finding(context, rim, surface, reached));
      }
    }
    return findings;
  }

  /**
   * Whether the road itself ends at a hole, across its way, as wide as the vehicle: a car comes
   * over it whatever lies beside. Of a long hole that is no verge any more, so far from any road.
   */
  private static boolean tornRoad(RuleContext context, HoleRim rim) {
    OpenEdges edges = context.ledger().edges();
    double torn = 0;
    for (int e : rim.edges()) {
      boolean road = context.corridor().classes().of(edges.triangle(e)) == SurfaceClass.ROAD;
      if (road && edges.normal(e, 1) >= Slopes.ROAD) {
        double[] at = {edges.point(e, 0.5, 0), edges.point(e, 0.5, 1), edges.point(e, 0.5, 2)};
        RoadPlace place = context.road().place(at[0], at[1], at[2]);
        if (place != null && place.outside() == 0) {
          Strand strand = context.road().strands().get(place.strand());
          double ahead =
              edges.conormal(e, 0) * strand.headingX(place.row())
                  + edges.conormal(e, 2) * strand.headingZ(place.row());
          torn += Math.abs(ahead) >= ACROSS ? edges.length(e) : 0;
        }
      }
    }
    return torn >= Body.of(context.vehicle()).passage();
  }

  /**
   * What a car comes over to a hole: of the ground around it the least important that is more than
   * a little of its rim; null where there is none. A wall that stands on its rim bounds it, where
   * ground that faces up ends before it, no steeper than a road; walls alone, where they look into
   * it, are a shaft without a floor. Else the hole is that of what stands there: a window, or the
   * open foot of a rock or a post.
   */
  private static SurfaceClass lightest(RuleContext context, HoleRim rim) {
    OpenEdges edges = context.ledger().edges();
    Map<SurfaceClass, Double> all = new EnumMap<>(SurfaceClass.class);
    Map<SurfaceClass, Double> ground = new EnumMap<>(SurfaceClass.class);
    int walls = 0;
    double into = 0;
    for (int e : rim.edges()) {
      SurfaceClass c = context.corridor().classes().of(edges.triangle(e));
      all.merge(c, edges.length(e), Double::sum);
      if (edges.normal(e, 1) >= Slopes.ROAD) {
        ground.merge(c, edges.length(e), Double::sum);
      }
      if (Math.abs(edges.normal(e, 1)) < Slopes.GROUND) {
        walls++;
        into += looksInto(edges, e, rim.centre());
      }
    }
    if (walls == 0) {
      return lightest(all);
    }
    boolean shaft = walls == rim.edges().length && into > 0;
    return !new RimPlane(edges, rim).isLevel() ? null : lightest(shaft ? all : ground);
  }

  /**
   * How far a face looks towards a place, by the length of its edge; negative when away from it.
   */
  private static double looksInto(OpenEdges edges, int e, double[] place) {
    double sum = 0;
    for (int k = 0; k < 3; k += 2) {
      sum += edges.normal(e, k) * (place[k] - edges.point(e, 0.5, k));
    }
    return sum * edges.length(e);
  }

  private static SurfaceClass lightest(Map<SurfaceClass, Double> lengths) {
    double whole = lengths.values().stream().mapToDouble(Double::doubleValue).sum();
    return lengths.entrySet().stream()
        .filter(e -> e.getValue() > LITTLE * whole)
        .map(Map.Entry::getKey)
        .min(Comparator.comparingDouble(SurfaceClass::weight))
        .orElse(null);
  }

  private Finding finding(
      RuleContext context, HoleRim rim, SurfaceClass surface, ReachedSeams reached) {
    OpenEdges edges = context.ledger().edges();
    double wheel = context.parameter(INFO, "wheel");
    double length = 0;
    TreeSet<String> pieces = new TreeSet<>();
    for (int e : rim.edges()) {
      length += edges.length(e);
      pieces.add(context.pieceName(edges.piece(e)));
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s: hole through which a sphere of radius %s falls%s",
            String.join(" | ", pieces),
            SeamFinding.metres(rim.radius()),
            rim.radius() >= wheel ? ", and so does a wheel" : "");
    double longest = length / 2 - 2 * rim.radius();
    boolean slit = longest >= 2 * wheel && 2 * rim.radius() > SLIT;
    Severity severity = slit || rim.radius() >= wheel ? Severity.ERROR : Severity.WARNING;
    FindingBuilder builder =
        new FindingBuilder(INFO, severity, message)
            .at(rim.centre()[0], rim.centre()[1], rim.centre()[2])
            .along(path(edges, rim.edges()), length)
            .on(surface)
            .owner(LedgerClass.HOLE)
            .count(rim.edges().length)
            .measure("radius", rim.radius(), "m", wheel);
    double[] c = rim.centre();
    if (!reached.has(edges, rim.edges())) {
      builder.outOfReach();
    } else if (rim.radius() >= wheel) {
      builder.falls(
          context.speedAt(c[0], c[1], c[2]),
          RoadShare.of(context, c, path(edges, rim.edges())),
          RoadShare.isAtMost(context, c));
    } else {
      builder.effects(context.effectsAt(c[0], c[1], c[2]).ofGap(2 * rim.radius(), 0, Bodies.PIECE));
    }
    if (!rim.closed()) {
      builder.help(CLOSE);
    }
    for (int e : rim.edges()) {
      builder.edge(context.surface(), edges.halfEdge(e));
    }
    return builder.build();
  }

  /** The corners of a rim as one line, also over what lies between its borders. */
  private static double[] path(OpenEdges edges, int[] rim) {
    double[] path = new double[6 * rim.length];
    int n = 0;
    for (int i = 0; i < rim.length; i++) {
      boolean goesOn = i > 0 && edges.from(rim[i]) == edges.to(rim[i - 1]);
      for (int end = goesOn ? 1 : 0; end <= 1; end++) {
        for (int k = 0; k < 3; k++) {
          path[n++] = edges.point(rim[i], end, k);
        }
      }
    }
    return Arrays.copyOf(path, n);
  }
}
