package org.trackwalk.drive.ride;

import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.course.road.Strand;

/**
 * A point that slides along a lane: it follows the ground, leaves it where that falls away faster
 * than a thrown stone, and where it comes down, or the slope turns up, it loses its speed along the
 * ground's normal. Heights are those of rows a metre apart.
 */
final class PointRide {

  private final Strand strand;
  private final int sense;
  private final double[] blow;
  private final double[] caused;
  private final int[] flown;
  private final int[] air;

  private PointRide(Strand strand, int sense) {
    this.strand = strand;
    this.sense = sense;
    blow = new double[strand.rows()];
    caused = new double[strand.rows()];
    flown = new int[strand.rows()];
    air = new int[strand.rows()];
  }

  /**
   * Drives along a lane; where that is closed, what is flown over its start is flown.
   *
   * @param sense 1 as rows follow each other, -1 against that
   */
  static PointRide along(Strand strand, int lane, int sense) {
    PointRide ride = new PointRide(strand, sense);
    ride.drive(lane);
    return ride;
  }

  /** Speed that is lost along the normal on the way to a row from the one before it, m/s. */
  double blow(int row) {
    return blow[row];
  }

  /** Speed that is lost where a flight ends that begins at a row, m/s; 0 where none begins. */
  double caused(int row) {
    return caused[row];
  }

  /** Rows since the ground was left that a row is passed over in the air; 0 on the ground. */
  int air(int row) {
    return air[row];
  }

  /** Rows that were flown over before it; 0 where the ground was not left. */
  int flown(int row) {
    return flown[row];
  }

  private void drive(int lane) {
    int n = strand.rows();
    int row = sense > 0 ? 0 : n - 1;
    double height = strand.height(row, lane);
    double up = Double.NaN; // vertical speed; unknown before the first slope
    int high = 0; // rows since the ground was left
    for (int step = 1; step <= (strand.closed() ? 2 * n : n - 1); step++) {
      if (step > n && high == 0) {
        return; // on the ground behind the start of the lap: that was driven
      }
      int next = strand.row(row, sense);
      double way = strand.spacing(sense > 0 ? row : next, lane);
      double from = strand.height(row, lane);
      double to = strand.height(next, lane);
      double time = way / strand.speed(row);
      if (Double.isNaN(from) || Double.isNaN(to) || !(time > 0)) {
        up = Double.NaN;
        high = 0;
        height = to;
        row = next;
        continue;
      }
      double slope = (to - from) / way;
      double along = slope * strand.speed(row);
      double fallen = up - SpeedLimits.GRAVITY * time;
      double flight = height + (up + fallen) / 2 * time;
      if (flight > to) {
        height = flight;
        up = fallen;
        high++;
        air[next] = high;
      } else {
        double down = high > 0 ? fallen : up;
        double lost = Math.max(0, along - down) / Math.sqrt(1 + slope * slope);
        blow[next] = Double.isNaN(lost) ? 0 : lost;
        flown[next] = high;
        air[next] = 0;
        if (high > 0) {
          caused[strand.row(next, -(high + 1) * sense)] = blow[next];
        }
        height = to;
        up = along;
        high = 0;
      }
      row = next;
    }
  }
}
