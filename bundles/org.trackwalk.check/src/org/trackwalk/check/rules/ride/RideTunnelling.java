package org.trackwalk.check.rules.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.walls.ThinWall;
import org.trackwalk.drive.walls.ThinWallFinder;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;

/** Walls that are thinner than what goes at them moves in one step. */
public final class RideTunnelling implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "ride.tunnelling",
              "information",
              "a wall is thinner than a step of the engine",
              "Between two steps of the physics what is fast enough has passed the wall's middle:"
                  + " it is pushed out at the far side, or nothing is noticed.",
              "Give the wall thickness (Blender: Solidify), or let the game check fast bodies"
                  + " continuously, or take more steps a second.",
              Scope.LINE,
              List.of(new Parameter("share", 0.1, "", "of passes that go through, at least")),
              "speed x step against half the shape, the contact margin and the wall's thickness")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  /** Distance of the points on the way to the wall, metres: two cars. */
  private static final double PART = 10;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double least = context.parameter(INFO, "share");
    Profile profile = context.profiles().get(0);
    List<Finding> notes = new ArrayList<>();
    for (ThinWall wall :
        new ThinWallFinder(context.roads().reach(), context.vehicle(), profile).find()) {
      if (wall.share() >= least) {
        notes.add(finding(context, wall, profile));
      }
    }
    return OneNote.of(notes, "walls are thinner than a step of the engine");
  }

  private static Finding finding(RuleContext context, ThinWall wall, Profile profile) {
    String piece = context.pieceName(context.surface().pieceOf(wall.triangle()));
    String message =
        String.format(
            Locale.ROOT,
            "%s: a %s that goes straight on at %s moves %.2f m towards the wall in a step"
                + " (1/%.0f s), and %.2f m hold it: %.0f %% of passes go through",
            piece,
            wall.shape(),
            RoadFinding.kmh(wall.speed()),
            wall.way(),
            1 / profile.step(),
            wall.holds(),
            100 * wall.share());
    double[] at = wall.at();
    Strand strand = context.road().strands().get(wall.strand());
    double[] way = way(strand, wall);
    return new FindingBuilder(INFO, Severity.INFO, message)
        .at(at[0], at[1], at[2])
        .around(way)
        .on(context.corridor().classes().of(wall.triangle()))
        .triangle(context.surface(), wall.triangle())
        .measure("way in a step", wall.way(), "m", wall.holds())
        .build();
  }

  /**
   * The rows from which it is met, the worst one in the middle with the way from there to the wall:
   * what changes on it changes this.
   */
  private static double[] way(Strand strand, ThinWall wall) {
    List<double[]> points = new ArrayList<>();
    points.add(centre(strand, wall.first()));
    double[] from = centre(strand, wall.row());
    int parts = (int) Math.max(1, Math.ceil(Vec.distance(from, wall.at()) / PART));
    for (int i = 0; i < parts; i++) {
      double part = (double) i / parts;
      double[] at = new double[3];
      Arrays.setAll(at, k -> from[k] + part * (wall.at()[k] - from[k]));
      points.add(at);
    }
    points.add(centre(strand, wall.last()));
    return points.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static double[] centre(Strand strand, int row) {
    return new double[] {strand.centre(row, 0), strand.centre(row, 1), strand.centre(row, 2)};
  }
}
