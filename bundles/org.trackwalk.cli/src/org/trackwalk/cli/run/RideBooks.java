package org.trackwalk.cli.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.course.corridor.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.ride.Ride;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.ride.RideBook;

/** Makes the ride of a checked level ready to be written. */
public final class RideBooks {

  /** What has springs where the level's vehicle has none. */
  private static final String SPRUNG = "car";

  private RideBooks() {}

  /**
   * Measures the ride and finds the places of the findings of the first screen along it.
   *
   * @param lanes of each strand of the road
   * @throws InputException when there is no road
   */
  public static RideBook of(CheckedLevel checked, int lanes, Progress progress)
      throws InputException {
    RuleContext context = checked.context();
    LevelReport report = checked.report();
    Vehicle chosen = context.vehicle();
    Vehicle vehicle = chosen.wheel() == null ? VehicleList.shipped(SPRUNG) : chosen;
    Road road = context.road();
    if (road.strands().isEmpty()) {
      String why = road.notWalked().isEmpty() ? report.corridor().explanation() : road.notWalked();
      throw new InputException(report.name() + ": there is no road to drive along: " + why);
    }
    RacingLine line = RacingLine.of(context.level(), context.settings());
    List<Ride> rides = RideSurvey.of(road, line, vehicle, lanes, progress);
    return new RideBook(
        report.name(),
        vehicle.title(),
        road.limits().largest(),
        report.axes(),
        vehicle.wheel().travel(),
        rides,
        marks(report, road));
  }

  private static List<RideBook.Mark> marks(LevelReport report, Road road) {
    List<RideBook.Mark> marks = new ArrayList<>();
    List<FindingGroup> groups = FindingGroup.loud(FindingGroup.of(report.findings()));
    for (int i = 0; i < Math.min(ReportOptions.FIRST_SCREEN, groups.size()); i++) {
      Finding lead = groups.get(i).lead();
      double[] at = lead.position();
      RoadPlace place = at.length < 3 ? null : road.place(at[0], at[1], at[2]);
      if (place != null) {
        double station = along(road.strands().get(place.strand()), place.row());
        marks.add(new RideBook.Mark(place.strand(), station, i + 1, lead.severity()));
      }
    }
    return marks;
  }

  /** Metres along the centre line to a row. */
  private static double along(Strand strand, int row) {
    double way = 0;
    for (int i = 0; i < row; i++) {
      way += strand.spacing(i, 0);
    }
    return way;
  }
}
