package org.trackwalk.cli.run;

import java.util.List;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.trial.GroundBelow;
import org.trackwalk.drive.trial.TowLine;
import org.trackwalk.drive.trial.TrialStart;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.format.FindingGroup;

/**
 * Where on a checked level a drive begins, and which way it goes.
 *
 * @param ground under the place
 * @param along level x and z of the way
 * @param speed of the vehicle there, m/s
 * @param line along the road, or straight on beside it
 */
public record DriveStart(GroundBelow ground, double[] along, double speed, TowLine line) {

  /** How long a body drives before it comes to a finding, seconds, ... */
  private static final double BEFORE = 0.5;

  /** ... and at least so many metres. */
  private static final double LEAST = 3;

  /** How far over the road's middle ground is sought: a bank is higher at its side, metres. */
  private static final double ABOVE = 1;

  private static final String HERE = "; give --from X,Y,Z";

  /** On a road, in a sense of it. */
  private record On(CheckedLevel checked, boolean reverse) {

    private Road road() {
      return checked.context().road();
    }

    /** At a place of the road. */
    private DriveStart at(int number, int row, double left, double length) throws InputException {
      Strand strand = road().strands().get(number);
      double lane = left / Strand.LANE;
      double x = strand.laneX(row, lane);
      double z = strand.laneZ(row, lane);
      GroundBelow ground = ground(x, strand.centre(row, 1) + ABOVE, z);
      TowLine line = TowLine.of(strand, row, left, reverse, length);
      double[] to = line.at(0);
      return new DriveStart(ground, new double[] {to[2], to[3]}, strand.speed(row), line);
    }

    private GroundBelow ground(double x, double y, double z) throws InputException {
      GroundBelow ground = GroundBelow.of(checked.context().surface(), x, y, z);
      if (ground == null) {
        String where = x + ", " + y + ", " + z;
        throw new InputException(
            checked.report().name() + ": there is no ground below " + where + " (metres, y up)");
      }
      return ground;
    }

    private double speedAt(double[] at) {
      return checked.context().speedAt(at[0], at[1], at[2]);
    }
  }

  /**
   * At the start of the road, in the middle.
   *
   * @param length metres that will be driven
   */
  public static DriveStart ofRoad(CheckedLevel checked, boolean reverse, double length)
      throws InputException {
    On on = new On(checked, reverse);
    if (on.road().strands().isEmpty()) {
      throw new InputException(
          checked.report().name() + ": there is no road to drive along" + HERE);
    }
    Strand strand = on.road().strands().get(0);
    return on.at(0, reverse && !strand.closed() ? strand.rows() - 1 : 0, 0, length);
  }

  /**
   * On the ground under a place.
   *
   * @param from in the files' axes and unit
   * @param heading likewise, a direction; null for that of the road
   */
  public static DriveStart from(
      CheckedLevel checked, double[] from, double[] heading, boolean reverse, double length)
      throws InputException, UsageException {
    Frame axes = checked.report().axes();
    double[] at = axes.fromFileAxes(from[0], from[1], from[2]);
    On on = new On(checked, reverse);
    GroundBelow ground = on.ground(at[0], at[1], at[2]);
    double[] way;
    if (heading == null) {
      RoadPlace place = on.road().place(at[0], ground.point()[1], at[2]);
      if (place == null) {
        throw new UsageException("--from: there is no road there; give --heading X,Y,Z too");
      }
      Strand strand = on.road().strands().get(place.strand());
      way = new double[] {strand.headingX(place.row()), strand.headingZ(place.row())};
    } else {
      double[] to = axes.fromFileAxes(heading[0], heading[1], heading[2]);
      way = new double[] {to[0], to[2]};
    }
    double size = Math.sqrt(way[0] * way[0] + way[1] * way[1]);
    if (!(size > 0)) {
      throw new UsageException("--heading: it must not point straight up or down");
    }
    double sign = reverse ? -1 : 1;
    double[] along = {sign * way[0] / size, sign * way[1] / size};
    TowLine line = TowLine.straight(at[0], at[2], along[0], along[1]);
    return new DriveStart(ground, along, on.speedAt(ground.point()), line);
  }

  /**
   * Half a second before a finding, on its lane of the road.
   *
   * @param wanted its number in the list of {@code check}, or the start of its fingerprint
   */
  public static DriveStart at(CheckedLevel checked, String wanted, boolean reverse, double length)
      throws InputException, UsageException {
    double[] position = finding(checked, wanted).position();
    On on = new On(checked, reverse);
    RoadPlace place =
        position.length < 3 ? null : on.road().place(position[0], position[1], position[2]);
    if (place == null) {
      throw new UsageException("--at: finding " + wanted + " does not lie on a road" + HERE);
    }
    Strand strand = on.road().strands().get(place.strand());
    double run = Math.max(LEAST, BEFORE * place.speed());
    int row = place.row();
    for (double way = 0; way < run; way += Strand.ROW) {
      int before = strand.row(row, reverse ? 1 : -1);
      row = before < 0 ? row : before;
    }
    return on.at(place.strand(), row, place.lateral(), length);
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
            + "'; it is a number from 1 to "
            + groups.size()
            + " in the list of check, or the start of a fingerprint");
  }

  /** The body's start. */
  public TrialStart start(double drop, double speedOf, boolean rolls) {
    return new TrialStart(ground, along, drop, speedOf, rolls);
  }
}
