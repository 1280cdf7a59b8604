package org.trackwalk.drive.ride;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.model.ride.Ride;

/**
 * Where a lane runs, seen from above, and about how high: corners of a line that is straight
 * between them.
 *
 * @param strand of the road, from 0
 * @param name of the lane in reports: how far left of the centre line, metres, such as {@code
 *     +2.5}, or that of the racing line
 * @param closed whether the last corner is followed by the first
 * @param xyz of the corners, level coordinates; heights are where to look for ground
 * @param speed of the vehicle at the corners, m/s
 * @param station of the corners: metres along the road's centre line, more than a lap where it goes
 *     on over its start; one more where it is closed
 * @param lap length of the centre line, metres; infinite where that is open
 */
public record LanePath(
    int strand,
    String name,
    boolean closed,
    double[] xyz,
    double[] speed,
    double[] station,
    double lap) {

  /** The name of a lane so far to the left of the centre line, metres; the middle is +0.0. */
  public static String name(double left) {
    return String.format(Locale.ROOT, "%+.1f", Math.rint(left * 10) / 10 + 0.0);
  }

  /** The lane of a strand that keeps so far to the left of the centre line, metres. */
  static LanePath of(int number, Strand strand, String name, double left) {
    double[] aside = new double[strand.rows()];
    Arrays.fill(aside, left);
    return of(number, strand, name, aside);
  }

  /**
   * The lane of a strand that keeps to the left of the centre line as told.
   *
   * @param left metres, one number a row
   */
  public static LanePath of(int number, Strand strand, String name, double[] left) {
    double[] xyz = new double[3 * strand.rows()];
    double[] speed = new double[strand.rows()];
    double[] along = strand.stations();
    for (int row = 0; row < speed.length; row++) {
      double lane = left[row] / Strand.LANE;
      int near = (int) Math.rint(lane);
      boolean known = near <= strand.leftmost() && near >= -strand.rightmost();
      float height = known ? strand.height(row, near) : Float.NaN;
      xyz[3 * row] = strand.laneX(row, lane);
      xyz[3 * row + 1] = Float.isNaN(height) ? strand.centre(row, 1) : height;
      xyz[3 * row + 2] = strand.laneZ(row, lane);
      speed[row] = strand.speed(row);
    }
    return new LanePath(number, name, strand.closed(), xyz, speed, along, lap(strand, along));
  }

  /**
   * Part of a lane of a strand: what it is depends on these rows alone, wherever the strand begins.
   *
   * @param row first, or last where it is driven against the rows' order
   * @param sense 1 as rows follow each other, -1 against that
   * @param rows at most; fewer where the strand ends
   */
  static LanePath part(Strand strand, double left, int row, int sense, int rows) {
    return part(strand, r -> left, row, sense, rows);
  }

  /**
   * The same of a lane that keeps to the left of the centre line as told.
   *
   * @param left metres, by row
   */
  static LanePath part(Strand strand, IntToDoubleFunction left, int row, int sense, int rows) {
    int n = 0;
    while (n < rows && strand.row(row, n * sense) >= 0) {
      n++;
    }
    double[] xyz = new double[3 * n];
    double[] speed = new double[n];
    double[] along = new double[n];
    for (int i = 0; i < n; i++) {
      int at = strand.row(row, i * sense);
      double lane = left.applyAsDouble(at) / Strand.LANE;
      // No question about all rows (leftmost): that would be an answer of the whole strand.
      float height = strand.height(at, (int) Math.rint(lane));
      xyz[3 * i] = strand.laneX(at, lane);
      xyz[3 * i + 1] = Float.isNaN(height) ? strand.centre(at, 1) : height;
      xyz[3 * i + 2] = strand.laneZ(at, lane);
      speed[i] = strand.speed(at);
      along[i] = i * Strand.ROW;
    }
    return new LanePath(0, "", false, xyz, speed, along, Double.POSITIVE_INFINITY);
  }

  /**
   * A line that was given, as a lane: at the speed of the rows that it runs by, on the strand that
   * most of it runs along.
   *
   * @param xyz triples, level coordinates
   * @return null where no point of it is on the road
   */
  public static LanePath of(double[] xyz, boolean closed, Road road) {
    int n = xyz.length / 3;
    RoadPlace[] places = new RoadPlace[n];
    int[] points = new int[road.strands().size()];
    RoadPlace last = null;
    for (int i = 0; i < n; i++) {
      places[i] = road.place(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]);
      if (places[i] != null) {
        points[places[i].strand()]++;
        last = places[i];
      }
    }
    if (n < 2 || last == null) {
      return null;
    }
    int most = 0;
    for (int other = 1; other < points.length; other++) {
      most = points[other] > points[most] ? other : most;
    }
    Strand strand = road.strands().get(most);
    double[] along = strand.stations();
    double lap = lap(strand, along);
    double[] speed = new double[n];
    double[] station = new double[n + (closed ? 1 : 0)];
    // Before the first point that is on the road the line is where it ends.
    double at = last.strand() == most ? along[last.row()] : 0;
    for (int i = 0; i < n; i++) {
      last = places[i] == null ? last : places[i];
      at = last.strand() == most ? next(at, along[last.row()], lap) : at;
      speed[i] = last.speed();
      station[i] = at;
    }
    if (closed) {
      station[n] = next(at, station[0], lap);
    }
    return new LanePath(most, Ride.LINE, closed, xyz, speed, station, lap);
  }

  /** The station that is nearest to the one before, of those that are laps apart. */
  private static double next(double before, double station, double lap) {
    return Double.isInfinite(lap) ? station : station + lap * Math.rint((before - station) / lap);
  }

  private static double lap(Strand strand, double[] along) {
    return strand.closed() ? along[along.length - 1] : Double.POSITIVE_INFINITY;
  }

  /** Metres along the centre line to each row. */
  int corners() {
    return speed.length;
  }
}
