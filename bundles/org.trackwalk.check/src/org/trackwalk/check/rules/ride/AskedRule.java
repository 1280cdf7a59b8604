package org.trackwalk.check.rules.ride;

import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A rule about stretches of road that only some games and guides ask for. */
interface AskedRule extends RoadRule {

  /** Nothing to say unless a rule set or the user asks for it. */
  @Override
  default Optional<String> idle(RuleContext context) {
    return context.settings().asks(info().id())
        ? Optional.empty()
        : Optional.of("no rule set asks for it (--rules-of)");
  }

  /** Where a row's middle is, xyz. */
  static double[] middle(Strand strand, int row) {
    return new double[] {strand.centre(row, 0), strand.centre(row, 1), strand.centre(row, 2)};
  }

  /**
   * A stretch that is not as it is asked.
   *
   * @param strand its index
   * @param at where it is worst
   * @param measure what is measured, how much it is there, its unit, and what was asked
   */
  default Finding told(
      RuleContext context,
      int strand,
      RowStretches.Stretch stretch,
      double[] at,
      String message,
      Measured measure) {
    double length = stretch.length(context.road().strands().get(strand));
    FindingBuilder builder =
        new FindingBuilder(info(), Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .along(
                RoadFinding.along(context.road(), strand, stretch.first(), stretch.rows()), length)
            .on(SurfaceClass.ROAD)
            .measure(measure.name(), measure.value(), measure.unit(), measure.asked());
    return RoadFinding.on(builder, context, at).build();
  }

  /**
   * What a stretch has, and what is asked of it.
   *
   * @param name of what is measured
   * @param value where it is worst
   * @param unit of both numbers
   * @param asked limit
   */
  record Measured(String name, double value, String unit, double asked) {}
}
