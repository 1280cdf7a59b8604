package org.trackwalk.check.rules.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.deviation.DeviationPlace;
import org.trackwalk.drive.deviation.DeviationSurvey;
import org.trackwalk.drive.deviation.Deviations;
import org.trackwalk.drive.deviation.SeenLayer;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Stretches of road that are seen elsewhere than they are felt. */
public final class Deviation implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "overlap.deviation",
              "warning from 20 mm, error from 100 mm or where one is missing",
              "the road that is seen is not where the road that is felt is",
              "The car floats over the road or sinks into it, bumps are felt that nobody sees, and"
                  + " where one of the two is missing it drives on air or falls through asphalt.",
              "Bring the layer that drifted back (Blender: Shrinkwrap modifier onto the other one,"
                  + " apply), or export both from one model again.",
              Scope.LINE,
              List.of(
                  new Parameter("warning", 0.02, "m", "a warning from this height on"),
                  new Parameter("error", 0.1, "m", "an error from this height on")),
              "a tyre's sidewall hides 20 mm; from 100 mm on a wheel is half buried (own numbers)")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  /** Metres; from there on what is seen and what is felt are apart. */
  public static double warning(RuleContext context) {
    return context.parameter(INFO, "warning");
  }

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.level().hints().seen().isEmpty()
        ? Optional.of("the manifest names no layer that is only seen (layer: visual)")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double warning = warning(context);
    double error = context.parameter(INFO, "error");
    Deviations found =
        DeviationSurvey.onRoad(
            context.roads().ground(),
            context.road(),
            SeenLayer.of(context.level(), context.settings().jobs(), context.progress()),
            warning,
            context.progress());
    List<Finding> findings = new ArrayList<>();
    for (DeviationPlace place : found.places()) {
      boolean bad = Math.abs(place.worst()) >= error;
      findings.add(finding(context, place, bad, bad ? error : warning));
    }
    return findings;
  }

  private static Finding finding(
      RuleContext context, DeviationPlace place, boolean bad, double limit) {
    double[] p = place.position();
    String message = words(place) + ", along " + SeamFinding.metres(place.length());
    FindingBuilder builder =
        new FindingBuilder(INFO, bad ? Severity.ERROR : Severity.WARNING, message)
            .at(p[0], p[1], p[2])
            .on(SurfaceClass.ROAD);
    if (place.kind() == DeviationPlace.Kind.APART) {
      builder.measure("height", Math.abs(place.worst()), "m", limit);
    } else {
      builder.measure("missing", place.length(), "m", 0);
    }
    return RoadFinding.on(builder, context, p).build();
  }

  private static String words(DeviationPlace place) {
    return switch (place.kind()) {
      case UNSEEN -> "a car drives on what is not seen";
      case UNFELT -> "what is seen as road carries no car";
      case APART ->
          "what is seen lies "
              + SeamFinding.metres(Math.abs(place.worst()))
              + (place.worst() > 0 ? " over" : " under")
              + " what is felt";
    };
  }
}
