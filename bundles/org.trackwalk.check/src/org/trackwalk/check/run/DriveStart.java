package org.trackwalk.check.run;

import org.trackwalk.check.run.NoStartException.Missing;
import org.trackwalk.course.corridor.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.trial.GroundBelow;
import org.trackwalk.drive.trial.TowLine;
import org.trackwalk.drive.trial.TrialStart;

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

  /** On a road, in a sense of it. */
  private record On(CheckedLevel checked, boolean reverse) {

    private Road road() {
      return checked.context().road();
    }

    /** At a place of the road. */
    private DriveStart at(int number, int row, double left, double length) throws NoStartException {
      Strand strand = road().strands().get(number);
      double lane = left / Strand.LANE;
      double x = strand.laneX(row, lane);
      double z = strand.laneZ(row, lane);
      GroundBelow ground = ground(x, strand.centre(row, 1) + ABOVE, z);
      TowLine line = TowLine.of(strand, row, left, reverse, length);
      double[] to = line.at(0);
      return new DriveStart(ground, new double[] {to[2], to[3]}, strand.speed(row), line);
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

    private double speedAt(double[] at) {
      return checked.context().speedAt(at[0], at[1], at[2]);
    }
  }

  /**
   * At the start of the road, in the middle.
   *
   * @param length metres that will be driven
   * @throws NoStartException when there is no road
   */
  public static DriveStart ofRoad(CheckedLevel checked, boolean reverse, double length)
      throws NoStartException {
    On on = new On(checked, reverse);
    if (on.road().strands().isEmpty()) {
      throw new NoStartException(Missing.ROAD, "there is no road to drive along");
    }
    Strand strand = on.road().strands().get(0);
    return on.at(0, reverse && !strand.closed() ? strand.rows() - 1 : 0, 0, length);
  }

  /**
   * At the start of the racing line, along it; null when nobody gave one.
   *
   * @param length metres that will be driven
   * @throws NoStartException when no ground lies under its start
   */
  public static DriveStart ofLine(CheckedLevel checked, boolean reverse, double length)
      throws NoStartException {
    RacingLine racing = RacingLine.of(checked.context().level(), checked.context().settings());
    double[] xyz = racing.points();
    if (xyz.length < 6) {
      return null;
    }
    On on = new On(checked, reverse);
    int first = reverse ? xyz.length - 3 : 0;
    GroundBelow ground = on.ground(xyz[first], xyz[first + 1] + RacingLine.OVER, xyz[first + 2]);
    TowLine line = TowLine.along(xyz, racing.closed(), reverse, length);
    if (!(line.length() > 0)) {
      return null;
    }
    double[] to = line.at(0);
    return new DriveStart(ground, new double[] {to[2], to[3]}, on.speedAt(ground.point()), line);
  }

  /**
   * On the ground under a place, straight on.
   *
   * @param at level coordinates
   * @param heading level x and z, any length but zero; null for that of the road
   * @throws NoStartException when there is no ground, or no road that leads on
   */
  public static DriveStart from(
      CheckedLevel checked, double[] at, double[] heading, boolean reverse)
      throws NoStartException {
    On on = new On(checked, reverse);
    GroundBelow ground = on.ground(at[0], at[1], at[2]);
    double[] way = heading;
    if (way == null) {
      RoadPlace place = on.road().place(at[0], ground.point()[1], at[2]);
      if (place == null) {
        throw new NoStartException(Missing.ROAD, "there is no road there");
      }
      Strand strand = on.road().strands().get(place.strand());
      way = new double[] {strand.headingX(place.row()), strand.headingZ(place.row())};
    }
    double size = Math.sqrt(way[0] * way[0] + way[1] * way[1]);
    double sign = reverse ? -1 : 1;
    double[] along = {sign * way[0] / size, sign * way[1] / size};
    TowLine line = TowLine.straight(at[0], at[2], along[0], along[1]);
    return new DriveStart(ground, along, on.speedAt(ground.point()), line);
  }

  /**
   * Half a second before a place, on its lane of the road.
   *
   * @param position level coordinates; anything shorter is on no road
   * @param length metres that will be driven
   * @throws NoStartException when it does not lie on a road
   */
  public static DriveStart before(
      CheckedLevel checked, double[] position, boolean reverse, double length)
      throws NoStartException {
    On on = new On(checked, reverse);
    RoadPlace place =
        position.length < 3 ? null : on.road().place(position[0], position[1], position[2]);
    if (place == null) {
      throw new NoStartException(Missing.ROAD, "it does not lie on a road");
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

  /** The body's start. */
  public TrialStart start(double drop, double speedOf, boolean rolls) {
    return new TrialStart(ground, along, drop, speedOf, rolls);
  }
}
