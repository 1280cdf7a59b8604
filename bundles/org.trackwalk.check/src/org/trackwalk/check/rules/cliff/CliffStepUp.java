package org.trackwalk.check.rules.cliff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.profile.Wheel;
import org.trackwalk.check.ride.Obstacle;
import org.trackwalk.check.ride.StepFace;
import org.trackwalk.check.ride.StepFaceFinder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.Kerb;
import org.trackwalk.check.rules.finding.RoadObstacles;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.mesh.level.SurfaceClass;

/** Steep faces that stand up in the road. */
public final class CliffStepUp implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "cliff.step-up",
          "by value",
          "a steep face stands up in the road",
          "A wheel runs against it: 25 mm take a wheel of 0.3 m radius four tenths of its speed,"
              + " and a sliding body stops or is thrown up.",
          "Chamfer the edge so that it rises at less than 45 degrees (Blender: select its upper"
              + " edge, Ctrl B), or lower it. Kerbs: up to 25 mm is taken as meant.",
          Scope.BALL,
          List.of(
              new Parameter("warning", 0.005, "m", "a warning from here on"),
              new Parameter("error", 0.02, "m", "an error from here on"),
              new Parameter("kerbWarning", 0.025, "m", "a warning on a kerb"),
              new Parameter("kerbError", 0.05, "m", "an error on a kerb")),
          "steeper than 45 degrees; 25 mm take a wheel of 0.3 m radius 0.4 of its speed");

  /** Heights are told, and held against their limits, to a tenth of a millimetre. */
  private static final double ROUNDED = 0.00005;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (StepFace step : faces(context)) {
      findings.add(finding(context, step));
    }
    return findings;
  }

  /** The faces that are worth a word, and the low things that lie on the road. */
  public static List<StepFace> faces(RuleContext context) {
    double least = context.parameter(INFO, "warning") + ROUNDED;
    double leastOnKerb = context.parameter(INFO, "kerbWarning") + ROUNDED;
    List<RoadObstacles.Found> things = RoadObstacles.of(context);
    BitSet own = new BitSet();
    things.forEach(thing -> Arrays.stream(thing.obstacle().triangles()).forEach(own::set));
    List<StepFace> faces =
        new ArrayList<>(
            StepFaceFinder.find(
                context.surface(),
                context.topology(),
                context.ledger(),
                context.corridor().classes(),
                context.road(),
                Kerb.triangles(context),
                least,
                leastOnKerb));
    faces.removeIf(face -> Arrays.stream(face.triangles()).allMatch(own::get));
    for (RoadObstacles.Found thing : things) {
      Obstacle o = thing.obstacle();
      if (thing.isStep() && o.height() > (o.atEdge() ? leastOnKerb : least)) {
        faces.add(
            new StepFace(
                o.triangles(), o.position(), o.height(), o.length(), o.speed(), o.atEdge()));
      }
    }
    return faces;
  }

  /**
   * A wheel that meets an edge goes on along the circle around it, and what pointed at the edge is
   * lost: of a speed v are left v cos a, a the angle of the edge below the hub (1 - cos a = height
   * / radius). What is as high as the hub stops it.
   */
  private static Effect met(RuleContext context, StepFace step) {
    double share =
        RoadShare.of(context, step.position(), RoadShare.across(context, points(context, step)));
    double cos = 1 - step.height() / Wheel.CAR_RADIUS;
    if (cos <= 0) {
      return Effect.stops(step.speed(), share);
    }
    double sin = Math.sqrt(1 - cos * cos);
    String shape = String.format(Locale.ROOT, "wheel r %.1f", Wheel.CAR_RADIUS);
    double lost = step.speed() * sin;
    return new Effect(Effect.ANY, shape, step.speed(), lost * cos, lost * sin, 0, share);
  }

  /** The corners of its triangles, xyz triples. */
  private static double[] points(RuleContext context, StepFace step) {
    double[] points = new double[9 * step.triangles().length];
    for (int i = 0; i < points.length; i++) {
      int corner = 3 * step.triangles()[i / 9] + i / 3 % 3;
      int v = context.surface().triangles()[corner];
      points[i] = context.surface().positions()[3 * v + i % 3];
    }
    return points;
  }

  private static Finding finding(RuleContext context, StepFace step) {
    double error = context.parameter(INFO, step.kerb() ? "kerbError" : "error");
    double warning = context.parameter(INFO, step.kerb() ? "kerbWarning" : "warning");
    boolean bad = step.height() > error + ROUNDED;
    String message =
        String.format(
            Locale.ROOT,
            "%s: a face %s high stands up in the road%s, steeper than 45 deg",
            context.pieceName(context.surface().pieceOf(step.triangles()[0])),
            SeamFinding.metres(step.height()),
            step.length() < 0.1 ? "" : " along " + SeamFinding.metres(step.length()));
    double[] p = step.position();
    return TriangleFinding.of(
            INFO, bad ? Severity.ERROR : Severity.WARNING, context, step.triangles(), message)
        .at(p[0], p[1], p[2])
        .on(SurfaceClass.ROAD)
        .measure("height", step.height(), "m", bad ? error : warning)
        .ownSeverity()
        .effects(List.of(met(context, step)))
        .build();
  }
}
