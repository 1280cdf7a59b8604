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

/** Kerbs whose flanks are high and steep enough to turn a car over. */
public final class RideKerb implements AskedRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.kerb",
              "warning, where a rule set asks for it",
              "a kerb's flank is high and steep",
              "A wheel that slides against it is stopped instead of led up: the car is turned"
                  + " over.",
              "Lower the kerb, or lay its flank flatter (Blender: Edge Slide, G G, its lower edge"
                  + " outward).",
              Scope.LINE,
              List.of(
                  new Parameter("height", 0.06, "m", "flanks from this height on are told"),
                  new Parameter("flank", 35, "deg", "what is flatter leads a wheel up")),
              "height at which a wheel of 0.33 m meets a step at 35 degrees: r (1 - cos 35); own"
                  + " numbers, for no drawing of the FIA was found")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    double height = context.parameter(INFO, "height");
    KerbFlanks flanks = new KerbFlanks(context, context.parameter(INFO, "flank"));
    List<Strand> strands = context.road().strands();
    for (int s = 0; s < strands.size(); s++) {
      Strand strand = strands.get(s);
      for (int side = -1; side <= 1; side += 2) {
        KerbFlanks.Flank[] found = new KerbFlanks.Flank[strand.rows()];
        for (int row = 0; row < found.length; row++) {
          context.progress().check();
          found[row] = flanks.highest(strand, row, side);
        }
        for (RowStretches.Stretch stretch :
            RowStretches.of(strand, row -> found[row].height() - height, 0)) {
          findings.add(finding(context, s, stretch, found[stretch.worst()], height));
        }
      }
    }
    return findings;
  }

  private Finding finding(
      RuleContext context,
      int index,
      RowStretches.Stretch stretch,
      KerbFlanks.Flank worst,
      double height) {
    Strand strand = context.road().strands().get(index);
    double length = stretch.length(strand);
    String message =
        String.format(
            Locale.ROOT,
            "a kerb's flank of %.0f mm at %.0f deg, along %.0f m",
            1000 * worst.height(),
            worst.angle(),
            length);
    double lane = worst.aside() / Strand.LANE;
    double[] at = {
      strand.laneX(stretch.worst(), lane), worst.top(), strand.laneZ(stretch.worst(), lane)
    };
    Measured flank = new Measured("flank", worst.height(), "m", height);
    return told(context, index, stretch, at, message, flank);
  }
}
