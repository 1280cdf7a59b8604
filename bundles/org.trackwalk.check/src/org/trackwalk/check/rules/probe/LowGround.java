package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.WheelEdge;
import org.trackwalk.drive.edges.Gap;
import org.trackwalk.drive.edges.GapFinder;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * Gaps of the road over ground that lies a little lower: wheels roll down, and run against the edge
 * of the other side.
 */
final class LowGround {

  private LowGround() {}

  /**
   * The gaps with such an edge.
   *
   * @param edge metres from which on the other side is no edge to roll over
   * @param bump metres from which on it is told
   * @param depth metres from which on a car falls
   */
  static List<Gap> of(List<Gap> gaps, RuleContext context, double edge, double bump, double depth) {
    List<Gap> low = new ArrayList<>(gaps);
    low.removeIf(
        gap ->
            gap.side()
                || !gap.along()
                || gap.holds(edge)
                || deep(gap, depth)
                || !(height(context, gap) > bump));
    return low;
  }

  /** Whether a car falls between low edges at both sides. */
  static boolean deep(Gap gap, double depth) {
    return !gap.side()
        && gap.along()
        && gap.depth() > depth
        && Math.min(gap.step(), gap.lip()) > GapFinder.SHALLOW;
  }

  /** How high the other side stands over the lowest place of a wheel that comes over a gap. */
  private static double height(RuleContext context, Gap gap) {
    double sinks = SlotFinding.sinks(gap, Body.of(context.vehicle()).wheelRadius());
    return Math.min(gap.lip(), sinks);
  }

  static Finding finding(RuleInfo rule, RuleContext context, Gap gap, double bump) {
    double height = height(context, gap);
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s of road is missing over ground that lies %s lower, and wheels run against the"
                + " other side, %s high",
            SlotFinding.piece(context, gap),
            SeamFinding.metres(gap.width()),
            SeamFinding.metres(gap.depth()),
            SeamFinding.metres(height));
    double share = RoadShare.of(gap.across(), gap.road());
    Effect felt = felt(context, height, gap.speed(), share);
    // Who drives fast has not come down when he is there.
    boolean atMost = gap.fall() < height || RoadShare.isAtMost(context, gap.position());
    return SlotFinding.of(rule, Severity.ERROR, context, gap, message)
        .measure("height", height, "m", bump)
        .effects(List.of(atMost ? felt.upTo() : felt))
        .build();
  }

  /** What a wheel loses at an edge. */
  static Effect felt(RuleContext context, double height, double speed, double share) {
    return WheelEdge.met(height, Body.of(context.vehicle()).wheelRadius(), speed, share);
  }
}
