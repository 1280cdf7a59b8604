package org.trackwalk.eclipse.viewer.scene;

import org.trackwalk.mesh.weld.WeldedSurface;

/** Normals and middles of single triangles. */
public final class Facets {

  private Facets() {}

  /**
   * The unit normal of a triangle.
   *
   * @return false when it has no area
   */
  public static boolean normal(WeldedSurface surface, int t, double[] out) {
    double length = cross(surface, t, out);
    if (length == 0) {
      return false;
    }
    for (int k = 0; k < 3; k++) {
      out[k] /= length;
    }
    return true;
  }

  /** Square metres of a triangle. */
  static double area(WeldedSurface surface, int t) {
    return cross(surface, t, new double[3]) / 2;
  }

  /** The cross product of two sides from the first corner, and its length. */
  private static double cross(WeldedSurface surface, int t, double[] out) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[c] - p[a];
    double vy = (double) p[c + 1] - p[a + 1];
    double vz = (double) p[c + 2] - p[a + 2];
    out[0] = uy * vz - uz * vy;
    out[1] = uz * vx - ux * vz;
    out[2] = ux * vy - uy * vx;
    return Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
  }

  /** Coordinate {@code k} of a triangle's centre. */
  static double centre(WeldedSurface surface, int t, int k) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    return ((double) p[3 * corners[3 * t] + k]
            + p[3 * corners[3 * t + 1] + k]
            + p[3 * corners[3 * t + 2] + k])
        / 3;
  }
}
