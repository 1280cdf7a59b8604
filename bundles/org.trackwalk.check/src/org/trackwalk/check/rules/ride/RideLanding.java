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
import org.trackwalk.drive.ride.Landing;
import org.trackwalk.drive.ride.LandingFinder;
import org.trackwalk.drive.ride.QuarterCar;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.ride.Jump;

/** Flights that end badly. */
public final class RideLanding implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.landing",
              "warning beside the road, else information",
              "a flight ends badly",
              "Where a car comes down against the slope its springs are used up, and the blow goes"
                  + " into the chassis; in a bend it comes down beside the road.",
              "Give the jump a landing that falls away as the car does, as long as cars fly at"
                  + " different speeds; or take the lip away.",
              Scope.LINE,
              List.of(
                  new Parameter(
                      "part", 1, "", "of the springs' travel, from which a landing is told")),
              "the parabola of a thrown stone; a body on its spring and damper")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES).drawn(Picture.FLIGHT));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    Wheel wheel = VehicleList.sprung(context.vehicle()).wheel();
    double hardest =
        context.parameter(INFO, "part") * wheel.travel() / QuarterCar.of(wheel).strokePerSpeed();
    Body body = Body.of(context.vehicle());
    List<Finding> notes = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (Landing landing : new LandingFinder(context.road(), wheel, body, hardest).find()) {
      // A face is an error of those that see it from the ground; here it is one more landing.
      boolean note = landing.kind() != Landing.Kind.BESIDE;
      (note ? notes : findings).add(finding(context, landing, hardest, body.width()));
    }
    findings.addAll(OneNote.of(notes, "flights end badly"));
    return findings;
  }

  private static Finding finding(
      RuleContext context, Landing landing, double hardest, double width) {
    Jump.Flight flight = landing.flight();
    String flown =
        String.format(
            Locale.ROOT,
            "a car that %s at %s flies %.0f m far and %.1f m high",
            way(context, landing),
            RoadFinding.kmh(flight.speed()),
            flight.length(),
            flight.height());
    String end =
        switch (landing.kind()) {
          case AGAINST_FACE -> " into an upright face";
          case BESIDE ->
              String.format(Locale.ROOT, " and comes down %.1f m beside the road", landing.aside());
          case BOTTOMS ->
              String.format(
                  Locale.ROOT,
                  " and lands with %.1f m/s: %.1f use up its springs",
                  flight.blow(),
                  hardest);
        };
    double[] lip = landing.lip();
    double[] at = landing.position();
    boolean beside = landing.kind() == Landing.Kind.BESIDE;
    FindingBuilder builder =
        new FindingBuilder(INFO, beside ? Severity.WARNING : Severity.INFO, flown + end)
            .at(at[0], at[1], at[2])
            .along(new double[] {lip[0], lip[1], lip[2], at[0], at[1], at[2]}, flight.length())
            .on(SurfaceClass.ROAD)
            .step(lip, "leaves the ground here")
            .step(at, "comes down here");
    if (beside) {
      builder.measure("beside the road", landing.aside(), "m", width / 2);
    } else {
      builder.measure("blow", flight.blow(), "m/s", hardest);
    }
    return RoadFinding.on(builder, context, at).build();
  }

  /** Which way it goes: along the race where one is known. */
  private static String way(RuleContext context, Landing landing) {
    if (context.road().way(landing.strand()) != 0) {
      return "races";
    }
    return landing.sense() > 0 ? "drives forward" : "drives in reverse";
  }
}
