package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Lines that say more road to their sides than there is: the game's cars use what they say. */
public final class LineRoom implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "place.room",
              "warning",
              "a line says that there is more road beside it than there is",
              "The game's own cars overtake and evade as far aside as their line says there is"
                  + " road: there they leave it, or hit what stands beside it.",
              "Record the line's sides anew after the road was changed, or widen the road to what"
                  + " they say.",
              Scope.LINE,
              List.of(
                  new Parameter("more", 0.5, "m", "a line may say so much more"),
                  new Parameter("length", 10, "m", "along so much, to be told")),
              "sides of a line as Assetto Corsa records them; own limits: a quarter of a car's"
                  + " width, two cars' lengths")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    RacingLine line = RacingLine.of(context.level(), context.settings());
    return line.sides() == null && line.pits().sides() == null
        ? Optional.of("no line says how much road there is beside it (left and right)")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    RacingLine line = RacingLine.of(context.level(), context.settings());
    tell(context, line, "racing line", findings);
    tell(context, line.pits(), "pit lane's line", findings);
    return findings;
  }

  private static void tell(
      RuleContext context, RacingLine line, String what, List<Finding> findings) {
    if (line.sides() == null) {
      return;
    }
    SideGround ground = new SideGround(context.road().ground().reader(), line);
    double length = context.parameter(INFO, "length");
    double more = context.parameter(INFO, "more");
    for (int side = 0; side < 2; side++) {
      double[] missing = new double[line.points().length / 3];
      for (int i = 0; i < missing.length; i++) {
        context.progress().check();
        missing[i] = ground.missing(i, side);
      }
      for (PointStretch stretch : PointStretch.of(line, missing, more)) {
        if (stretch.length() >= length) {
          findings.add(finding(context, line, ground, stretch, side, what, more));
        }
      }
    }
  }

  private static Finding finding(
      RuleContext context,
      RacingLine line,
      SideGround ground,
      PointStretch stretch,
      int side,
      String what,
      double more) {
    int worst = stretch.worst();
    double said = line.sides()[2 * worst + side];
    String message =
        String.format(
            Locale.ROOT,
            "the %s says %.1f m of road to its %s where there is %.1f m, along %.0f m",
            what,
            said,
            side == 0 ? "left" : "right",
            said - stretch.value(),
            stretch.length());
    double[] at = ground.border(worst, side);
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .along(stretch.path(), stretch.length())
            .on(SurfaceClass.ROAD)
            .measure("missing", stretch.value(), "m", more);
    return RoadFinding.on(builder, context, at).build();
  }
}
