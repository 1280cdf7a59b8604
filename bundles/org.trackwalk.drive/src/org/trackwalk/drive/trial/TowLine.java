package org.trackwalk.drive.trial;

import java.util.Arrays;
import org.trackwalk.course.road.Strand;

/** The way along which a body is towed, seen from above. */
public final class TowLine {

  /** x and z of its corners, level coordinates. */
  private final double[] xz;

  private TowLine(double[] xz) {
    this.xz = xz;
  }

  /**
   * Along a lane of a road, around the lap where it is closed; it goes on straight beyond an end.
   *
   * @param row the first
   * @param left metres to the left of the road's centre
   * @param length metres to go at least
   */
  public static TowLine of(Strand strand, int row, double left, boolean reverse, double length) {
    double lane = left / Strand.LANE;
    int most = (int) Math.ceil(length / Strand.ROW * 2) + 2;
    double[] xz = new double[2 * most];
    int n = 0;
    for (int at = row; at >= 0 && n < most; at = strand.row(at, reverse ? -1 : 1)) {
      xz[2 * n] = strand.laneX(at, lane);
      xz[2 * n + 1] = strand.laneZ(at, lane);
      n++;
    }
    return new TowLine(Arrays.copyOf(xz, 2 * n));
  }

  /**
   * Along a line that somebody drew, around again where it is closed.
   *
   * @param xyz triples, at least two
   * @param length metres to go at least
   */
  public static TowLine along(double[] xyz, boolean closed, boolean reverse, double length) {
    int n = xyz.length / 3;
    double[] xz = new double[2 * (n + 1)];
    int corners = 0;
    double gone = 0;
    for (int i = 0; i < n || closed && gone < length; i++) {
      int at = 3 * (reverse ? n - 1 - i % n : i % n);
      if (2 * corners == xz.length) {
        xz = Arrays.copyOf(xz, 2 * xz.length);
      }
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
    return new TowLine(Arrays.copyOf(xz, 2 * corners));
  }

  /** Straight on from a place. */
  public static TowLine straight(double x, double z, double alongX, double alongZ) {
    return new TowLine(new double[] {x, z, x + alongX, z + alongZ});
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
