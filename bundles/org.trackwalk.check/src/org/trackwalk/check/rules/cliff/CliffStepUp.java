package org.trackwalk.check.rules.cliff;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.check.rules.finding.WheelEdge;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Steep faces that stand up in the road. */
public final class CliffStepUp implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "cliff.step-up",
              "by value",
              "a steep face stands up in the road",
              "A wheel runs against it: 25 mm take a wheel of 0.3 m radius four tenths of its"
                  + " speed, and a sliding body stops or is thrown up.",
              "Chamfer the edge so that it rises at less than 45 degrees (Blender: select its upper"
                  + " edge, Ctrl B), or lower it. Kerbs: up to 25 mm is silent, from 50 mm on an"
                  + " error.",
              Scope.BALL,
              List.of(
                  new Parameter("warning", 0.005, "m", "a warning from here on"),
                  new Parameter("error", 0.02, "m", "an error from here on"),
                  new Parameter("kerbWarning", 0.025, "m", "a warning on a kerb"),
                  new Parameter("kerbError", 0.05, "m", "an error on a kerb")),
              "steeper than 45 degrees; 25 mm take a wheel of 0.3 m radius 0.4 of its speed")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES).drawn(Picture.STANDING));

  private static final String LAY =
      "Lay the sheet's border on the road, or a little under it, so that wheels roll up on it, or"
          + " take it out of what collides where it is only drawn.";

  /** Heights are told, and held against their limits, to a tenth of a millimetre. */
  private static final double ROUNDED = 0.00005;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (RoadThings.Found step : steps(context)) {
      findings.add(finding(context, step));
    }
    return findings;
  }

  /** What is no higher on a kerb is taken as meant, metres. */
  public static double leastOnKerb(RuleContext context) {
    return context.parameter(INFO, "kerbWarning") + ROUNDED;
  }

  /** The steps that are worth a word. */
  public static List<RoadThings.Found> steps(RuleContext context) {
    double least = context.parameter(INFO, "warning") + ROUNDED;
    double leastOnKerb = leastOnKerb(context);
    List<RoadThings.Found> steps = new ArrayList<>();
    for (RoadThings.Found found : RoadThings.of(context)) {
      double height = found.thing().height();
      if (found.isStep() && height > (found.isKerb() ? leastOnKerb : least)) {
        steps.add(found);
      }
    }
    return steps;
  }

  /** By how many at most where no border of the road was met on some side. */
  private static Effect felt(RuleContext context, Thing step) {
    Effect met = met(context, step);
    return step.endsLeft() && step.endsRight() ? met : met.upTo();
  }

  private static Effect met(RuleContext context, Thing step) {
    double radius = Body.of(context.vehicle()).wheelRadius();
    double share = RoadShare.of(step.blocked(), step.width());
    return WheelEdge.met(step.height(), radius, step.speed(), share);
  }

  private static Severity severity(Thing step, boolean bad) {
    return step.lee() ? Severity.INFO : bad ? Severity.ERROR : Severity.WARNING;
  }

  private static Finding finding(RuleContext context, RoadThings.Found found) {
    Thing step = found.thing();
    double error = context.parameter(INFO, found.isKerb() ? "kerbError" : "error");
    double warning = context.parameter(INFO, found.isKerb() ? "kerbWarning" : "warning");
    boolean bad = step.height() > error + ROUNDED;
    String message =
        String.format(
            Locale.ROOT,
            step.border()
                ? "%s: the border of a sheet lies %s over the road%s, and wheels run against it%s"
                : "%s: a face %s high stands up in the road%s, steeper than 45 deg%s",
            context.pieceName(context.surface().pieceOf(step.triangles()[0])),
            SeamFinding.metres(step.height()),
            step.length() < 0.1 ? "" : " along " + SeamFinding.metres(step.length()),
            step.lee() ? RoadThings.AGAINST : "");
    double[] p = step.position();
    FindingBuilder builder =
        TriangleFinding.of(INFO, severity(step, bad), context, step.triangles(), message);
    if (step.lee()) {
      builder.help(RoadThings.DOWN);
    } else if (step.border()) {
      builder.help(LAY);
    }
    return builder
        .around(step.outline())
        .at(p[0], p[1], p[2])
        .on(SurfaceClass.ROAD)
        .measure("height", step.height(), "m", bad ? error : warning)
        .ownSeverity()
        .effects(step.lee() ? List.of() : List.of(felt(context, step)))
        .build();
  }
}
