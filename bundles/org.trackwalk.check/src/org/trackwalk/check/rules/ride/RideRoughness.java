package org.trackwalk.check.rules.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.ride.RoughFinder;
import org.trackwalk.drive.ride.RoughStretch;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Stretches of road that shake a car all along. */
public final class RideRoughness implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.roughness",
              "information; a warning where a limit is set",
              "the road is rough all along",
              "Every piece of it may be within limits, and the car still never comes to rest:"
                  + " springs work all the time, grip comes and goes.",
              "Smooth it (Blender: select the stretch, Vertex > Smooth Vertices with only Z), or"
                  + " leave it where it is meant to be rough.",
              Scope.LINE,
              List.of(
                  new Parameter("index", 4, "m/km", "a note from here on, along 100 m"),
                  new Parameter("warning", 0, "m/km", "a warning from here on; 0: never")),
              "International Roughness Index (ASTM E1926): under 2 m/km is very smooth, 2 to 4 a"
                  + " normal road, over 6 rough")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES).drawn(Picture.LANE));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double index = context.parameter(INFO, "index");
    double warning = context.parameter(INFO, "warning");
    List<Finding> notes = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (RoughStretch stretch : RoughFinder.find(context.road(), index)) {
      boolean bad = warning > 0 && stretch.index() >= warning;
      Finding finding = finding(context, stretch, bad, bad ? warning : index);
      (bad ? findings : notes).add(finding);
    }
    findings.addAll(OneNote.of(notes, "stretches of road are rough"));
    return findings;
  }

  private static Finding finding(
      RuleContext context, RoughStretch stretch, boolean bad, double limit) {
    Strand strand = context.road().strands().get(stretch.strand());
    double lane = stretch.left() / Strand.LANE;
    double[] at = {
      strand.laneX(stretch.row(), lane),
      strand.height(stretch.row(), (int) Math.rint(lane)),
      strand.laneZ(stretch.row(), lane)
    };
    String message =
        String.format(
            Locale.ROOT,
            "rough along %.0f m, up to %.1f m/km by the roughness index (a normal road has under"
                + " 4)",
            stretch.length(),
            stretch.index());
    FindingBuilder builder =
        new FindingBuilder(INFO, bad ? Severity.WARNING : Severity.INFO, message)
            .at(at[0], at[1], at[2])
            .along(
                RoadFinding.along(
                    context.road(), stretch.strand(), stretch.first(), stretch.rows()),
                stretch.length())
            .on(SurfaceClass.ROAD)
            .measure("roughness", stretch.index(), "m/km", limit);
    return RoadFinding.on(builder, context, at).build();
  }
}
