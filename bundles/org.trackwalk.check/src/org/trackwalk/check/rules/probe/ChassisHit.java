package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.ride.BodyHit;
import org.trackwalk.check.ride.BodyHitFinder;
import org.trackwalk.check.ride.Obstacle;
import org.trackwalk.check.ride.StepFace;
import org.trackwalk.check.road.Strand;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.cliff.CliffStepUp;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadObstacles;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.mesh.level.SurfaceClass;

/** Places where a car runs aground between its wheels, and things that stand in its way. */
public final class ChassisHit implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "probe.chassis-hit",
          "warning; an error where a forgotten block stands in the way",
          "a car's body touches what its wheels do not",
          "The car runs aground: its collision box hits the road, and it stops, spins or is thrown"
              + " up although all four wheels stand on the ground.",
          "Lower the hump, or make it longer than the wheelbase (Blender: select its rows,"
              + " proportional editing with a smooth falloff).",
          Scope.LINE,
          List.of(
              new Parameter("length", 4.5, "m", "length of the car's floor"),
              new Parameter("width", 1.8, "m", "width of the car's floor"),
              new Parameter("clearance", 0.1, "m", "height of the floor over the wheels' feet")),
          "a medium car: 4.5 x 1.8 m, 0.10 m over the ground");

  private static final String REMOVE =
      "Delete it where it was forgotten, or put it beside the road. Where it is meant to stand"
          + " there, say so in the manifest: class barrier or scenery.";

  private static final String MEANT =
      "Nothing, where it is meant. Class barrier or scenery in the manifest says so, and then it is"
          + " not told.";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double clearance = context.parameter(INFO, "clearance");
    List<BodyHit> hits =
        BodyHitFinder.find(
            context.road(),
            context.parameter(INFO, "length"),
            context.parameter(INFO, "width"),
            clearance);
    List<Finding> findings = new ArrayList<>();
    List<StepFace> faces = hits.isEmpty() ? List.of() : CliffStepUp.faces(context);
    for (BodyHit hit : hits) {
      if (!owned(context, faces, hit)) {
        findings.add(finding(context, hit, clearance));
      }
    }
    for (RoadObstacles.Found thing : RoadObstacles.of(context)) {
      if (!thing.isStep() && thing.obstacle().height() > clearance) {
        findings.add(finding(context, thing, clearance));
      }
    }
    return findings;
  }

  /**
   * A thing in the way stops a car, which is more than any step does to it: an error where nobody
   * can have meant it, as it was given no name or is a part of the road. One at the edge, or with a
   * telling name, is a note.
   */
  private static Severity severity(RoadObstacles.Found thing) {
    if (!thing.isInTheWay()) {
      return Severity.INFO;
    }
    return thing.name() == RoadObstacles.Name.SOLID ? Severity.ERROR : Severity.WARNING;
  }

  private static Finding finding(RuleContext context, RoadObstacles.Found thing, double clearance) {
    Obstacle o = thing.obstacle();
    boolean meant = thing.name() == RoadObstacles.Name.MEANT;
    boolean told = thing.isInTheWay();
    String name = context.pieceName(context.surface().pieceOf(o.triangles()[0]));
    String stands =
        o.foot() > clearance
            ? "hangs " + SeamFinding.metres(o.foot()) + " over the road"
            : "stands " + SeamFinding.metres(o.height()) + " high on the road";
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s%s, %.1f m from the left border and %.1f m from the right one (%s there)",
            name,
            stands,
            o.blocks() ? ", and no car gets past" : "",
            o.left(),
            o.right(),
            RoadFinding.kmh(o.speed()));
    double[] p = o.position();
    FindingBuilder builder =
        TriangleFinding.of(INFO, severity(thing), context, o.triangles(), message)
            .help(told ? REMOVE : MEANT)
            .at(p[0], p[1], p[2])
            .on(SurfaceClass.ROAD)
            .measure("height", o.height(), "m", clearance);
    if (told) {
      builder.stops(o.speed(), RoadShare.of(o.width() - o.left() - o.right(), o.width()));
    }
    return told
        ? builder.build()
        : builder
            .cause(
                meant
                    ? "things stand on the road whose names say what they are"
                    : "things stand at the edge of the road, or where it is a wide place")
            .build();
  }

  /** True where a steep face is what the car runs aground on: it has its own finding. */
  private static boolean owned(RuleContext context, List<StepFace> faces, BodyHit hit) {
    double reach = context.parameter(INFO, "length");
    for (StepFace face : faces) {
      for (int t : face.triangles()) {
        double[] c = TriangleFinding.centre(context.surface(), t);
        double dx = c[0] - hit.position()[0];
        double dz = c[2] - hit.position()[2];
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
            "the road reaches %s over the plane of a car's wheels, its floor is at %s: it runs"
                + " aground%s",
            SeamFinding.metres(hit.height()),
            SeamFinding.metres(clearance),
            hit.rows() > 1 ? String.format(Locale.ROOT, " along %d m", hit.rows()) : "");
    double[] p = hit.position();
    Strand strand = context.road().strands().get(hit.strand());
    double speed = strand.speed(hit.row());
    FindingBuilder builder =
        new FindingBuilder(
            INFO, Severity.WARNING, message + " (" + RoadFinding.kmh(speed) + " there)");
    return RoadFinding.on(builder, context, p)
        .at(p[0], p[1], p[2])
        .along(p, hit.rows() * Strand.ROW)
        .on(SurfaceClass.ROAD)
        .measure("height", hit.height(), "m", clearance)
        .build();
  }
}
