package org.trackwalk.drive.clearance;

import java.util.Arrays;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.ground.reach.Floor;

/**
 * Heights of what a wheel stands on along a lane. That is the ground nearest to the lane's height
 * where the wheel has room on it: under the top of a kerb there is ground, too. Of what leaves it
 * no room the topmost counts onto which it gets from where it stood before.
 */
final class Feet {

  /** How far over or under the lane's height the ground under a wheel may lie, metres. */
  private static final double REACH = 0.75;

  /**
   * Part of its radius that an edge may be high for a wheel to roll onto it: it meets it at 60
   * degrees then, and steeper ground carries no car either ({@code Slopes}).
   */
  private static final double EDGE = 0.5;

  /** Rounding of two heights, metres. */
  private static final double CLOSE = 1e-6;

  private final Floor.Reader ground;
  private final double radius;

  private Feet(Floor.Reader ground, double radius) {
    this.ground = ground;
    this.radius = radius;
  }

  /**
   * The heights under each wheel in the order in which the lane is driven, NaN where there is no
   * ground under the axle; a wheel over nothing is held by the other one of its axle.
   *
   * @param at per wheel (front left, front right, rear left, rear right) x, then y of the lane
   *     there, NaN where it has none, then z, sample by sample
   * @param radius of the wheels, metres
   * @param closed whether the last sample is followed by the first
   */
  static double[][] of(Floor.Reader ground, double[][][] at, double radius, boolean closed) {
    Feet feet = new Feet(ground, radius);
    double[][] foot = new double[4][];
    Arrays.setAll(foot, wheel -> feet.along(at[wheel], closed));
    for (int axle = 0; axle < 4; axle += 2) {
      for (int k = 0; k < foot[axle].length; k++) {
        double one = foot[axle][k];
        foot[axle][k] = Double.isNaN(one) ? foot[axle + 1][k] : one;
        foot[axle + 1][k] = Double.isNaN(foot[axle + 1][k]) ? one : foot[axle + 1][k];
      }
    }
    return foot;
  }

  private double[] along(double[][] at, boolean closed) {
    int n = at[0].length;
    double[] foot = new double[n];
    int before = closed ? Math.min(n, (int) (LaneProfile.RUN_IN / LaneProfile.SPACING)) : 0;
    double last = Double.NaN;
    for (int i = -before; i < n; i++) {
      int k = Math.floorMod(i, n);
      last = foot(at[0][k], at[1][k], at[2][k], last);
      foot[k] = last;
    }
    span(foot, at[1]);
    return foot;
  }

  /** Over a gap that is no wider than a wheel it rolls as over a board from edge to edge. */
  private void span(double[] foot, double[] lane) {
    long most = Math.round(2 * radius / LaneProfile.SPACING);
    for (int from = 0; from < foot.length; from++) {
      int to = from;
      while (to < foot.length && Double.isNaN(foot[to]) && !Double.isNaN(lane[to])) {
        to++;
      }
      double before = from == 0 ? Double.NaN : foot[from - 1];
      double after = to == foot.length ? Double.NaN : foot[to];
      before = Double.isNaN(before) ? after : before;
      after = Double.isNaN(after) ? before : after;
      for (int k = from; k < to && to - from <= most; k++) {
        foot[k] = before + (k - from + 1.0) / (to - from + 1) * (after - before);
      }
      from = Math.max(from, to);
    }
  }

  private double foot(double x, double y, double z, double last) {
    if (Double.isNaN(y) || !ground.find(x, y, z, REACH)) {
      return Double.NaN;
    }
    double nearest = ground.height();
    double from = Double.isNaN(last) ? nearest : Math.max(last, nearest);
    double most = Math.min(nearest + 2 * radius, from + EDGE * radius + CLOSE);
    int floors = ground.column(x, z, nearest, Math.min(most, y + REACH));
    return floors == 0 ? nearest : ground.height(floors - 1);
  }
}
