package org.trackwalk.drive.walls;

import org.trackwalk.ground.geometry.Vec;

/** The points that divide a face's sides, and the face with them, evenly. */
final class FaceNodes {

  /**
   * Lines of points that are looked at on each side of the place: more lie within reach of it only
   * on faces that are a thousand times as long as they are high over their shortest side.
   */
  private static final double MOST_LINES = 1000;

  /** A side in more parts has none that a double tells from the next: 2 to the 53rd. */
  private static final double MOST_PARTS = 0x1p53;

  private FaceNodes() {}

  /**
   * The point nearest to a place on the face; of some as near the one closest to the last corners.
   *
   * @param corners three times xyz
   * @param spacing metres from one point to the next along the longest side, at most
   */
  static double[] nearest(double[][] corners, double[] near, double spacing) {
    double longest = 0;
    double shortest = Double.POSITIVE_INFINITY;
    int top = 0;
    for (int c = 0; c < 3; c++) {
      double side = Math.sqrt(square(corners[(c + 1) % 3], corners[(c + 2) % 3]));
      longest = Math.max(longest, side);
      top = side < shortest ? c : top;
      shortest = Math.min(shortest, side);
    }
    double parts = Math.max(1, Math.ceil(longest / spacing));
    if (!(parts < MOST_PARTS)) {
      return near;
    }
    // Lines of points along the shortest side lie the farthest apart.
    int from = (top + 1) % 3;
    int to = (top + 2) % 3;
    double[] along = unit(corners[from], corners[to], shortest);
    double[] up = {0, 0, 0};
    double foot = dot(corners[from], corners[top], along);
    for (int k = 0; k < 3; k++) {
      up[k] = corners[top][k] - corners[from][k] - foot * along[k];
    }
    double high = Vec.dot(up, 0, up, 0);
    if (!(high > 0)) {
      return near;
    }
    double line = dot(corners[from], near, up) / high * parts;
    double within = Math.min(MOST_LINES, 1 + longest / Math.sqrt(high));
    double least = Double.POSITIVE_INFINITY;
    double[] best = null;
    double[] bestAt = near;
    double last = Math.min(parts, Math.ceil(line + within));
    for (double i = Math.max(0, Math.floor(line - within)); i <= last; i++) {
      double begin = foot * i / parts;
      double off = dot(corners[from], near, along) - begin;
      double steps = shortest > 0 ? Math.floor(off / shortest * parts) : 0;
      for (double more = 0; more <= 1; more++) {
        double[] share = new double[3];
        share[top] = i;
        share[to] = Math.max(0, Math.min(parts - i, steps + more));
        share[from] = parts - i - share[to];
        double[] at = new double[3];
        for (int k = 0; k < 3; k++) {
          at[k] =
              (share[0] * corners[0][k] + share[1] * corners[1][k] + share[2] * corners[2][k])
                  / parts;
        }
        double square = square(at, near);
        if (square < least || square == least && before(share, best)) {
          least = square;
          best = share;
          bestAt = at;
        }
      }
    }
    return bestAt;
  }

  private static boolean before(double[] share, double[] best) {
    return share[0] < best[0] || share[0] == best[0] && share[1] < best[1];
  }

  private static double[] unit(double[] a, double[] b, double length) {
    double[] unit = new double[3];
    for (int k = 0; k < 3; k++) {
      unit[k] = length > 0 ? (b[k] - a[k]) / length : 0;
    }
    return unit;
  }

  private static double dot(double[] from, double[] to, double[] way) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (to[k] - from[k]) * way[k];
    }
    return sum;
  }

  private static double square(double[] a, double[] b) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += (a[k] - b[k]) * (a[k] - b[k]);
    }
    return square;
  }
}
