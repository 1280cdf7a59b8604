package org.trackwalk.check.rules.boundary;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.ground.reach.WayOut;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Wheel;

/** A way from the road out of a level that should be closed. */
public final class Leak implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "boundary.leak",
          "error",
          "a way from the road out of the level",
          "The level is said to be enclosed, but a wheel can roll from the road to where the ground"
              + " ends: a car that gets there falls for ever.",
          "Follow the red line to the opening it passes and close it with a barrier; or give the"
              + " ground a wall at its end.",
          Scope.LEVEL,
          List.of(
              new Parameter(
                  "wheel", Wheel.CAR_RADIUS, "m", "radius of the wheel; narrower ways are closed")),
          "a car's wheel has a radius of 0.3 m; the leak line of Quake's map compilers (qbsp)");

  /** Tiles of 10 x 10 m that are looked at: 0.38 square kilometres, 50 MB. */
  private static final int MOST_TILES = 4096;

  /** Ends of the level that are told one by one. */
  private static final int MOST_WAYS = 10;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.level().hints().enclosed()
        ? Optional.empty()
        : Optional.of("no manifest says that the level is enclosed");
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double wheel = context.parameter(INFO, "wheel");
    Body body = Body.of(context.vehicle());
    Roll flood = new Roll(context.roads().land(), context.backs(), body, wheel, wheel, MOST_TILES);
    flood.start(t -> context.corridor().classes().of(t) == SurfaceClass.ROAD);
    flood.run(context.progress());
    List<WayOut> ways = flood.waysOut();
    List<Finding> findings = new ArrayList<>();
    for (WayOut way : ways.subList(0, Math.min(MOST_WAYS, ways.size()))) {
      findings.add(finding(context, way, wheel));
    }
    if (flood.cut()) {
      findings.add(cut(flood));
    }
    return findings;
  }

  private static Finding finding(RuleContext context, WayOut way, double wheel) {
    double[] path = way.path();
    // The last point lies in the air already.
    int last = path.length - 6;
    double[] from = {path[0], path[1], path[2]};
    double[] to = {path[last], path[last + 1], path[last + 2]};
    String road = context.pieceName(context.surface().pieceOf(way.first()));
    String end = context.pieceName(context.surface().pieceOf(way.last()));
    String message =
        String.format(
            Locale.ROOT,
            road.equals(end)
                ? "a car can leave the level over the end of %s: nothing stops it along %4$s"
                : "a car can leave the level: from %s it rolls %s to the end of %s, that is open"
                    + " along %s",
            road,
            SeamFinding.metres(way.length()),
            end,
            SeamFinding.metres(way.rim()));
    return new FindingBuilder(INFO, Severity.ERROR, message)
        .at(to[0], to[1], to[2])
        .along(path, way.length())
        .on(SurfaceClass.ROAD)
        .step(from, "road")
        .step(to, "end of the ground")
        .piece(road)
        .piece(end)
        .measure("open", way.rim(), "m", wheel)
        .triangle(context.surface(), way.last())
        .build();
  }

  private static Finding cut(Roll flood) {
    String message =
        String.format(
            Locale.ROOT,
            "a wheel gets farther than was followed: %.2f square kilometres from the road",
            flood.area() / 1e6);
    return new FindingBuilder(INFO, Severity.INFO, message)
        .about("level")
        .measure("followed", flood.area(), "m2", 0)
        .build();
  }
}
