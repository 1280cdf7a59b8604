package org.trackwalk.drive.edges;

/**
 * The way that a road would go between two ends that look at each other: a cubic that leaves and
 * arrives as they point, the same as a circle's arc where one joins them (Hermite's form).
 */
final class GapWay {

  /** Distance of its points, metres. */
  static final double STEP = 0.25;

  private final double[] points;
  private final double length;

  GapWay(RoadEnd from, RoadEnd to) {
    double chord = from.far(to);
    // The angle by which it turns, and the tangents with which the cubic is nearest to the arc.
    double cos = -from.outX() * to.outX() - from.outZ() * to.outZ();
    double turn = StrictMath.acos(Math.max(-1, Math.min(1, cos)));
    double half = StrictMath.cos(turn / 4);
    double pull = chord / (half * half);
    double[] start = {pull * from.outX(), pull * from.slope(), pull * from.outZ()};
    double[] end = {-pull * to.outX(), -pull * to.slope(), -pull * to.outZ()};
    int n = (int) Math.max(2, Math.ceil(pull / STEP));
    points = new double[3 * (n + 1)];
    double sum = 0;
    for (int i = 0; i <= n; i++) {
      double t = (double) i / n;
      double s = 1 - t;
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] =
            (1 + 2 * t) * s * s * from.middle()[k]
                + t * s * s * start[k]
                + t * t * (3 - 2 * t) * to.middle()[k]
                - t * t * s * end[k];
      }
      if (i > 0) {
        sum += step(i);
      }
    }
    length = sum;
  }

  private double step(int i) {
    double x = at(i, 0) - at(i - 1, 0);
    double z = at(i, 2) - at(i - 1, 2);
    return Math.sqrt(x * x + z * z);
  }

  /** Number of its points. */
  int size() {
    return points.length / 3;
  }

  /** Coordinate {@code k} of a point, metres. */
  double at(int point, int k) {
    return points[3 * point + k];
  }

  /** A coordinate (0 x, 2 z) of a place so far to the left of a point. */
  double beside(int point, double left, int k) {
    int before = Math.max(0, point - 1);
    int behind = Math.min(size() - 1, point + 1);
    double x = at(behind, 0) - at(before, 0);
    double z = at(behind, 2) - at(before, 2);
    double length = Math.sqrt(x * x + z * z);
    double aside = length == 0 ? 0 : left / length;
    return at(point, k) + (k == 0 ? aside * z : -aside * x);
  }

  /** Metres along it, seen from above. */
  double length() {
    return length;
  }

  /** A few of its points, xyz triples: the first, the last and so many between. */
  double[] few(int between) {
    double[] few = new double[3 * (between + 2)];
    for (int i = 0; i < between + 2; i++) {
      int point = (int) ((long) i * (size() - 1) / (between + 1));
      System.arraycopy(points, 3 * point, few, 3 * i, 3);
    }
    return few;
  }
}
