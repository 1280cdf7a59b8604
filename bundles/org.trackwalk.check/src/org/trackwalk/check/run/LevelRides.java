package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.ride.LevelRide;

/** The ride of a checked level, with the places of its findings along the road. */
public final class LevelRides {

  /** What is said where no road is found, before why. */
  static final String NO_ROAD = "there is no road to drive along: ";

  private LevelRides() {}

  /** Why there is nothing to drive along; empty when there is. Walks the road. */
  public static String notDriven(CheckedLevel checked) {
    Road road = checked.context().road();
    if (!road.strands().isEmpty()) {
      return "";
    }
    String why = road.notWalked();
    return NO_ROAD + (why.isEmpty() ? checked.report().corridor().explanation() : why);
  }

  /**
   * Drives along the lanes.
   *
   * @param road with at least one strand
   * @param lanes of each strand
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static LevelRide of(
      RuleContext context, List<Finding> findings, int lanes, Progress progress) {
    return of(
        context.road(),
        RacingLine.of(context.level(), context.settings()),
        context.vehicle(),
        findings,
        lanes,
        progress);
  }

  static LevelRide of(
      Road road,
      RacingLine line,
      Vehicle chosen,
      List<Finding> findings,
      int lanes,
      Progress progress) {
    Vehicle vehicle = VehicleList.sprung(chosen);
    return new LevelRide(
        vehicle.title(),
        road.limits().largest(),
        vehicle.wheel().travel(),
        RideSurvey.of(road, line, vehicle, lanes, progress),
        onRoad(findings, road));
  }

  private static List<LevelRide.OnRoad> onRoad(List<Finding> findings, Road road) {
    List<double[]> along = road.strands().stream().map(Strand::stations).toList();
    List<LevelRide.OnRoad> found = new ArrayList<>();
    for (Finding finding : findings) {
      double[] at = finding.position();
      RoadPlace place = at.length < 3 ? null : road.place(at[0], at[1], at[2]);
      if (place != null) {
        double station = along.get(place.strand())[place.row()];
        found.add(new LevelRide.OnRoad(finding, place.strand(), station));
      }
    }
    return found;
  }
}
