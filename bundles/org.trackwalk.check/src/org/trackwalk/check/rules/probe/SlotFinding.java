package org.trackwalk.check.rules.probe;

import java.util.List;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.ride.Slot;
import org.trackwalk.check.ride.SlotFinder;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.mesh.level.SurfaceClass;

/** What findings about gaps of the road that the ledger does not own have in common. */
final class SlotFinding {

  /** What lies no deeper is no gap for any wheel, metres. */
  static final double SHALLOW = 0.03;

  private SlotFinding() {}

  static List<Slot> slots(RuleContext context) {
    return SlotFinder.find(
        context.surface(),
        context.topology(),
        context.ledger(),
        context.corridor().classes(),
        context.road(),
        context.roads().ground(),
        SHALLOW,
        context.memory());
  }

  static FindingBuilder of(
      RuleInfo rule, Severity severity, RuleContext context, Slot slot, String message) {
    double[] a = slot.position();
    double[] b = slot.beyond();
    FindingBuilder builder =
        new FindingBuilder(rule, severity, message)
            .at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2)
            .along(new double[] {a[0], a[1], a[2], b[0], b[1], b[2]}, slot.length())
            .on(SurfaceClass.ROAD)
            .count(slot.halfEdges().length);
    for (int h : slot.halfEdges()) {
      builder.edge(context.surface(), h);
    }
    return builder;
  }

  static String piece(RuleContext context, Slot slot) {
    return context.pieceName(context.surface().pieceOf(slot.halfEdges()[0] / 3));
  }
}
