package org.trackwalk.course.road;

import java.util.Arrays;

/** Direction and radius of the bends of a line of points, seen from above. */
final class Bends {

  /** Points before and after over which a radius is measured, about 8 m: a car and a half. */
  private static final int WINDOW = 8;

  /** Points before and after between which the direction is taken. */
  private static final int TANGENT = 2;

  /** A road of fewer points, a tile, does not tell how the whole one bends. */
  private static final int SHORTEST = 50;

  /** Points before and after over which the line is smoothed. */
  private static final int SMOOTH = 4;

  private Bends() {}

  /**
   * The radius at each point; infinite on a straight and on a road of under 50 m.
   *
   * @param points xyz triples, about a metre apart
   */
  static double[] radii(double[] points, boolean closed) {
    int n = points.length / 3;
    double[] radii = new double[n];
    if (n < SHORTEST) {
      Arrays.fill(radii, Double.POSITIVE_INFINITY);
      return radii;
    }
    double[] line = smooth(smooth(points, closed), closed);
    for (int i = 0; i < n; i++) {
      // An end bends as the road just before it.
      int m = closed ? i : Math.max(WINDOW, Math.min(n - 1 - WINDOW, i));
      radii[i] = circle(line, at(m - WINDOW, n, closed), m, at(m + WINDOW, n, closed));
    }
    return radii;
  }

  /**
   * Writes the direction of the smoothed line at each point.
   *
   * @param points xyz triples, about a metre apart
   * @param headings unit x and z per point, filled; that of a single point is along x
   */
  static void headings(double[] points, boolean closed, double[] headings) {
    int n = points.length / 3;
    double[] line = smooth(smooth(points, closed), closed);
    for (int i = 0; i < n; i++) {
      int a = at(i - TANGENT, n, closed);
      int b = at(i + TANGENT, n, closed);
      double dx = line[3 * b] - line[3 * a];
      double dz = line[3 * b + 2] - line[3 * a + 2];
      double length = Math.sqrt(dx * dx + dz * dz);
      headings[2 * i] = length > 0 ? dx / length : 1;
      headings[2 * i + 1] = length > 0 ? dz / length : 0;
    }
  }

  /** Radius of the circle through three points: product of the sides over four times the area. */
  private static double circle(double[] p, int a, int m, int b) {
    double ux = p[3 * m] - p[3 * a];
    double uz = p[3 * m + 2] - p[3 * a + 2];
    double vx = p[3 * b] - p[3 * m];
    double vz = p[3 * b + 2] - p[3 * m + 2];
    double twice = Math.abs(ux * vz - uz * vx);
    if (twice == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double wx = ux + vx;
    double wz = uz + vz;
    double sides =
        Math.sqrt(ux * ux + uz * uz) * Math.sqrt(vx * vx + vz * vz) * Math.sqrt(wx * wx + wz * wz);
    return sides / (2 * twice);
  }

  private static double[] smooth(double[] points, boolean closed) {
    int n = points.length / 3;
    double[] out = new double[points.length];
    for (int i = 0; i < n; i++) {
      // As many before as after, so that an end stays where it is.
      int reach = closed ? Math.min(SMOOTH, (n - 1) / 2) : Math.min(SMOOTH, Math.min(i, n - 1 - i));
      for (int k = -reach; k <= reach; k++) {
        int j = at(i + k, n, closed);
        for (int c = 0; c < 3; c++) {
          out[3 * i + c] += points[3 * j + c] / (2 * reach + 1);
        }
      }
    }
    return out;
  }

  private static int at(int i, int n, boolean closed) {
    return closed ? Math.floorMod(i, n) : Math.max(0, Math.min(n - 1, i));
  }
}
