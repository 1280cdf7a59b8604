package org.trackwalk.drive.clearance;

/**
 * How far one triangle lies over another, looked at along an axis: the least difference of their
 * heights where they lie over each other, exactly as it can be in doubles. The difference of two
 * planes is least at a corner of what both cover: a corner of one inside the other, or where two
 * edges cross.
 */
final class Overlook {

  private final double[] point = new double[3];
  private double least;

  /** Where the last difference was least: across, along, and height on the lower one. */
  double[] point() {
    return point;
  }

  /**
   * The least of a's height minus b's.
   *
   * @param a nine numbers from {@code i} on: three corners, each across, along, height
   * @param b likewise
   * @return positive infinity where they do not lie over each other
   */
  double of(double[] a, int i, double[] b, int j) {
    least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      corner(a, i, b, j, j + 3 * k, false);
      corner(b, j, a, i, i + 3 * k, true);
    }
    for (int k = 0; k < 3; k++) {
      for (int l = 0; l < 3; l++) {
        edges(
            a, i + 3 * k, i + (k == 2 ? 0 : 3 * k + 3), b, j + 3 * l, j + (l == 2 ? 0 : 3 * l + 3));
      }
    }
    return least;
  }

  /** A corner of one triangle over or under the face of the other. */
  private void corner(double[] face, int f, double[] other, int o, int at, boolean faceIsLower) {
    double x = other[at];
    double y = other[at + 1];
    double ax = face[f] - x;
    double ay = face[f + 1] - y;
    double bx = face[f + 3] - x;
    double by = face[f + 4] - y;
    double cx = face[f + 6] - x;
    double cy = face[f + 7] - y;
    double u = bx * cy - by * cx;
    double v = cx * ay - cy * ax;
    double w = ax * by - ay * bx;
    double sum = u + v + w;
    if (sum == 0 || u * sum < 0 || v * sum < 0 || w * sum < 0) {
      return;
    }
    double height = (u * face[f + 2] + v * face[f + 5] + w * face[f + 8]) / sum;
    double difference = faceIsLower ? other[at + 2] - height : height - other[at + 2];
    take(difference, x, y, faceIsLower ? height : other[at + 2]);
  }

  private void edges(double[] a, int p, int q, double[] b, int r, int s) {
    double dx = a[q] - a[p];
    double dy = a[q + 1] - a[p + 1];
    double ex = b[s] - b[r];
    double ey = b[s + 1] - b[r + 1];
    double det = dx * ey - dy * ex;
    if (det == 0) {
      return;
    }
    double gx = b[r] - a[p];
    double gy = b[r + 1] - a[p + 1];
    double t = (gx * ey - gy * ex) / det;
    double u = (gx * dy - gy * dx) / det;
    if (t < 0 || t > 1 || u < 0 || u > 1) {
      return;
    }
    double upper = a[p + 2] + t * (a[q + 2] - a[p + 2]);
    double lower = b[r + 2] + u * (b[s + 2] - b[r + 2]);
    take(upper - lower, a[p] + t * dx, a[p + 1] + t * dy, lower);
  }

  private void take(double difference, double x, double y, double lower) {
    if (difference < least) {
      least = difference;
      point[0] = x;
      point[1] = y;
      point[2] = lower;
    }
  }
}
