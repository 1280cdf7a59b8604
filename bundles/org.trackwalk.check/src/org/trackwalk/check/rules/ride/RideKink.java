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
import org.trackwalk.check.rules.finding.Kerb;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.Bend;
import org.trackwalk.drive.shape.Kink;
import org.trackwalk.drive.shape.KinkFinder;
import org.trackwalk.drive.shape.KinkStretch;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Breaks of the slope along the road. */
public final class RideKink implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.kink",
              "by value",
              "the slope of the road breaks",
              "Over a crest that is an edge the car takes off, in a dip that is an edge it is"
                  + " thrown up, however small the edge looks: one degree at 200 km/h is a blow of"
                  + " 1 m/s.",
              "Round it: add rows of vertices across the road and lay them on a curve (Blender:"
                  + " Loop Cut, then Mesh > Transform with proportional editing).",
              Scope.LINE,
              List.of(
                  new Parameter(
                      "warning", 0.5, "m/s", "a warning from here on, over the rows around"),
                  new Parameter("error", 1.5, "m/s", "an error from here on")),
              "v sin(angle): 1 degree at 200 km/h is 0.97 m/s; over the median of 3 rows each way")
          .with(RuleTraits.NONE.drawn(Picture.KINK));

  /** Rows before and behind a crest that are its own. */
  private static final int NEAR = 10;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    Road road = context.road();
    double warning = context.parameter(INFO, "warning");
    List<Kink> kinks =
        KinkFinder.find(
            context.topology(),
            context.ledger(),
            road,
            Kerb.triangles(context),
            warning,
            context.memory());
    List<Bend> crests = RideCrest.crests(context);
    List<Finding> findings = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      int strand = s;
      List<Kink> own =
          kinks.stream()
              .filter(k -> k.strand() == strand && !owned(k, crests) && !isOfThing(context, k))
              .toList();
      for (KinkStretch stretch : KinkStretch.of(road.strands().get(s), own)) {
        findings.add(finding(context, stretch, warning));
      }
    }
    return findings;
  }

  /** True where the whole crest is too sharp, not its edges alone: it has its own finding. */
  private static boolean owned(Kink kink, List<Bend> crests) {
    return kink.crest()
        && crests.stream()
            .anyMatch(
                b ->
                    b.strand() == kink.strand()
                        && kink.row() >= b.first() - NEAR
                        && kink.row() <= b.first() + b.rows() + NEAR);
  }

  /** True where the edge is of a thing on the road, which has its own finding. */
  private static boolean isOfThing(RuleContext context, Kink kink) {
    return RoadThings.isOfBody(context, kink.halfEdge() / 3);
  }

  private static Finding finding(RuleContext context, KinkStretch stretch, double warning) {
    Kink worst = stretch.worst();
    double error = context.parameter(INFO, "error");
    boolean bad = worst.change() > error;
    String piece = context.pieceName(context.surface().pieceOf(worst.halfEdge() / 3));
    String speed = RoadFinding.kmh(worst.speed());
    String message =
        stretch.coarse()
            ? String.format(
                Locale.ROOT,
                "the road is too coarse for its curve along %.0f m: %d edges in it, about every"
                    + " %.0f m, the worst of %.1f deg at %s, driven at %s",
                stretch.length(),
                stretch.kinks().size(),
                stretch.length() / (stretch.kinks().size() - 1),
                worst.degrees(),
                piece,
                speed)
            : String.format(
                Locale.ROOT,
                "%s: the slope breaks by %.1f deg in a %s, driven at %s%s",
                piece,
                worst.degrees(),
                worst.crest() ? "crest" : "dip",
                speed,
                flight(context, worst));
    FindingBuilder builder =
        new FindingBuilder(INFO, bad ? Severity.ERROR : Severity.WARNING, message)
            .at(worst.position()[0], worst.position()[1], worst.position()[2])
            .on(SurfaceClass.ROAD)
            .count(stretch.kinks().size())
            .measure("change", worst.change(), "m/s", bad ? error : warning)
            .ownSeverity()
            .step(worst.position(), String.format(Locale.ROOT, "bent by %.1f deg", worst.degrees()))
            .effects(RoadFinding.upward(context, worst.speed(), worst.change()))
            .edge(context.surface(), worst.halfEdge());
    if (stretch.coarse()) {
      int rows = (int) Math.round(stretch.length() / Strand.ROW);
      double[] way =
          RoadFinding.along(context.road(), worst.strand(), stretch.kinks().get(0).row(), rows);
      builder.along(way, stretch.length());
    } else {
      double[] way =
          RoadFinding.across(
              context.road(), worst.strand(), worst.row(), worst.left(), worst.right());
      builder.along(way, worst.left() - worst.right());
    }
    return builder.build();
  }

  /**
   * What a crest does to a car that nothing holds down: where both its axles are on the slope
   * before it. A ramp that is shorter than a car lifts a wheel, and then the other.
   */
  private static String flight(RuleContext context, Kink kink) {
    double up = kink.crest() ? takeOff(context, kink) : 0;
    if (up < context.parameter(INFO, "warning")) {
      return "";
    }
    Kink car = kink.at(Math.min(up, kink.change()));
    return String.format(
        Locale.ROOT,
        "; a car flies for %.2f s, %s high",
        car.airTime(),
        SeamFinding.metres(car.height()));
  }

  /** How fast a car rises over the way behind a crest, its axles on the way before it, m/s. */
  private static double takeOff(RuleContext context, Kink kink) {
    Strand strand = context.road().strands().get(kink.strand());
    double axles = Body.of(context.vehicle()).wheelbase();
    double[] p = kink.position();
    Floor.Reader ground = context.road().ground().reader();
    double[] rise = new double[2];
    for (int i = 0; i < 2; i++) {
      double way = i == 0 ? -axles : axles;
      double x = p[0] + way * strand.headingX(kink.row());
      double z = p[2] + way * strand.headingZ(kink.row());
      if (!ground.find(x, p[1], z, axles)) {
        return kink.change(); // the road ends there: nobody knows what a car comes from
      }
      rise[i] = (ground.height() - p[1]) / way;
    }
    return kink.speed()
        * (StrictMath.sin(StrictMath.atan(rise[0])) - StrictMath.sin(StrictMath.atan(rise[1])));
  }
}
