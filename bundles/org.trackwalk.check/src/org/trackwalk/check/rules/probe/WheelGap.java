package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.edges.Gap;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Wheel;

/** Slots of the road that a real wheel spans and a single ray falls into. */
public final class WheelGap implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "probe.wheel-gap",
          "by value",
          "a wheel that is a single ray falls into a slot that a real one spans",
          "Many games feel the ground with one ray per wheel. Over a slot the ray sees its floor,"
              + " or nothing: the wheel drops for a moment and the car jerks.",
          "Close the slot or lay an invisible collision strip over it (Blender: select both"
              + " borders, Edge > Bridge Edge Loops). Or use a wheel that is swept, or several"
              + " rays.",
          Scope.BALL,
          List.of(
              new Parameter("radius", Wheel.CAR_RADIUS, "m", "radius of the wheel that spans it"),
              new Parameter("edge", SlotFinding.EDGE, "m", "an error where the far side is higher"),
              new Parameter("depth", 0.03, "m", "how much deeper than the wheel the ray falls")),
          "raycast wheels drop into gaps (Godot issue 98079); wheel of radius 0.3 m");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double radius = context.parameter(INFO, "radius");
    double edge = context.parameter(INFO, "edge");
    double depth = context.parameter(INFO, "depth");
    List<Finding> findings = new ArrayList<>();
    List<Gap> gaps = new ArrayList<>(SlotFinding.gaps(context));
    gaps.removeAll(FallThrough.low(context));
    for (Gap gap : gaps) {
      double sinks = SlotFinding.sinks(gap, radius);
      if (!gap.side() && SlotFinding.spanned(gap, radius) && gap.depth() - sinks > depth) {
        boolean hard = gap.along() && gap.holds(edge);
        findings.add(finding(context, gap, hard ? Severity.ERROR : Severity.WARNING, sinks, depth));
      }
    }
    return findings;
  }

  private static Finding finding(
      RuleContext context, Gap slot, Severity severity, double sinks, double depth) {
    boolean open = Double.isInfinite(slot.depth());
    String message =
        String.format(
            Locale.ROOT,
            "%s: slot %s wide%s; a ray falls %s, a wheel sinks in by %s",
            SlotFinding.piece(context, slot),
            SeamFinding.metres(slot.width()),
            slot.across() < 0.1 ? "" : " along " + SeamFinding.metres(slot.across()),
            open ? "through" : SeamFinding.metres(slot.depth()),
            SeamFinding.metres(sinks));
    return SlotFinding.of(INFO, severity, context, slot, message)
        .measure("fall", Math.min(Body.FALL, slot.depth()) - sinks, "m", depth)
        .build();
  }
}
