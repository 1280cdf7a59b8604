package org.trackwalk.check.rules.probe;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.edges.Gap;
import org.trackwalk.drive.edges.GapFinder;
import org.trackwalk.drive.edges.Gaps;
import org.trackwalk.drive.things.Grooves;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.model.finding.Severity;

/** What findings about gaps of the road that the ledger does not own have in common. */
final class SlotFinding {

  /** Height from which an edge holds a car's wheel back more than it lifts it, whole mm in m. */
  static final double EDGE = Math.rint(1000 * Body.CAR.edge()) / 1000;

  private SlotFinding() {}

  static List<Gap> gaps(RuleContext context) {
    return context
        .memory()
        .shared(
            Gaps.class,
            () ->
                new Gaps(
                    GapFinder.find(
                        context.roads().reach(),
                        context.topology(),
                        context.ledger(),
                        context.corridor().classes(),
                        FallThrough.farthest(context),
                        context.memory())))
        .all();
  }

  /** How deep a wheel sinks into a gap, metres: by the sagitta; beside its way it stands on it. */
  static double sinks(Gap gap, double radius) {
    double half = gap.width() / 2;
    if (!gap.along()) {
      return gap.width() < Grooves.TYRE ? 0 : Double.POSITIVE_INFINITY;
    }
    return half < radius
        ? radius - Math.sqrt(radius * radius - half * half)
        : Double.POSITIVE_INFINITY;
  }

  /** Whether a wheel stays over a gap's floor. */
  static boolean spanned(Gap gap, double radius) {
    double sinks = sinks(gap, radius);
    return !Double.isInfinite(sinks) && gap.depth() - sinks > GapFinder.SHALLOW;
  }

  /** What happens to a car that comes down on a floor. */
  static String down(double depth, double lip) {
    String falls = "a car falls " + SeamFinding.metres(depth);
    return Double.isInfinite(lip)
        ? falls + " and meets the other side"
        : String.format(
            Locale.ROOT, "%s and meets the other side, %s high", falls, SeamFinding.metres(lip));
  }

  static FindingBuilder of(
      RuleInfo rule, Severity severity, RuleContext context, Gap gap, String message) {
    double[] a = gap.position();
    double[] b = gap.beyond();
    // The middle of a long one may lie beside it, in a bend.
    double part = gap.width() > GapFinder.WIDEST ? 0 : 0.5;
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) {
      at[k] = a[k] + part * (b[k] - a[k]);
    }
    FindingBuilder builder =
        new FindingBuilder(rule, severity, message)
            .at(at[0], at[1], at[2])
            .along(new double[] {a[0], a[1], a[2], b[0], b[1], b[2]}, gap.across())
            .on(gap.surface())
            .count(gap.halfEdges().length);
    for (int h : gap.halfEdges()) {
      builder.edge(context.surface(), h);
    }
    return builder;
  }

  static String piece(RuleContext context, Gap gap) {
    return context.pieceName(context.surface().pieceOf(gap.halfEdges()[0] / 3));
  }
}
