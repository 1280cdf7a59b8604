package org.trackwalk.check.rules.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.road.Strand;
import org.trackwalk.model.finding.Finding;

/** Stretches of road that lean more to a side than a guide asks, or to the wrong one. */
public final class RideCrossfall implements AskedRule {

  /** Per cent in a slope of 1. */
  private static final double PERCENT = 100;

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.crossfall",
              "warning, where a rule set asks for it",
              "the road leans to a side more than is asked, or out of the bend",
              "A car that brakes or turns there slides to the lower side; out of a bend it is"
                  + " carried off the road.",
              "Turn the rows about the road's middle until they lean as asked (Blender:"
                  + " Proportional Editing, R about the way of the road).",
              Scope.LINE,
              List.of(
                  new Parameter("straight", 3, "%", "more on a straight is too much"),
                  new Parameter("bend", 10, "%", "more towards the inside of a bend is too much"),
                  new Parameter("adverse", 1.5, "%", "more towards the outside is too much"),
                  new Parameter("radius", 1000, "m", "a bend is narrower than this")),
              "FIA, International Sporting Code, Appendix O, 7.5: 3 % on straights, 10 % in curves,"
                  + " no adverse incline")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    double straight = context.parameter(INFO, "straight");
    double bend = context.parameter(INFO, "bend");
    double adverse = context.parameter(INFO, "adverse");
    double radius = context.parameter(INFO, "radius");
    List<Strand> strands = context.road().strands();
    for (int s = 0; s < strands.size(); s++) {
      Strand strand = strands.get(s);
      double[] leans = CrossSlope.of(strand);
      int[] turns = CrossSlope.turns(strand, radius);
      tell(
          context,
          s,
          row -> turns[row] == 0 ? Math.abs(leans[row]) : Double.NaN,
          straight,
          "leans %.1f %% to a side on a straight",
          findings);
      tell(
          context,
          s,
          row -> turns[row] == 0 ? Double.NaN : -turns[row] * leans[row],
          bend,
          "leans %.1f %% into the bend",
          findings);
      tell(
          context,
          s,
          row -> turns[row] == 0 ? Double.NaN : turns[row] * leans[row],
          adverse,
          "leans %.1f %% out of the bend",
          findings);
    }
    return findings;
  }

  private void tell(
      RuleContext context,
      int index,
      IntToDoubleFunction lean,
      double most,
      String words,
      List<Finding> findings) {
    Strand strand = context.road().strands().get(index);
    for (RowStretches.Stretch stretch :
        RowStretches.of(strand, row -> PERCENT * lean.applyAsDouble(row) - most)) {
      int row = stretch.worst();
      double worst = stretch.value() + most;
      double length = stretch.length(strand);
      String message =
          "the road " + String.format(Locale.ROOT, words + ", along %.0f m", worst, length);
      double[] at = AskedRule.middle(strand, row);
      Measured crossfall = new Measured("crossfall", worst, "%", most);
      findings.add(told(context, index, stretch, at, message, crossfall));
    }
  }
}
