package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.ground.Body;
import org.trackwalk.check.profile.Wheel;
import org.trackwalk.check.ride.Slot;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;

/** Slots of the road that a real wheel spans and a single ray falls into. */
public final class WheelGap implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "probe.wheel-gap",
          "warning",
          "a wheel that is a single ray falls into a slot that a real one spans",
          "Many games feel the ground with one ray per wheel. Over a slot the ray sees its floor,"
              + " or nothing: the wheel drops for a moment and the car jerks.",
          "Close the slot or lay an invisible collision strip over it (Blender: select both"
              + " borders, Edge > Bridge Edge Loops). Or use a wheel that is swept, or several"
              + " rays.",
          Scope.BALL,
          List.of(
              new Parameter("radius", Wheel.CAR_RADIUS, "m", "radius of the wheel that spans it"),
              new Parameter("width", 0.1, "m", "width of that wheel: what is shorter it spans too"),
              new Parameter("depth", 0.03, "m", "how much deeper than the wheel the ray falls")),
          "raycast wheels drop into gaps (Godot issue 98079); wheel of radius 0.3 m, 0.1 m wide");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double radius = context.parameter(INFO, "radius");
    double width = context.parameter(INFO, "width");
    double depth = context.parameter(INFO, "depth");
    List<Finding> findings = new ArrayList<>();
    for (Slot slot : SlotFinding.slots(context)) {
      double half = slot.width() / 2;
      // A wheel sinks in by the sagitta of the slot; beside its way it stands on its width.
      boolean spans = slot.along() ? half < radius : slot.width() < width;
      double sinks = slot.along() ? radius - Math.sqrt(radius * radius - half * half) : 0;
      if (spans && slot.depth() - sinks > depth) {
        findings.add(finding(context, slot, sinks, depth));
      }
    }
    return findings;
  }

  private static Finding finding(RuleContext context, Slot slot, double sinks, double depth) {
    boolean open = Double.isInfinite(slot.depth());
    String message =
        String.format(
            Locale.ROOT,
            "%s: slot %s wide%s; a ray falls %s, a wheel sinks in by %s",
            SlotFinding.piece(context, slot),
            SeamFinding.metres(slot.width()),
            slot.length() < 0.1 ? "" : " along " + SeamFinding.metres(slot.length()),
            open ? "through" : SeamFinding.metres(slot.depth()),
            SeamFinding.metres(sinks));
    return SlotFinding.of(INFO, Severity.WARNING, context, slot, message)
        .measure("fall", Math.min(Body.FALL, slot.depth()) - sinks, "m", depth)
        .build();
  }
}
