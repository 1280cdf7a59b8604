package org.trackwalk.check.rules.normal;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.course.scale.LevelFacing;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * A level in which no road is known and nearly all that lies flat faces down. It is no more than a
 * warning: it may be a ceiling.
 */
final class LevelFacingDown {

  /** A smaller part is not told in figures. */
  private static final double LEAST_TOLD = 0.001;

  private LevelFacingDown() {}

  static List<Finding> all(RuleContext context, RuleInfo rule) {
    LevelFacing level =
        LevelFacing.of(context.surface(), context.topology(), context.welded().left().get());
    if (!level.isTurned()) {
      return List.of();
    }
    String up =
        level.up() == 0
            ? "no triangle of the level faces up"
            : level.up() < LEAST_TOLD
                ? "less than 0.1 % of the level faces up"
                : String.format(
                    Locale.ROOT, "only %.1f %% of the level faces up", 100 * level.up());
    String words =
        String.format(
            Locale.ROOT,
            "%s, and %.0f %% of its area faces down: a car falls through all of it",
            up,
            100 * level.down());
    double[] at = level.place();
    return List.of(
        new FindingBuilder(rule, Severity.WARNING, words)
            .help(
                "Turn it over (Blender: Edit Mode, select all, Mesh > Normals > Flip), or say which"
                    + " axis is up.")
            .at(at[0], at[1], at[2])
            .about("level")
            .measure("faces down", 100 * level.down(), "%", 0)
            .build());
  }
}
