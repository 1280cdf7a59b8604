package org.trackwalk.course.road;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.course.corridor.RacingLine;
import org.trackwalk.mesh.tree.IntList;

/** How fast a racing line is driven through, where it says so, on the rows of a road. */
final class LineSpeeds {

  /** Metres along the way to the next point of the line: lines are drawn or recorded closer. */
  private static final double ALONG = 10;

  private final double[] points;
  private final double[] speeds;
  private final Map<Long, IntList> cells = new HashMap<>();

  private LineSpeeds(double[] points, double[] speeds) {
    this.points = points;
    this.speeds = speeds;
    for (int i = 0; speeds != null && i < speeds.length; i++) {
      long key = key(cell(points[3 * i]), cell(points[3 * i + 2]));
      cells.computeIfAbsent(key, k -> new IntList()).add(i);
    }
  }

  static LineSpeeds of(RacingLine line) {
    return new LineSpeeds(line.points(), line.speeds());
  }

  private static long cell(double at) {
    return (long) Math.floor(at / (2 * ALONG));
  }

  private static long key(long x, long z) {
    return (x << Integer.SIZE) ^ (z & 0xFFFFFFFFL);
  }

  /**
   * The line's speed in a row: that of its point between the borders that is nearest along the way;
   * at most the vehicle's largest. Where no point is near, what the vehicle's grip allows.
   */
  double at(
      double[] centre,
      double[] heading,
      double left,
      double right,
      double radius,
      SpeedLimits limits) {
    double best = ALONG;
    double speed = limits.at(radius);
    if (cells.isEmpty()) {
      return speed;
    }
    double reach = ALONG + Math.max(left, right);
    for (long cx = cell(centre[0] - reach); cx <= cell(centre[0] + reach); cx++) {
      for (long cz = cell(centre[2] - reach); cz <= cell(centre[2] + reach); cz++) {
        IntList cell = cells.get(key(cx, cz));
        for (int k = 0; cell != null && k < cell.size(); k++) {
          int i = cell.get(k);
          double dx = points[3 * i] - centre[0];
          double dz = points[3 * i + 2] - centre[2];
          double along = Math.abs(dx * heading[0] + dz * heading[1]);
          double aside = dx * heading[1] - dz * heading[0];
          boolean level = Math.abs(points[3 * i + 1] - centre[1]) <= RacingLine.OVER;
          if (along < best && level && aside <= left && -aside <= right) {
            best = along;
            speed = Math.min(limits.largest(), speeds[i]);
          }
        }
      }
    }
    return speed;
  }
}
