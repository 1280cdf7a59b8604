package org.trackwalk.drive.confirm;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.io.engine.EnginePass;

/** A line over the ground, along which passes begin where they are wanted. */
final class Way {

  /** Set down so far over the ground, metres: rounding must not put it into it. */
  private static final double LIFT = 0.001;

  /** Places under a box from its middle to either end at which the ground is looked for. */
  private static final int FEET = 4;

  /** What stands higher within a box's outline is no ground that it lies on, metres. */
  private static final double MOST_SUNK = 0.25;

  /** Phases are so far apart, metres: a jolt at a seam changes by less than a tenth over that. */
  private static final double APART = 0.015;

  private static final int LEAST_PHASES = 12;

  private static final int MOST_PHASES = 64;

  /** x, y and z of its corners. */
  private final double[] xyz;

  private final double[] along;

  Way(double[] xyz) {
    this.xyz = xyz;
    along = new double[xyz.length / 3];
    for (int i = 1; i < along.length; i++) {
      double dx = xyz[3 * i] - xyz[3 * i - 3];
      double dz = xyz[3 * i + 2] - xyz[3 * i - 1];
      along[i] = along[i - 1] + Math.sqrt(dx * dx + dz * dz);
    }
  }

  /**
   * A straight line over the ground through a point in its middle.
   *
   * @param hx unit direction; likewise hz
   * @param back metres of it before the point, and behind
   */
  static Way through(Under under, double[] point, double hx, double hz, double back) {
    int corners = (int) Math.ceil(2 * back) + 2;
    double[] xyz = new double[3 * corners];
    double y = point[1];
    // heights from the point backward: the ground is looked for near the last one
    for (int i = 0; i < corners; i++) {
      double along = back * (1 - 2.0 * i / (corners - 1));
      int at = 3 * (corners - 1 - i);
      xyz[at] = point[0] + along * hx;
      xyz[at + 1] = y;
      xyz[at + 2] = point[2] + along * hz;
    }
    int middle = corners / 2;
    for (int i = middle; i >= 0; i--) {
      y = under.find(xyz[3 * i], y, xyz[3 * i + 2]) == null ? y : under.height();
      xyz[3 * i + 1] = y;
    }
    return new Way(xyz);
  }

  /**
   * What keeps a box from getting over the first half of this line, up to the place in its middle:
   * {@link Unmeasured#EDGE} where there is no ground beside it by half of its half width, so that
   * it hangs over by a quarter and more, and tips off; {@link Unmeasured#WALL} where something
   * stands within its outline. What is round goes in one point.
   *
   * @return null where nothing does
   */
  Unmeasured blocked(Under under, Walls walls, Probe probe) {
    int last = 0;
    while (2 * along[last] <= length()) {
      last++;
    }
    for (int i = 0; i < last && !probe.round(); i++) {
      double[] at = at(along[i]);
      double[] next = at(along[Math.min(i + 1, last - 1)]);
      double stands = probe.half()[0] / 2;
      if (!under.isAt(beside(at, stands, 0)) || !under.isAt(beside(at, -stands, 0))) {
        return Unmeasured.EDGE;
      }
      if (isIn(at, next, walls, probe.half()[0])) {
        return Unmeasured.WALL;
      }
    }
    return null;
  }

  /** Whether something stands on either side of a part of the line, or across it. */
  private static boolean isIn(double[] at, double[] next, Walls walls, double half) {
    double[] middle = beside(at, 0, MOST_SUNK);
    double[] left = beside(at, half, MOST_SUNK);
    double[] right = beside(at, -half, MOST_SUNK);
    return walls.first(middle, left) >= 0
        || walls.first(middle, right) >= 0
        || walls.first(middle, beside(next, 0, MOST_SUNK)) >= 0
        || walls.first(left, beside(next, half, MOST_SUNK)) >= 0
        || walls.first(right, beside(next, -half, MOST_SUNK)) >= 0;
  }

  /** A place so far to the left of one on the line, and so much over it, metres. */
  private static double[] beside(double[] at, double left, double up) {
    return new double[] {at[0] + left * at[4], at[1] + up, at[2] - left * at[3]};
  }

  /** In how many phases a place is come to in steps of so many metres. */
  static int phases(double stride) {
    return Math.clamp((int) Math.ceil(stride / APART), LEAST_PHASES, MOST_PHASES);
  }

  double length() {
    return along[along.length - 1];
  }

  /** The corner before a place. */
  int corner(double metres) {
    int low = 0;
    int high = along.length - 2;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (along[middle] <= metres) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** Position on the line, and the unit direction there: x, y, z, dx, dz. */
  private double[] at(double metres) {
    int i = corner(metres);
    double length = along[i + 1] - along[i];
    double share = length > 0 ? (metres - along[i]) / length : 0;
    double[] at = new double[5];
    for (int k = 0; k < 3; k++) {
      at[k] = xyz[3 * i + k] + share * (xyz[3 * i + 3 + k] - xyz[3 * i + k]);
    }
    at[3] = length > 0 ? (xyz[3 * i + 3] - xyz[3 * i]) / length : 1;
    at[4] = length > 0 ? (xyz[3 * i + 5] - xyz[3 * i + 2]) / length : 0;
    return at;
  }

  /**
   * A pass that begins somewhere on the line.
   *
   * @return null where no ground is under its start
   */
  EnginePass pass(Under under, Probe probe, double from, double speed, int steps, double step) {
    if (from < 0 || from > length()) {
      return null;
    }
    double[] at = at(from);
    double[] up = under.find(at[0], at[1], at[2]);
    if (up == null) {
      return null;
    }
    double height = under.height();
    double climb = -(at[3] * up[0] + at[4] * up[2]) / up[1];
    double rise = probe.rise();
    double[] ends = probe.car() == null && !probe.round() ? ends(under, probe, at) : null;
    if (ends != null) {
      height = (ends[0] + ends[1]) / 2;
      climb = (ends[1] - ends[0]) / (2 * probe.half()[2]);
      up = upright(up, at[3], climb, at[4]);
    }
    if (probe.car() == null) {
      double[] foot = {at[0], height, at[2]};
      rise += LIFT + (probe.round() ? 0 : sunk(under, probe, foot, up, at[3], climb, at[4]));
    }
    double[] pose = new double[7];
    pose[0] = at[0] + rise * up[0];
    pose[1] = height + rise * up[1];
    pose[2] = at[2] + rise * up[2];
    turn(up, at[3], climb, at[4], pose);
    double[] velocity = {speed * at[3], speed * climb, speed * at[4]};
    // it is towed beside the line, as far as it was set down beside it
    int first = corner(from);
    int last = corner(Math.min(length(), from + speed * step * (steps + 1))) + 1;
    double[] line = new double[2 * (last - first + 1)];
    line[0] = pose[0];
    line[1] = pose[2];
    for (int i = first + 1; i <= last; i++) {
      line[2 * (i - first)] = xyz[3 * i] + pose[0] - at[0];
      line[2 * (i - first) + 1] = xyz[3 * i + 2] + pose[2] - at[2];
    }
    return new EnginePass(pose, velocity, line, speed, steps);
  }

  /** Heights of the ground under a box's rear and front; null where there is none. */
  private static double[] ends(Under under, Probe probe, double[] at) {
    double[] ends = new double[2];
    for (int i = 0; i < 2; i++) {
      double ahead = (2 * i - 1) * probe.half()[2];
      if (under.find(at[0] + ahead * at[3], at[1], at[2] + ahead * at[4]) == null) {
        return null;
      }
      ends[i] = under.height();
    }
    return ends;
  }

  /** The direction nearest to one that is upright over a way: a unit vector. */
  private static double[] upright(double[] up, double fx, double fy, double fz) {
    double[] z = {fx, fy, fz};
    Vec.normalize(z);
    double[] y = Vec.cross(z, Vec.cross(up, z));
    Vec.normalize(y);
    return y;
  }

  /** How deep in the ground a box would be whose ends stand on it. */
  private static double sunk(
      Under under, Probe probe, double[] foot, double[] y, double fx, double fy, double fz) {
    double[] z = {fx, fy, fz};
    Vec.normalize(z);
    double[] x = Vec.cross(y, z);
    double deepest = 0;
    for (int i = -FEET; i <= FEET; i++) {
      for (int j = -1; j <= 1; j++) {
        double ahead = probe.half()[2] * i / FEET;
        double aside = probe.half()[0] * j;
        double[] at = new double[3];
        for (int k = 0; k < 3; k++) {
          at[k] = foot[k] + ahead * z[k] + aside * x[k];
        }
        if (under.find(at[0], at[1], at[2]) != null) {
          deepest = Math.max(deepest, (under.height() - at[1]) * y[1]);
        }
      }
    }
    return Math.min(deepest, MOST_SUNK);
  }

  /** The quaternion that turns z along the way and y along the ground's normal. */
  private static void turn(double[] y, double fx, double fy, double fz, double[] pose) {
    double[] z = {fx, fy, fz};
    Vec.normalize(z);
    double[] x = Vec.cross(y, z);
    double trace = x[0] + y[1] + z[2];
    double qw;
    double qx;
    double qy;
    double qz;
    if (trace > 0) {
      double s = 2 * Math.sqrt(trace + 1);
      qw = s / 4;
      qx = (y[2] - z[1]) / s;
      qy = (z[0] - x[2]) / s;
      qz = (x[1] - y[0]) / s;
    } else if (x[0] > y[1] && x[0] > z[2]) {
      double s = 2 * Math.sqrt(1 + x[0] - y[1] - z[2]);
      qw = (y[2] - z[1]) / s;
      qx = s / 4;
      qy = (y[0] + x[1]) / s;
      qz = (z[0] + x[2]) / s;
    } else if (y[1] > z[2]) {
      double s = 2 * Math.sqrt(1 + y[1] - x[0] - z[2]);
      qw = (z[0] - x[2]) / s;
      qx = (y[0] + x[1]) / s;
      qy = s / 4;
      qz = (z[1] + y[2]) / s;
    } else {
      double s = 2 * Math.sqrt(1 + z[2] - x[0] - y[1]);
      qw = (x[1] - y[0]) / s;
      qx = (z[0] + x[2]) / s;
      qy = (z[1] + y[2]) / s;
      qz = s / 4;
    }
    pose[3] = qx;
    pose[4] = qy;
    pose[5] = qz;
    pose[6] = qw;
  }
}
