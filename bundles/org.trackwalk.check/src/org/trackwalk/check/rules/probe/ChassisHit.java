package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.cliff.CliffStepUp;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.things.BodyHit;
import org.trackwalk.drive.things.BodyHitFinder;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.VehicleMesh;

/** Places where a car runs aground between its wheels, and things that stand in its way. */
public final class ChassisHit implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "probe.chassis-hit",
              "warning; an error where no car gets past, or on the racing line",
              "a car's body touches what its wheels do not",
              "The car runs aground: its collision box hits the road, and it stops, spins or is"
                  + " thrown up although all four wheels stand on the ground.",
              "Lower the hump, or make it longer than the wheelbase (Blender: select its rows,"
                  + " proportional editing with a smooth falloff).",
              Scope.LINE,
              List.of(
                  new Parameter(
                      "length", 4.5, "m", "length of the car's floor", VehicleMesh.LONGEST),
                  new Parameter("width", 1.8, "m", "width of the car's floor", VehicleMesh.LONGEST),
                  new Parameter(
                      "clearance", 0.1, "m", "height of the floor over the wheels' feet")),
              "a medium car: 4.5 x 1.8 m, 0.10 m over the ground")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  private static final String REMOVE =
      "Delete it where it was forgotten, or put it beside the road. Where it is meant to stand"
          + " there and leaves a way past, say so in the manifest: class barrier or scenery.";

  private static final String DIP =
      "Round the foot of the slope: its nose or its tail touches before the wheels are up (Blender:"
          + " select the rows of the dip, proportional editing with a smooth falloff).";

  private static final String MEANT =
      "Nothing, where it is meant. Class barrier or scenery in the manifest says so, and then it is"
          + " not told.";

  private static final String PLAIN =
      "Nothing, where it stands beside the road. To have what stands on it told, give the road a"
          + " material or an object of its own, or name it in a manifest (corridor).";

  /** What lies half-way between two numbers that are told is told as the larger one, metres. */
  private static final double HALF_UP = 1e-6;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    Body body = Body.of(context.vehicle());
    double clearance = size(context, "clearance", body.clearance());
    double length = size(context, "length", body.length());
    List<Finding> findings = new ArrayList<>();
    List<Thing> told = new ArrayList<>();
    CliffStepUp.steps(context).forEach(step -> told.add(step.thing()));
    for (RoadThings.Found found : RoadThings.of(context)) {
      if (!found.isStep() && found.isTold() && found.thing().height() > clearance) {
        told.add(found.thing());
        findings.add(finding(context, found, clearance));
      }
    }
    List<BodyHit> hits =
        BodyHitFinder.find(
            context.road(), body, length, size(context, "width", body.width()), clearance);
    for (BodyHit hit : hits) {
      if (!owned(told, hit, length)) {
        findings.add(finding(context, hit, clearance));
      }
    }
    return findings;
  }

  /** What it leaves of the road on both sides. */
  private static String where(Thing thing, boolean shut) {
    boolean atLeft = Thing.isAt(thing.left());
    boolean atRight = Thing.isAt(thing.right());
    boolean parted = thing.isParted() && !shut;
    if (atLeft && atRight && !parted) {
      return thing.endsLeft() && thing.endsRight()
          ? "from border to border"
          : "as far as the road was looked at";
    }
    String left = side(thing.left(), thing.endsLeft(), "the left border");
    String right = side(thing.right(), thing.endsRight(), "the right one");
    String between =
        parted ? String.format(Locale.ROOT, ", %.1f m are free between", thing.free()) : "";
    return left + " and " + right + between;
  }

  /** Where no border was met the road goes on: what is known is the least that is left of it. */
  private static String side(double left, boolean ends, String border) {
    if (Thing.isAt(left)) {
      return ends ? "at " + border : "reaching towards " + border;
    }
    String more = ends ? "" : "more than ";
    return String.format(Locale.ROOT, "%s%.1f m from %s", more, left + HALF_UP, border);
  }

  /** What the user set, else the vehicle's, else a medium car's where the vehicle slides. */
  private static double size(RuleContext context, String name, double vehicle) {
    boolean set = context.settings().parameters().containsKey(INFO.id() + "." + name);
    return set || vehicle == 0 ? context.parameter(INFO, name) : vehicle;
  }

  /** An error where nobody gets past; what a name says is meant is a note. */
  private static Severity severity(RoadThings.Found found) {
    if (!found.isInTheWay()) {
      return Severity.INFO;
    }
    return found.blocks() ? Severity.ERROR : Severity.WARNING;
  }

  private static Finding finding(RuleContext context, RoadThings.Found found, double clearance) {
    Thing thing = found.thing();
    boolean plain = found.name() == RoadThings.Name.PLAIN && !found.isInTheWay();
    String name = context.pieceName(context.surface().pieceOf(thing.triangles()[0]));
    String stands =
        thing.foot() > clearance
            ? "hangs " + SeamFinding.metres(thing.foot()) + " over the road"
            : "stands " + SeamFinding.metres(thing.height()) + " high on the road";
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s%s, %s (%s there)%s%s",
            name,
            stands,
            found.shut() ? ", and no car gets past" : "",
            where(thing, found.shut()),
            RoadFinding.kmh(thing.speed()),
            thing.lee() ? RoadThings.AGAINST : "",
            plain ? "; nothing tells the road from what lies beside it here" : "");
    double[] p = thing.position();
    FindingBuilder builder =
        TriangleFinding.of(INFO, severity(found), context, thing.triangles(), message)
            .around(thing.outline())
            .help(plain ? PLAIN : help(found))
            .at(p[0], p[1], p[2])
            .on(SurfaceClass.ROAD)
            .measure("height", thing.height(), "m", clearance);
    if (found.isInTheWay()) {
      builder.stops(
          thing.speed(),
          RoadShare.of(thing.blocked(), thing.width()),
          !thing.endsLeft() || !thing.endsRight());
    }
    if (found.isInTheWay() && found.atSide()) {
      builder.cause(RoadThings.AT_SIDE);
    } else if (plain) {
      builder.cause("nothing tells whether things stand on the road or beside it");
    } else if (!found.isInTheWay() && !thing.lee()) {
      builder.cause("things stand on the road whose names say what they are");
    }
    return builder.build();
  }

  private static String help(RoadThings.Found found) {
    return found.thing().lee() ? RoadThings.DOWN : found.isInTheWay() ? REMOVE : MEANT;
  }

  /** True where the car runs aground on what has a finding of its own. */
  private static boolean owned(List<Thing> told, BodyHit hit, double reach) {
    for (Thing thing : told) {
      double[] p = thing.places();
      for (int i = 0; i < p.length; i += 3) {
        double dx = p[i] - hit.position()[0];
        double dz = p[i + 2] - hit.position()[2];
        if (dx * dx + dz * dz < reach * reach) {
          return true;
        }
      }
    }
    return false;
  }

  private static Finding finding(RuleContext context, BodyHit hit, double clearance) {
    String message =
        String.format(
            Locale.ROOT,
            "the road reaches %s over the plane of a car's wheels, its floor is at %s: %s runs"
                + " aground%s",
            SeamFinding.metres(hit.height()),
            SeamFinding.metres(clearance),
            hit.nose() ? "its nose" : "it",
            hit.rows() > 1 ? String.format(Locale.ROOT, " along %d m", hit.rows()) : "");
    double[] p = hit.position();
    Strand strand = context.road().strands().get(hit.strand());
    double speed = strand.speed(hit.row());
    FindingBuilder builder =
        new FindingBuilder(
            INFO, Severity.WARNING, message + " (" + RoadFinding.kmh(speed) + " there)");
    if (hit.nose()) {
      builder.help(DIP);
    }
    return RoadFinding.on(builder, context, p)
        .at(p[0], p[1], p[2])
        .along(p, hit.rows() * Strand.ROW)
        .on(SurfaceClass.ROAD)
        .measure("height", hit.height(), "m", clearance)
        .build();
  }
}
