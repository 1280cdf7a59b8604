package org.trackwalk.check.run;

import java.util.Arrays;
import org.trackwalk.check.run.NoStartException.Missing;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.trial.GroundBelow;
import org.trackwalk.drive.trial.TowLine;
import org.trackwalk.drive.trial.TrialStart;
import org.trackwalk.model.finding.Finding;

/**
 * Where on a checked level a drive begins, and which way it goes.
 *
 * @param ground under the place
 * @param along level x and z of the way of what is let go
 * @param speed there, m/s: what was asked for, else that of the vehicle
 * @param line along the road, or straight on beside it
 */
public record DriveStart(GroundBelow ground, double[] along, double speed, TowLine line) {

  /** How far over the road's middle ground is sought: a bank is higher at its side, metres. */
  private static final double ABOVE = 1;

  /** On a road, in a sense of it. */
  private record On(CheckedLevel checked, DriveWay way) {

    private Road road() {
      return checked.context().road();
    }

    /** At a place of the road. */
    private DriveStart at(int number, int row, double left) throws NoStartException {
      Strand strand = road().strands().get(number);
      double lane = left / Strand.LANE;
      double x = strand.laneX(row, lane);
      double z = strand.laneZ(row, lane);
      GroundBelow ground = ground(x, strand.centre(row, 1) + ABOVE, z);
      TowLine line = TowLine.of(strand, row, left, way.reverse(), way.length());
      double[] to = line.at(0);
      return start(ground, new double[] {to[2], to[3]}, strand.speed(row), line);
    }

    private DriveStart start(GroundBelow ground, double[] along, double own, TowLine line) {
      return new DriveStart(ground, along, way.speed(own), way.steady() ? line.steady() : line);
    }

    private GroundBelow ground(double x, double y, double z) throws NoStartException {
      GroundBelow ground = GroundBelow.of(checked.context().surface(), x, y, z);
      if (ground == null) {
        String where = x + ", " + y + ", " + z;
        throw new NoStartException(
            Missing.GROUND, "there is no ground below " + where + " (metres, y up)");
      }
      return ground;
    }

    private double speedAt(double x, double y, double z) {
      return checked.context().speedAt(x, y, z);
    }
  }

  /**
   * At the start of the road, in the middle.
   *
   * @throws NoStartException when there is no road
   */
  public static DriveStart ofRoad(CheckedLevel checked, DriveWay way) throws NoStartException {
    On on = new On(checked, way);
    if (on.road().strands().isEmpty()) {
      throw new NoStartException(Missing.ROAD, "there is no road to drive along");
    }
    Strand strand = on.road().strands().get(0);
    return on.at(0, way.reverse() && !strand.closed() ? strand.rows() - 1 : 0, 0);
  }

  /**
   * At the start of the racing line, along it; null when nobody gave one.
   *
   * @throws NoStartException when no ground lies under its start
   */
  public static DriveStart ofLine(CheckedLevel checked, DriveWay way) throws NoStartException {
    RacingLine racing = RacingLine.of(checked.context().level(), checked.context().settings());
    double[] xyz = racing.points();
    if (xyz.length < 6) {
      return null;
    }
    On on = new On(checked, way);
    int first = way.reverse() ? xyz.length - 3 : 0;
    GroundBelow ground = on.ground(xyz[first], xyz[first + 1] + RacingLine.OVER, xyz[first + 2]);
    double[] speed = new double[xyz.length / 3];
    Arrays.setAll(speed, i -> on.speedAt(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]));
    TowLine line = TowLine.along(xyz, speed, racing.closed(), way.reverse(), way.length());
    if (!(line.length() > 0)) {
      return null;
    }
    double[] to = line.at(0);
    return on.start(ground, new double[] {to[2], to[3]}, speed[first / 3], line);
  }

  /**
   * On the ground under a place, straight on.
   *
   * @param at level coordinates
   * @param heading level x and z, any length but zero; null for that of the road
   * @throws NoStartException when there is no ground, or no road that leads on
   */
  public static DriveStart from(CheckedLevel checked, double[] at, double[] heading, DriveWay way)
      throws NoStartException {
    On on = new On(checked, way);
    GroundBelow ground = on.ground(at[0], at[1], at[2]);
    double[] ahead = heading;
    if (ahead == null) {
      RoadPlace place = on.road().place(at[0], ground.point()[1], at[2]);
      if (place == null) {
        throw new NoStartException(Missing.ROAD, "there is no road there");
      }
      Strand strand = on.road().strands().get(place.strand());
      ahead = new double[] {strand.headingX(place.row()), strand.headingZ(place.row())};
    }
    double size = Math.sqrt(ahead[0] * ahead[0] + ahead[1] * ahead[1]);
    double sign = way.reverse() ? -1 : 1;
    double[] along = {sign * ahead[0] / size, sign * ahead[1] / size};
    TowLine line = TowLine.straight(at[0], at[2], along[0], along[1]);
    double[] p = ground.point();
    return on.start(ground, along, on.speedAt(p[0], p[1], p[2]), line);
  }

  /**
   * Half a second before a finding, on its lane of the road: towed, as fast as the lane is; let go,
   * as fast as it is where the finding is, and aimed at it. The wheels of a car that would pass on
   * both sides of it are led over it by those of one side.
   *
   * @throws NoStartException when it does not lie on a road
   */
  public static DriveStart before(CheckedLevel checked, Finding finding, DriveWay way)
      throws NoStartException {
    return before(checked, finding.position(), MetFinding.extent(finding), way);
  }

  /**
   * Half a second before a place, on its lane of the road.
   *
   * @param position level coordinates; anything shorter is on no road
   * @throws NoStartException when it does not lie on a road
   */
  public static DriveStart before(CheckedLevel checked, double[] position, DriveWay way)
      throws NoStartException {
    return before(checked, position, position, way);
  }

  private static DriveStart before(
      CheckedLevel checked, double[] position, double[] extent, DriveWay way)
      throws NoStartException {
    On on = new On(checked, way);
    RoadPlace place =
        position.length < 3 ? null : on.road().place(position[0], position[1], position[2]);
    if (place == null) {
      throw new NoStartException(Missing.ROAD, "it does not lie on a road");
    }
    Strand strand = on.road().strands().get(place.strand());
    MetFinding met = MetFinding.of(strand, place, position, extent, way);
    GroundBelow ground = met.ground(checked.context().surface());
    if (ground == null) {
      throw new NoStartException(
          Missing.GROUND, "there is no ground to begin on half a second before it");
    }
    return on.start(ground, met.towards(), met.speed(), met.line());
  }

  /** The body's start. */
  public TrialStart start(double drop, double speedOf, boolean rolls) {
    return new TrialStart(ground, along, drop, speedOf, rolls);
  }
}
