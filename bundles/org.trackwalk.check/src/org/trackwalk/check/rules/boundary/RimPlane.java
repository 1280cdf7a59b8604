package org.trackwalk.check.rules.boundary;

import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Slopes;

/**
 * The plane in which the rim of a hole lies, more or less: across the middle of its edges, with M.
 * Newell's normal. Roads are banked and climb, so one height is not that of a whole rim.
 */
final class RimPlane {

  private final double[] mean = new double[3];
  private final double[] normal = new double[3];

  RimPlane(OpenEdges edges, HoleRim rim) {
    int first = rim.edges()[0];
    double length = 0;
    for (int e : rim.edges()) {
      for (int k = 0; k < 3; k++) {
        int i = (k + 1) % 3;
        int j = (k + 2) % 3;
        double ai = edges.point(e, 0, i) - edges.point(first, 0, i);
        double aj = edges.point(e, 0, j) - edges.point(first, 0, j);
        double bi = edges.point(e, 1, i) - edges.point(first, 0, i);
        double bj = edges.point(e, 1, j) - edges.point(first, 0, j);
        normal[k] += (ai * bj - aj * bi) / 2;
        mean[k] += edges.length(e) * edges.point(e, 0.5, k);
      }
      length += edges.length(e);
    }
    for (int k = 0; k < 3; k++) {
      mean[k] /= length;
    }
  }

  /** Whether what the rim goes around lies rather than stands. */
  boolean isLevel() {
    double[] n = normal;
    double whole = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    return Math.abs(n[1]) >= Slopes.GROUND * whole;
  }

  /** Height there, metres; that of the rim's middle everywhere when the rim stands. */
  double height(double x, double z) {
    if (!isLevel() || normal[1] == 0) {
      return mean[1];
    }
    return mean[1] - (normal[0] * (x - mean[0]) + normal[2] * (z - mean[2])) / normal[1];
  }
}
