package org.trackwalk.course.road;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.mesh.tree.IntList;

/** How fast a racing line is driven through, where it says so, on the rows of a road. */
final class LineSpeeds {

  /** Metres along the way that the line's ends count on. */
  private static final double ALONG = 10;

  /** Places of one segment of the line that are looked up: ten kilometres of it are. */
  private static final double MOST = 1000;

  private final double[] points;
  private final double[] speeds;
  private final Map<Long, IntList> cells = new HashMap<>();

  private LineSpeeds(double[] points, double[] speeds, boolean closed) {
    this.points = points;
    this.speeds = speeds;
    int n = speeds == null ? 0 : speeds.length;
    for (int i = 0; i < (closed ? n : n - 1); i++) {
      double wide = points[3 * next(i)] - points[3 * i];
      double deep = points[3 * next(i) + 2] - points[3 * i + 2];
      double parts = Math.max(1, Math.min(MOST, Math.ceil(Math.hypot(wide, deep) / ALONG)));
      long last = Long.MIN_VALUE;
      for (int k = 0; k <= parts; k++) {
        double x = points[3 * i] + wide * k / parts;
        double z = points[3 * i + 2] + deep * k / parts;
        long key = key(cell(x), cell(z));
        if (k == 0 || key != last) {
          cells.computeIfAbsent(key, c -> new IntList()).add(i);
        }
        last = key;
      }
    }
  }

  private int next(int i) {
    return (i + 1) % speeds.length;
  }

  static LineSpeeds of(RacingLine line) {
    return new LineSpeeds(line.points(), line.speeds(), line.closed());
  }

  private static long cell(double at) {
    return (long) Math.floor(at / (2 * ALONG));
  }

  private static long key(long x, long z) {
    return (x << Integer.SIZE) ^ (z & 0xFFFFFFFFL);
  }

  /**
   * The line's speed in a row: where it goes through it between the borders, between its points as
   * they follow each other; at an end of the line, that one's. At most the vehicle's largest. Where
   * the line is not near, NaN.
   */
  double at(double[] centre, double[] heading, double left, double right, SpeedLimits limits) {
    double best = ALONG;
    double speed = Double.NaN;
    if (cells.isEmpty()) {
      return speed;
    }
    double reach = 2 * ALONG + Math.max(left, right);
    for (long cx = cell(centre[0] - reach); cx <= cell(centre[0] + reach); cx++) {
      for (long cz = cell(centre[2] - reach); cz <= cell(centre[2] + reach); cz++) {
        IntList cell = cells.get(key(cx, cz));
        for (int k = 0; cell != null && k < cell.size(); k++) {
          int i = cell.get(k);
          double from = along(i, centre, heading);
          double to = along(next(i), centre, heading);
          double share = from == to ? 0 : Math.max(0, Math.min(1, from / (from - to)));
          for (double part : new double[] {share, 0, 1}) {
            double along = Math.abs(from + part * (to - from));
            along = part > 0 && part < 1 ? 0 : along;
            if (along < best && isBetween(i, part, centre, heading, left, right)) {
              best = along;
              speed = Math.min(limits.largest(), between(speeds[i], speeds[next(i)], part));
            }
          }
        }
      }
    }
    return speed;
  }

  private double along(int i, double[] centre, double[] heading) {
    return (points[3 * i] - centre[0]) * heading[0] + (points[3 * i + 2] - centre[2]) * heading[1];
  }

  /** Whether a place of a segment lies on the road of a row: between its borders, at its height. */
  private boolean isBetween(
      int i, double part, double[] centre, double[] heading, double left, double right) {
    double dx = between(points[3 * i], points[3 * next(i)], part) - centre[0];
    double dy = between(points[3 * i + 1], points[3 * next(i) + 1], part) - centre[1];
    double dz = between(points[3 * i + 2], points[3 * next(i) + 2], part) - centre[2];
    double aside = dx * heading[1] - dz * heading[0];
    return Math.abs(dy) <= RacingLine.OVER && aside <= left && -aside <= right;
  }

  private static double between(double a, double b, double part) {
    return part <= 0 ? a : part >= 1 ? b : a + part * (b - a);
  }
}
