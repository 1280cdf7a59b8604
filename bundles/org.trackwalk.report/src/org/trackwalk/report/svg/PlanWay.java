package org.trackwalk.report.svg;

import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.format.Numbers;

/**
 * A way over the level, seen from above, that passes a finding's place: what a height profile is
 * drawn along.
 *
 * @param x level x of its samples, metres
 * @param z level z likewise
 * @param step distance between two samples, metres
 * @param place index of the sample at the finding's place
 */
record PlanWay(double[] x, double[] z, double step, int place) {

  /** Samples before and behind the place. */
  private static final int SAMPLES = 240;

  /**
   * A straight way.
   *
   * @param at two or three doubles, the first and last are x and z
   * @param dx unit direction seen from above; likewise {@code dz}
   * @param half metres before and behind the place
   */
  static PlanWay straight(double[] at, double dx, double dz, double half) {
    double step = half / SAMPLES;
    double[] x = new double[2 * SAMPLES + 1];
    double[] z = new double[2 * SAMPLES + 1];
    for (int i = 0; i < x.length; i++) {
      x[i] = at[0] + (i - SAMPLES) * step * dx;
      z[i] = at[at.length - 1] + (i - SAMPLES) * step * dz;
    }
    return new PlanWay(x, z, step, SAMPLES);
  }

  /**
   * The driving direction at a finding whose path runs over the road from left to right.
   *
   * @return unit x and z; null when the path is a point
   */
  static double[] heading(Finding finding) {
    double[] path = finding.path();
    int last = path.length - 3;
    double dx = path[last] - path[0];
    double dz = path[last + 2] - path[2];
    double length = StrictMath.sqrt(dx * dx + dz * dz);
    return length > 0 ? new double[] {dz / length, -dx / length} : null;
  }

  /**
   * The way along a finding's path, moved sideways through its place, and straight on beyond its
   * ends.
   *
   * @param half metres before and behind the place
   * @return null when the path goes nowhere
   */
  static PlanWay along(Finding finding, double half) {
    double[] path = smooth(finding.path());
    double[] at = finding.position();
    int nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < path.length; i += 2) {
      double d = squared(path[i] - at[0], path[i + 1] - at[2]);
      if (d < least) {
        least = d;
        nearest = i / 2;
      }
    }
    double[] before = trace(path, nearest, -1, at, half);
    double[] behind = trace(path, nearest, 1, at, half);
    if (before == null || behind == null) {
      return null;
    }
    double step = half / SAMPLES;
    double[] x = new double[2 * SAMPLES + 1];
    double[] z = new double[2 * SAMPLES + 1];
    for (int i = 0; i <= SAMPLES; i++) {
      x[SAMPLES - i] = before[2 * i];
      z[SAMPLES - i] = before[2 * i + 1];
      x[SAMPLES + i] = behind[2 * i];
      z[SAMPLES + i] = behind[2 * i + 1];
    }
    return new PlanWay(x, z, step, SAMPLES);
  }

  /** Steps from the place along the path, in its direction or against it: x, z pairs. */
  private static double[] trace(double[] path, int nearest, int sign, double[] at, double half) {
    double[] way = new double[2 * SAMPLES + 2];
    double step = half / SAMPLES;
    double x = at[0];
    double z = at[2];
    double passed = 0;
    int i = nearest;
    double[] direction = direction(path, nearest);
    if (direction == null) {
      return null;
    }
    for (int n = 0; n <= SAMPLES; n++) {
      way[2 * n] = x;
      way[2 * n + 1] = z;
      int next = i + sign;
      if (next >= 0 && 2 * next < path.length) {
        double far =
            StrictMath.sqrt(
                squared(path[2 * next] - path[2 * i], path[2 * next + 1] - path[2 * i + 1]));
        if (passed >= far) {
          passed -= far;
          i = next;
          double[] turned = direction(path, i);
          direction = turned == null ? direction : turned;
        }
      }
      x += sign * step * direction[0];
      z += sign * step * direction[1];
      passed += step;
    }
    return way;
  }

  /** Unit direction of the path around one of its points; null where it stands still. */
  private static double[] direction(double[] path, int i) {
    int from = Math.max(0, i - 1);
    int to = Math.min(path.length / 2 - 1, i + 1);
    double dx = path[2 * to] - path[2 * from];
    double dz = path[2 * to + 1] - path[2 * from + 1];
    double length = StrictMath.sqrt(squared(dx, dz));
    return length > 0 ? new double[] {dx / length, dz / length} : null;
  }

  /** The path from above with every point drawn to its neighbours: rows do not lie exactly. */
  private static double[] smooth(double[] path) {
    int n = path.length / 3;
    double[] plan = new double[2 * n];
    for (int i = 0; i < n; i++) {
      int from = Math.max(0, i - 2);
      int to = Math.min(n - 1, i + 2);
      int reach = Math.min(i - from, to - i);
      for (int j = i - reach; j <= i + reach; j++) {
        plan[2 * i] += path[3 * j] / (2 * reach + 1);
        plan[2 * i + 1] += path[3 * j + 2] / (2 * reach + 1);
      }
    }
    return plan;
  }

  private static double squared(double dx, double dz) {
    return dx * dx + dz * dz;
  }

  /** Metres from the place to a sample, negative before it. */
  double s(int i) {
    return (i - place) * step;
  }

  /** Metres of its whole length, in words. */
  String words() {
    return Numbers.length(step * (x.length - 1));
  }
}
