package org.trackwalk.check.rules.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.shape.Bend;
import org.trackwalk.drive.shape.BendFinder;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Dips in which a car is pressed down hard. */
public final class RideCompression implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.compression",
              "information",
              "a dip presses a car down hard",
              "In a dip of radius R a car weighs v²/R more: suspensions bottom out, and stiff ones"
                  + " throw the car up.",
              "Make the dip longer (Blender: select its rows, proportional editing with a smooth"
                  + " falloff), or leave it where it is meant.",
              Scope.LINE,
              List.of(
                  new Parameter("guide", 20, "", "the radius should not be below V²/this"),
                  new Parameter("fia", 0, "", "1: a warning instead of a note")),
              "V²/20 with V in km/h is the guide of the FIA for circuits")
          .with(RuleTraits.NONE.drawn(Picture.COMPRESSION));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    boolean fia = context.parameter(INFO, "fia") > 0;
    double guide = context.parameter(INFO, "guide");
    List<Finding> findings = new ArrayList<>();
    for (Bend bend : BendFinder.find(context.road(), false, BendFinding.SQUARE_KMH / guide)) {
      double limit = BendFinding.SQUARE_KMH * bend.speed() * bend.speed() / guide;
      double weight = bend.speed() * bend.speed() / bend.radius() / SpeedLimits.GRAVITY;
      String effect =
          String.format(
              Locale.ROOT,
              "a car weighs %.1f times as much (FIA guide: %.0f m)",
              1 + weight,
              limit);
      findings.add(
          BendFinding.of(
              INFO, fia ? Severity.WARNING : Severity.INFO, context, bend, "dip", effect, limit));
    }
    // Where no guide has to be kept, dips are meant: one note for all.
    return fia ? findings : OneNote.of(findings, "dips press a car down");
  }
}
