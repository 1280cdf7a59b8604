package org.trackwalk.cli.run;

import java.util.List;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.DriveStart;
import org.trackwalk.check.run.DriveWay;
import org.trackwalk.check.run.NoStartException;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.format.FindingGroup;

/** Where a drive begins, as the options of the command line say it. */
public final class DriveStarts {

  private static final String HERE = "; give --from X,Y,Z";

  private DriveStarts() {}

  /** At the start of the racing line where somebody gave one, else of the road, in the middle. */
  public static DriveStart ofRoad(CheckedLevel checked, DriveWay way) throws InputException {
    try {
      DriveStart line = DriveStart.ofLine(checked, way);
      return line == null ? DriveStart.ofRoad(checked, way) : line;
    } catch (NoStartException e) {
      boolean road = e.missing() == NoStartException.Missing.ROAD;
      throw new InputException(
          checked.report().name() + ": " + e.getMessage() + (road ? HERE : ""));
    }
  }

  /**
   * On the ground under a place.
   *
   * @param from in the files' axes and unit
   * @param heading likewise, a direction; null for that of the road
   */
  public static DriveStart from(CheckedLevel checked, double[] from, double[] heading, DriveWay way)
      throws InputException, UsageException {
    Frame axes = checked.report().axes();
    double[] ahead = null;
    if (heading != null) {
      double[] to = axes.fromFileAxes(heading[0], heading[1], heading[2]);
      ahead = new double[] {to[0], to[2]};
      if (!(Math.sqrt(ahead[0] * ahead[0] + ahead[1] * ahead[1]) > 0)) {
        throw new UsageException("--heading: it must not point straight up or down");
      }
    }
    try {
      return DriveStart.from(checked, axes.fromFileAxes(from[0], from[1], from[2]), ahead, way);
    } catch (NoStartException e) {
      if (e.missing() == NoStartException.Missing.ROAD) {
        throw new UsageException("--from: there is no road there; give --heading X,Y,Z too");
      }
      throw new InputException(checked.report().name() + ": " + e.getMessage());
    }
  }

  /**
   * Half a second before a finding, on its lane of the road.
   *
   * @param wanted its number in the list of {@code check}, or the start of its fingerprint
   */
  public static DriveStart at(CheckedLevel checked, String wanted, DriveWay way)
      throws InputException, UsageException {
    Finding finding = finding(checked, wanted);
    try {
      return DriveStart.before(checked, finding, way);
    } catch (NoStartException e) {
      if (e.missing() == NoStartException.Missing.ROAD) {
        throw new UsageException("--at: finding " + wanted + " does not lie on a road" + HERE);
      }
      throw new InputException(checked.report().name() + ": " + e.getMessage());
    }
  }

  private static Finding finding(CheckedLevel checked, String wanted) throws UsageException {
    List<FindingGroup> groups = FindingGroup.loud(FindingGroup.of(checked.report().findings()));
    if (wanted.matches("[0-9]{1,4}")) {
      int number = Integer.parseInt(wanted);
      if (number >= 1 && number <= groups.size()) {
        return groups.get(number - 1).lead();
      }
    }
    for (Finding finding : checked.report().findings()) {
      if (!wanted.isEmpty() && finding.fingerprint().startsWith(wanted)) {
        return finding;
      }
    }
    throw new UsageException(
        "--at: there is no finding '"
            + wanted
            + "'; it is "
            + (groups.isEmpty()
                ? ""
                : "a number from 1 to " + groups.size() + " in the list of check, or ")
            + "the start of a fingerprint (check --all prints them)");
  }
}
