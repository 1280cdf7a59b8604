package org.trackwalk.check.rules.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.road.Strand;
import org.trackwalk.model.finding.Finding;

/** Stretches of road that are narrower than a guide asks. */
public final class RideWidth implements AskedRule {

  /** Rows each way of which the widest counts. */
  private static final int AROUND = 2;

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.width",
              "warning, where a rule set asks for it",
              "the road is narrower than is asked",
              "Cars that race side by side have no room; a guide for real circuits would not accept"
                  + " it.",
              "Widen the stretch to both sides, or leave it where it is meant to be narrow.",
              Scope.LINE,
              List.of(new Parameter("least", 12, "m", "width that the road must have")),
              "FIA, International Sporting Code, Appendix O, 7.2: new permanent circuits are"
                  + " planned at least 12 m wide")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    double least = context.parameter(INFO, "least");
    List<Strand> strands = context.road().strands();
    for (int s = 0; s < strands.size(); s++) {
      Strand strand = strands.get(s);
      for (RowStretches.Stretch stretch :
          RowStretches.of(strand, row -> least - Strand.LANE - width(strand, row))) {
        findings.add(finding(context, s, stretch, least));
      }
    }
    return findings;
  }

  /** The widest of a few rows: at a road's end, and where a seam is open, one is cut off. */
  private static double width(Strand strand, int row) {
    double width = 0;
    for (int i = -AROUND; i <= AROUND; i++) {
      int at = strand.row(row, i);
      width = at < 0 ? width : Math.max(width, strand.width(at));
    }
    return width;
  }

  private Finding finding(
      RuleContext context, int index, RowStretches.Stretch stretch, double least) {
    Strand strand = context.road().strands().get(index);
    double width = width(strand, stretch.worst());
    double length = stretch.length(strand);
    String message =
        String.format(
            Locale.ROOT,
            "the road is narrower than %.1f m along %.0f m, %.1f m at the least",
            least,
            length,
            width);
    double[] at = AskedRule.middle(strand, stretch.worst());
    return told(context, index, stretch, at, message, new Measured("width", width, "m", least));
  }
}
