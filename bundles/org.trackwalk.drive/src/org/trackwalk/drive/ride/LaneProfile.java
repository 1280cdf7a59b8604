package org.trackwalk.drive.ride;

import java.util.Arrays;
import org.trackwalk.ground.reach.Floor;

/**
 * A lane at even distances along it, in the sense in which the road was walked.
 *
 * @param path that was sampled
 * @param length of the lane, metres
 * @param x level coordinates, one number a sample; so {@code y}, NaN where no road is, and {@code
 *     z}
 * @param heading angle of the way from the x axis to the z axis, radians, without jumps
 * @param speed of the vehicle, m/s
 * @param station metres along the road's centre line
 */
public record LaneProfile(
    LanePath path,
    double length,
    double[] x,
    double[] y,
    double[] z,
    double[] heading,
    double[] speed,
    double[] station) {

  /** Metres from sample to sample: a filter of roughness wants 0.25 m at most (ASTM E1926). */
  public static final double SPACING = 0.1;

  /** Before a lap begins the car has driven so far, metres: its springs have come to rest. */
  public static final double RUN_IN = 100;

  /** How far over or under the row's height the road is looked for, metres: one level of it. */
  public static final double REACH = 1.5;

  /** A lane's way is that of the chord over so many samples to both sides: a metre each. */
  private static final int CHORD = 10;

  /** Samples a path on the exact heights of some ground. */
  public static LaneProfile of(LanePath path, Floor.Reader ground) {
    return of(path, ground, null);
  }

  /**
   * The same of a path that goes on farther than one that was sampled before, whose heights are not
   * asked for again.
   *
   * @param before of the first corners of the path, on the same ground; null for none
   */
  static LaneProfile of(LanePath path, Floor.Reader ground, LaneProfile before) {
    // The last sample may lie at the very end of the path: on the longer one, in the next stretch.
    int known = before == null ? 0 : before.size() - 1;
    int corners = path.corners() + (path.closed() ? 1 : 0);
    double[] at = new double[corners];
    for (int i = 1; i < corners; i++) {
      int from = 3 * (i - 1);
      int to = 3 * (i % path.corners());
      double dx = path.xyz()[to] - path.xyz()[from];
      double dz = path.xyz()[to + 2] - path.xyz()[from + 2];
      at[i] = at[i - 1] + Math.sqrt(dx * dx + dz * dz);
    }
    int n = (int) Math.floor(at[corners - 1] / SPACING) + 1;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] z = new double[n];
    double[] speed = new double[n];
    double[] station = new double[n];
    int i = 0;
    for (int k = 0; k < n; k++) {
      double s = k * SPACING;
      while (i + 2 < corners && at[i + 1] <= s) {
        i++;
      }
      double part = corners > 1 && at[i + 1] > at[i] ? (s - at[i]) / (at[i + 1] - at[i]) : 0;
      int next = (i + 1) % path.corners();
      x[k] = between(path.xyz(), 3 * i, 3 * next, part);
      z[k] = between(path.xyz(), 3 * i + 2, 3 * next + 2, part);
      double guess = between(path.xyz(), 3 * i + 1, 3 * next + 1, part);
      if (k < known) {
        y[k] = before.y[k];
      } else {
        y[k] = ground.find(x[k], guess, z[k], REACH) ? ground.height() : Double.NaN;
      }
      speed[k] = between(path.speed(), i, next, part);
      double way = corners > 1 ? between(path.station(), i, i + 1, part) : 0;
      station[k] =
          way - (Double.isInfinite(path.lap()) ? 0 : path.lap() * Math.floor(way / path.lap()));
    }
    double[] heading = headings(x, z, path.closed());
    return new LaneProfile(path, at[corners - 1], x, y, z, heading, speed, station);
  }

  private static double between(double[] of, int from, int to, double part) {
    return of[from] + part * (of[to] - of[from]);
  }

  private static double[] headings(double[] x, double[] z, boolean closed) {
    int n = x.length;
    double[] heading = new double[n];
    for (int k = 0; k < n; k++) {
      int from = closed ? Math.floorMod(k - CHORD, n) : Math.max(0, k - CHORD);
      int to = closed ? (k + CHORD) % n : Math.min(n - 1, k + CHORD);
      double angle = StrictMath.atan2(z[to] - z[from], x[to] - x[from]);
      double before = k == 0 ? angle : heading[k - 1];
      heading[k] = angle + 2 * Math.PI * Math.rint((before - angle) / (2 * Math.PI));
    }
    return heading;
  }

  /** Number of samples. */
  public int size() {
    return x.length;
  }

  /** The same lane driven the other way: samples from last to first. */
  public LaneProfile reversed() {
    double[] turned = reversed(heading);
    for (int k = 0; k < turned.length; k++) {
      turned[k] += Math.PI;
    }
    return new LaneProfile(
        path,
        length,
        reversed(x),
        reversed(y),
        reversed(z),
        turned,
        reversed(speed),
        reversed(station));
  }

  private static double[] reversed(double[] of) {
    double[] turned = new double[of.length];
    Arrays.setAll(turned, k -> of[of.length - 1 - k]);
    return turned;
  }
}
