package org.trackwalk.drive.trial;

import java.util.Arrays;
import org.trackwalk.course.road.Strand;

/** The way along which a body is towed, seen from above, and how fast. */
public final class TowLine {

  /** x and z of its corners, level coordinates. */
  private final double[] xz;

  /** At the corners, m/s; null where it is the body's own all along. */
  private final double[] speed;

  private TowLine(double[] xz, double[] speed) {
    this.xz = xz;
    this.speed = speed;
  }

  /**
   * Along a lane of a road, around the lap where it is closed, as fast as the lane is; it goes on
   * straight beyond an end.
   *
   * @param row the first
   * @param left metres to the left of the road's centre
   * @param length metres to go at least
   */
  public static TowLine of(Strand strand, int row, double left, boolean reverse, double length) {
    double lane = left / Strand.LANE;
    int most = (int) Math.ceil(length / Strand.ROW * 2) + 2;
    double[] xz = new double[2 * most];
    double[] speed = new double[most];
    int n = 0;
    for (int at = row; at >= 0 && n < most; at = strand.row(at, reverse ? -1 : 1)) {
      xz[2 * n] = strand.laneX(at, lane);
      xz[2 * n + 1] = strand.laneZ(at, lane);
      speed[n] = strand.speed(at);
      n++;
    }
    return new TowLine(Arrays.copyOf(xz, 2 * n), Arrays.copyOf(speed, n));
  }

  /**
   * Along corners that are known.
   *
   * @param xz pairs, at least two of them apart
   * @param speed at each, m/s
   */
  public static TowLine through(double[] xz, double[] speed) {
    return new TowLine(xz.clone(), speed.clone());
  }

  /** The same way, at one speed all along: the body's own. */
  public TowLine steady() {
    return new TowLine(xz, null);
  }

  /**
   * Along a line that somebody drew, around again where it is closed.
   *
   * @param xyz triples, at least two
   * @param speed at each of them, m/s
   * @param length metres to go at least
   */
  public static TowLine along(
      double[] xyz, double[] speed, boolean closed, boolean reverse, double length) {
    int n = xyz.length / 3;
    double[] xz = new double[2 * (n + 1)];
    double[] fast = new double[n + 1];
    int corners = 0;
    double gone = 0;
    for (int i = 0; i < n || closed && gone < length; i++) {
      int point = reverse ? n - 1 - i % n : i % n;
      int at = 3 * point;
      if (2 * corners == xz.length) {
        xz = Arrays.copyOf(xz, 2 * xz.length);
        fast = Arrays.copyOf(fast, xz.length / 2);
      }
      fast[corners] = speed[point];
      xz[2 * corners] = xyz[at];
      xz[2 * corners + 1] = xyz[at + 2];
      if (corners > 0) {
        double dx = xyz[at] - xz[2 * corners - 2];
        double dz = xyz[at + 2] - xz[2 * corners - 1];
        double far = Math.sqrt(dx * dx + dz * dz);
        gone += far;
        corners -= far > 0 ? 0 : 1;
      }
      corners++;
      if (i >= n && gone == 0) {
        break;
      }
    }
    return new TowLine(Arrays.copyOf(xz, 2 * corners), Arrays.copyOf(fast, corners));
  }

  /** Straight on from a place. */
  public static TowLine straight(double x, double z, double alongX, double alongZ) {
    return new TowLine(new double[] {x, z, x + alongX, z + alongZ}, null);
  }

  /** How long the way is before it goes on straight, metres. */
  public double length() {
    double sum = 0;
    for (int i = 2; i < xz.length; i += 2) {
      sum +=
          Math.sqrt(
              (xz[i] - xz[i - 2]) * (xz[i] - xz[i - 2])
                  + (xz[i + 1] - xz[i - 1]) * (xz[i + 1] - xz[i - 1]));
    }
    return sum;
  }

  /**
   * How far a body has come by the beginning of each step, and by the end of the last.
   *
   * @param own speed of the body, m/s, where the line has none
   * @param dt seconds of a step
   * @return metres, one more than there are steps
   */
  double[] metres(double own, double dt, int steps) {
    double[] metres = new double[steps + 1];
    double behind = 0;
    int corner = 0;
    for (int i = 0; i < steps; i++) {
      if (speed == null) {
        metres[i + 1] = (i + 1) * (own * dt);
        continue;
      }
      double segment = segment(corner);
      while (corner + 2 < speed.length && metres[i] - behind >= segment) {
        behind += segment;
        corner++;
        segment = segment(corner);
      }
      double share = segment > 0 ? Math.min(1, (metres[i] - behind) / segment) : 0;
      double here = speed[corner] + share * (speed[corner + 1] - speed[corner]);
      metres[i + 1] = metres[i] + here * dt;
    }
    return metres;
  }

  private double segment(int corner) {
    double dx = xz[2 * corner + 2] - xz[2 * corner];
    double dz = xz[2 * corner + 3] - xz[2 * corner + 1];
    return Math.sqrt(dx * dx + dz * dz);
  }

  /**
   * Where a body is after so many metres.
   *
   * @return x, z, and the way there as the unit x and z
   */
  public double[] at(double metres) {
    double left = metres;
    for (int i = 2; ; i += 2) {
      double dx = xz[i] - xz[i - 2];
      double dz = xz[i + 1] - xz[i - 1];
      double segment = Math.sqrt(dx * dx + dz * dz);
      if (segment > 0 && (left <= segment || i + 2 >= xz.length)) {
        double share = left / segment;
        return new double[] {
          xz[i - 2] + share * dx, xz[i - 1] + share * dz, dx / segment, dz / segment
        };
      }
      left -= segment;
    }
  }
}
