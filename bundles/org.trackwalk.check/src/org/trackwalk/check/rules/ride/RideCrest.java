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
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.drive.shape.Bend;
import org.trackwalk.drive.shape.BendFinder;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Vehicle;

/** Crests over which a car takes off. */
public final class RideCrest implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.crest",
              "by value",
              "a crest is so sharp that a car takes off",
              "Above a radius of V²/127 (V in km/h) the wheels carry nothing: the car flies, and"
                  + " can neither steer nor brake.",
              "Make the crest longer or lower (Blender: select its rows, proportional editing with"
                  + " a smooth falloff), or check with the speed that cars have there (--speed).",
              Scope.LINE,
              List.of(
                  new Parameter("takeOff", 127, "", "an error where the radius is below V²/this"),
                  new Parameter("fia", 0, "", "1: a warning below the circuit guide's limit too"),
                  new Parameter("guide", 15, "", "the guide's limit is V²/this")),
              "v²/g = V²/127 with V in km/h; V²/15 is the guide of the FIA for circuits")
          .with(RuleTraits.NONE.drawn(Picture.CREST));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double takeOff = context.parameter(INFO, "takeOff");
    double divisor = divisor(context);
    List<Finding> findings = new ArrayList<>();
    for (Bend bend : crests(context)) {
      double square = Vehicle.KMH * Vehicle.KMH * bend.speed() * bend.speed();
      double flying = square / takeOff;
      boolean flies = bend.radius() < flying;
      double limit = flies ? flying : square / divisor;
      String effect =
          flies
              ? String.format(
                  Locale.ROOT,
                  "a car takes off from %s on (limit %.0f m)",
                  RoadFinding.kmh(Math.sqrt(bend.radius() * takeOff / Vehicle.KMH * Vehicle.KMH)),
                  limit)
              : String.format(Locale.ROOT, "the FIA's guide wants %.0f m at least", limit);
      findings.add(
          BendFinding.of(
              INFO,
              flies ? Severity.ERROR : Severity.WARNING,
              context,
              bend,
              "crest",
              effect,
              limit));
    }
    return findings;
  }

  /** The crests that are worth a word. */
  static List<Bend> crests(RuleContext context) {
    return BendFinder.find(context.road(), true, Vehicle.KMH * Vehicle.KMH / divisor(context));
  }

  private static double divisor(RuleContext context) {
    boolean fia = context.parameter(INFO, "fia") > 0;
    return context.parameter(INFO, fia ? "guide" : "takeOff");
  }
}
