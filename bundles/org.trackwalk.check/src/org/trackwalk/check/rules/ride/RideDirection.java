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
import org.trackwalk.drive.ride.OneWay;
import org.trackwalk.drive.ride.OneWayFinder;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Places that only who comes from one side feels. */
public final class RideDirection implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.direction",
              "information",
              "a place is felt in one direction only",
              "A step that a car rolls down throws up the one that comes the other way: who drives"
                  + " the track only as it is raced never sees what the reverse mode, or a car that"
                  + " has spun, meets.",
              "Ramp the step on the side that it is hit from, or give the jump a landing on both"
                  + " sides; or leave it where nobody comes that way.",
              Scope.LINE,
              List.of(
                  new Parameter("blow", 1.5, "m/s", "least loss of speed that counts"),
                  new Parameter("factor", 3, "", "so many times harder than the other way")),
              "a point that slides along each lane and flies where the ground falls away; the blow"
                  + " is ride.kink's error")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES).drawn(Picture.LANE));

  /** Rows before and behind a place that are shown. */
  private static final int AROUND = 10;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double limit = context.parameter(INFO, "blow");
    double factor = context.parameter(INFO, "factor");
    List<Finding> notes = new ArrayList<>();
    for (OneWay place : OneWayFinder.find(context.road(), limit, factor)) {
      notes.add(finding(context, place, limit));
    }
    return OneNote.of(notes, "places are felt in one direction only");
  }

  private static Finding finding(RuleContext context, OneWay place, double limit) {
    Strand strand = context.road().strands().get(place.strand());
    double[] at = {
      strand.laneX(place.row(), place.lane()),
      strand.height(place.row(), place.lane()),
      strand.laneZ(place.row(), place.lane())
    };
    // From where it flies off to where it comes down: what throws it may lie far before.
    int flown = (int) Math.ceil(place.flown() / Strand.ROW);
    int before = strand.row(place.row(), -AROUND - (place.sense() > 0 ? flown : 0));
    String message =
        String.format(
            Locale.ROOT,
            "%s the road takes %.1f m/s from a car%s at %s, %s %.1f",
            words(context, place, place.sense()),
            place.blow(),
            place.flown() > 0
                ? String.format(Locale.ROOT, " that has flown %.0f m", place.flown())
                : "",
            RoadFinding.kmh(strand.speed(place.row())),
            words(context, place, -place.sense()),
            place.other());
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.INFO, message)
            .at(at[0], at[1], at[2])
            .around(
                RoadFinding.along(
                    context.road(), place.strand(), Math.max(0, before), 2 * AROUND + flown))
            .on(SurfaceClass.ROAD)
            .measure("blow", place.blow(), "m/s", limit);
    return RoadFinding.on(builder, context, at).build();
  }

  private static String words(RuleContext context, OneWay place, int sense) {
    int way = context.road().way(place.strand());
    if (way == 0) {
      return sense > 0 ? "forward" : "in reverse";
    }
    return way == sense ? "in the race's direction" : "against the race's direction";
  }
}
