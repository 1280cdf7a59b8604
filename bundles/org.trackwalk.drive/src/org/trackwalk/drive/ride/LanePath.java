package org.trackwalk.drive.ride;

import org.trackwalk.course.road.Strand;

/**
 * Where a lane runs, seen from above, and about how high: corners of a line that is straight
 * between them.
 *
 * @param strand of the road, from 0
 * @param name of the lane in reports: how far left of the centre line, metres, such as {@code +2.5}
 * @param closed whether the last corner is followed by the first
 * @param xyz of the corners, level coordinates; heights are where to look for ground
 * @param speed of the vehicle at the corners, m/s
 * @param station of the corners: metres along the road's centre line; one more where it is closed
 */
record LanePath(
    int strand, String name, boolean closed, double[] xyz, double[] speed, double[] station) {

  /** The lane of a strand that keeps so far to the left of the centre line, metres. */
  static LanePath of(int number, Strand strand, String name, double left) {
    double lane = left / Strand.LANE;
    int near = (int) Math.rint(lane);
    double[] xyz = new double[3 * strand.rows()];
    double[] speed = new double[strand.rows()];
    double[] station = new double[strand.rows() + (strand.closed() ? 1 : 0)];
    for (int row = 0; row < speed.length; row++) {
      boolean known = near <= strand.leftmost() && near >= -strand.rightmost();
      float height = known ? strand.height(row, near) : Float.NaN;
      xyz[3 * row] = strand.laneX(row, lane);
      xyz[3 * row + 1] = Float.isNaN(height) ? strand.centre(row, 1) : height;
      xyz[3 * row + 2] = strand.laneZ(row, lane);
      speed[row] = strand.speed(row);
      if (row + 1 < station.length) {
        station[row + 1] = station[row] + strand.spacing(row, 0);
      }
    }
    return new LanePath(number, name, strand.closed(), xyz, speed, station);
  }

  int corners() {
    return speed.length;
  }
}
