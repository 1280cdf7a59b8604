package org.trackwalk.cli.run;

import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelRides;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.drive.ride.GridSurvey;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.ride.RideBook;

/** Makes the ride of a checked level ready to be written. */
public final class RideBooks {

  private RideBooks() {}

  /**
   * Measures the ride and finds the places of the findings of the first screen along it.
   *
   * @param lanes of each strand of the road
   * @throws InputException when there is no road
   */
  public static RideBook of(CheckedLevel checked, int lanes, Progress progress)
      throws InputException {
    LevelReport report = checked.report();
    String why = LevelRides.notDriven(checked);
    if (!why.isEmpty()) {
      throw new InputException(report.name() + ": " + why);
    }
    return RideBook.of(report, LevelRides.of(checked.context(), report.findings(), lanes, progress))
        .with(() -> GridSurvey.of(checked.context().road(), progress.within()));
  }
}
