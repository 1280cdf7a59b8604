package org.trackwalk.check.ride;

import org.trackwalk.mesh.weld.WeldedSurface;

/** How a triangle rises along x and z. */
final class Slope {

  private Slope() {}

  /**
   * Writes the rise per metre along x and z.
   *
   * @param out two doubles at {@code at}
   * @return false for an upright triangle or one without area
   */
  static boolean of(WeldedSurface surface, int t, double[] out, int at) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int i = 3 * c[3 * t];
    int j = 3 * c[3 * t + 1];
    int k = 3 * c[3 * t + 2];
    double ux = (double) p[j] - p[i];
    double uy = (double) p[j + 1] - p[i + 1];
    double uz = (double) p[j + 2] - p[i + 2];
    double vx = (double) p[k] - p[i];
    double vy = (double) p[k + 1] - p[i + 1];
    double vz = (double) p[k + 2] - p[i + 2];
    double ny = uz * vx - ux * vz;
    if (ny == 0) {
      return false;
    }
    out[at] = -(uy * vz - uz * vy) / ny;
    out[at + 1] = -(ux * vy - uy * vx) / ny;
    return true;
  }
}
