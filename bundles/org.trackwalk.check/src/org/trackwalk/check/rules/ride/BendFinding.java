package org.trackwalk.check.rules.ride;

import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.Bend;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** What findings about crests and dips have in common. */
final class BendFinding {

  /** Of this a smaller one is worse; {@code check.rank} knows it by its name. */
  private static final String MEASURE = "bend radius";

  private BendFinding() {}

  /**
   * A finding about a bend of the profile.
   *
   * @param what {@code crest} or {@code dip}
   * @param effect what it does, with the limit
   * @param limit radius that it should have at least, metres
   */
  static Finding of(
      RuleInfo rule,
      Severity severity,
      RuleContext context,
      Bend bend,
      String what,
      String effect,
      double limit) {
    Strand strand = context.road().strands().get(bend.strand());
    double x = strand.laneX(bend.row(), bend.lane());
    double y = strand.height(bend.row(), bend.lane());
    double z = strand.laneZ(bend.row(), bend.lane());
    String message =
        String.format(
            Locale.ROOT,
            "%s of %.0f m radius at %s%s: %s",
            what,
            bend.radius(),
            RoadFinding.kmh(bend.speed()),
            bend.rows() > 1 ? String.format(Locale.ROOT, ", along %d m", bend.rows()) : "",
            effect);
    FindingBuilder builder = new FindingBuilder(rule, severity, message);
    return RoadFinding.on(builder, context, new double[] {x, y, z})
        .at(x, y, z)
        .along(
            RoadFinding.along(context.road(), bend.strand(), bend.first(), bend.rows()),
            bend.rows() * Strand.ROW)
        .on(SurfaceClass.ROAD)
        .measure(MEASURE, bend.radius(), "m", limit)
        .build();
  }
}
