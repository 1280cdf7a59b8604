package org.trackwalk.cli.run;

import java.util.Locale;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelRides;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.ride.GridSurvey;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.ride.RideBook;

/** Makes the ride of a checked level ready to be written. */
public final class RideBooks {

  /** Of so many parts of all memory rides may take so many. */
  private static final int SHARE = 3;

  private static final int WHOLE = 4;

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
    requireRoom(checked, lanes);
    return RideBook.of(report, LevelRides.of(checked.context(), report.findings(), lanes, progress))
        .with(() -> GridSurvey.of(checked.context().road(), progress.within()));
  }

  /** Rides that need more than their share of all memory are refused before one is measured. */
  private static void requireRoom(CheckedLevel checked, int lanes) throws InputException {
    Road road = checked.context().road();
    long most = Runtime.getRuntime().maxMemory();
    long bytes = Ride.BYTES * RideSurvey.samples(road, lanes);
    long room = most / WHOLE * SHARE;
    if (bytes > room) {
      long fit = room / (Ride.BYTES * RideSurvey.samples(road, 1) + 1);
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s: %d lanes of so much road need %,d MB, and Java may use %,d MB in all: ask for"
                  + " %d (--lanes), or give it more with TRACKWALK_JAVA_OPTS=-Xmx8g",
              checked.report().name(),
              lanes,
              bytes >> 20,
              most >> 20,
              Math.max(1, Math.min(fit, lanes - 1))));
    }
  }
}
