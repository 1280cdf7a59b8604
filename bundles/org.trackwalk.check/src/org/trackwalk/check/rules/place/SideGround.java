package org.trackwalk.check.rules.place;

import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.BorderSearch;
import org.trackwalk.ground.reach.Floor;

/** How much road there is beside the points of a line, square to its way. */
final class SideGround {

  /** Metres between two places at which road is sought beside a point that has none under it. */
  private static final double PACE = 0.25;

  private final Floor.Reader ground;
  private final BorderSearch border;
  private final RacingLine line;
  private final double[] points;

  SideGround(Floor.Reader ground, RacingLine line) {
    this.ground = ground;
    this.line = line;
    border = new BorderSearch(ground);
    points = line.points();
  }

  /** Metres of road that are said and not there on a side of a point: 0 left, 1 right. */
  double missing(int point, int side) {
    double said = line.sides()[2 * point + side];
    return said - reach(point, side, said);
  }

  /** Where the road ends on a side of a point, or what is said of it: on the ground, x, y, z. */
  double[] border(int point, int side) {
    double reach = reach(point, side, line.sides()[2 * point + side]);
    double[] way = aside(point, side);
    double x = points[3 * point] + reach * way[0];
    double z = points[3 * point + 2] + reach * way[1];
    boolean found = ground.find(x, points[3 * point + 1], z, RacingLine.OVER);
    return new double[] {x, found ? ground.height() : points[3 * point + 1], z};
  }

  /** Metres to where the road ends that is under a point, or first beside it; 0 without any. */
  private double reach(int point, int side, double most) {
    double[] way = aside(point, side);
    for (double from = 0; from <= most; from += PACE) {
      double x = points[3 * point] + from * way[0];
      double z = points[3 * point + 2] + from * way[1];
      if (ground.find(x, points[3 * point + 1], z, RacingLine.OVER)) {
        double on = border.reach(x, ground.height(), z, way[0], way[1], most - from);
        return Math.min(most, from + on);
      }
    }
    return 0;
  }

  /**
   * The unit way to a side, seen from above, square to the way from the point before to the next.
   */
  private double[] aside(int point, int side) {
    int n = points.length / 3;
    int before = 3 * (point > 0 ? point - 1 : line.closed() ? n - 1 : point);
    int next = 3 * (point + 1 < n ? point + 1 : line.closed() ? 0 : point);
    double dx = points[next] - points[before];
    double dz = points[next + 2] - points[before + 2];
    double length = StrictMath.hypot(dx, dz);
    double sign = length == 0 ? 0 : side == 0 ? 1 / length : -1 / length;
    return new double[] {sign * dz, -sign * dx};
  }
}
