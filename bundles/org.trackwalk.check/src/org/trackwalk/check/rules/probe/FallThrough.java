package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.profile.Wheel;
import org.trackwalk.check.ride.MissingRoad;
import org.trackwalk.check.ride.MissingRoadFinder;
import org.trackwalk.check.ride.Slot;
import org.trackwalk.check.ride.SlotFinder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;

/** Missing stretches of the road into which a wheel falls. */
public final class FallThrough implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "probe.fall-through",
          "error",
          "a stretch of the road is missing and a wheel falls through",
          "What drives slowly falls out of the level; what drives fast is below the road when it"
              + " reaches the other side and hits its edge.",
          "Close it (Blender: select both borders, Edge > Bridge Edge Loops), or bring the missing"
              + " piece into the export.",
          Scope.BALL,
          List.of(
              new Parameter("wheel", Wheel.CAR_RADIUS, "m", "radius of the wheel that falls"),
              new Parameter("depth", 0.5, "m", "a floor that is less deep holds a car"),
              new Parameter("farthest", 200, "m", "what goes on farther ahead is another road")),
          "a sphere of a wheel's radius, swept along the road, ends below it");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double wheel = context.parameter(INFO, "wheel");
    double depth = context.parameter(INFO, "depth");
    List<Slot> slots = new ArrayList<>(SlotFinding.slots(context));
    slots.removeIf(slot -> slot.width() < 2 * wheel || slot.depth() <= depth);
    List<Finding> findings = new ArrayList<>();
    for (MissingRoad missing : missing(context, depth)) {
      // Up to there the slots tell how a wheel falls; what they tell of a longer stretch is a part.
      boolean told = missing.length() <= SlotFinder.WIDEST && slots.stream().anyMatch(at(missing));
      if (!told) {
        slots.removeIf(at(missing));
        findings.add(StretchFinding.of(INFO, context, missing, 2 * wheel));
      }
    }
    for (Slot slot : slots) {
      findings.add(finding(context, slot, 2 * wheel));
    }
    return findings;
  }

  /** Whether a slot has an edge of a missing stretch. */
  private static Predicate<Slot> at(MissingRoad missing) {
    Set<Integer> edges = new HashSet<>();
    for (int[] side : List.of(missing.from(), missing.to())) {
      for (int h : side) {
        edges.add(h);
      }
    }
    return slot -> Arrays.stream(slot.halfEdges()).anyMatch(edges::contains);
  }

  private static List<MissingRoad> missing(RuleContext context, double depth) {
    return MissingRoadFinder.find(
        context.surface(),
        context.topology(),
        context.ledger(),
        context.corridor().classes(),
        context.road(),
        context.roads().ground(),
        context.backs(),
        depth,
        context.parameter(INFO, "farthest"),
        context.memory(),
        context.settings().jobs());
  }

  private static Finding finding(RuleContext context, Slot slot, double wheel) {
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s of road is missing; a wheel falls through, and at %s it reaches the other side"
                + " %s too low",
            SlotFinding.piece(context, slot),
            SeamFinding.metres(slot.width()),
            RoadFinding.kmh(slot.speed()),
            SeamFinding.metres(Math.max(0.0001, slot.fall() + slot.rise())));
    return SlotFinding.of(INFO, Severity.ERROR, context, slot, message)
        .measure("width", slot.width(), "m", wheel)
        .falls(
            slot.speed(),
            RoadShare.of(context, slot.position(), slot.along() ? slot.length() : slot.width()))
        .build();
  }
}
