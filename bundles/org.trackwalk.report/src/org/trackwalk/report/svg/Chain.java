package org.trackwalk.report.svg;

import org.trackwalk.model.finding.Finding;

/** Where a finding's chain runs near its worst place. */
final class Chain {

  /** A cut is made this far beside the worst place, which may be a corner; metres. */
  private static final double BESIDE = 0.01;

  private Chain() {}

  /**
   * A point on the chain near the worst place, inside an edge, and the direction of that edge.
   *
   * @return two arrays of three doubles; null when the chain is a point
   */
  static double[][] inside(Drawing drawing, Finding finding) {
    double[] path = Highlight.of(drawing, finding);
    double[] p = finding.position();
    int best = -1;
    double bestDistance = Double.POSITIVE_INFINITY;
    for (int i = 0; i + 5 < path.length; i += 6) {
      double length = distance(path, i, path, i + 3);
      double d = distance(path, i, p, 0) + distance(path, i + 3, p, 0) - length;
      if (length > 0 && d < bestDistance) {
        best = i;
        bestDistance = d;
      }
    }
    if (best < 0) {
      return null;
    }
    double length = distance(path, best, path, best + 3);
    boolean nearStart = distance(path, best, p, 0) <= distance(path, best + 3, p, 0);
    double shift = Math.min(BESIDE, length / 4) * (nearStart ? 1 : -1);
    double[] direction = new double[3];
    double[] point = new double[3];
    for (int k = 0; k < 3; k++) {
      direction[k] = (path[best + 3 + k] - path[best + k]) / length;
      point[k] = p[k] + shift * direction[k];
    }
    return new double[][] {point, direction};
  }

  private static double distance(double[] a, int i, double[] b, int j) {
    double dx = a[i] - b[j];
    double dy = a[i + 1] - b[j + 1];
    double dz = a[i + 2] - b[j + 2];
    return StrictMath.sqrt(dx * dx + dy * dy + dz * dz);
  }
}
