package org.trackwalk.contact.candidate;

import org.trackwalk.mesh.weld.WeldedSurface;

/** Unit normals of triangles, accurate for slivers too. */
public final class TriangleNormal {

  /** Squared sine of the angle below which doubles lose too much; then integers are used. */
  private static final double SLIVER = 0x1p-60;

  private TriangleNormal() {}

  /**
   * The unit normal of a triangle, on the side from which it runs counter-clockwise.
   *
   * @param triangle index in the surface; must have area
   * @param out filled with three doubles
   */
  public static void unit(WeldedSurface surface, int triangle, double[] out) {
    float[] p = surface.positions();
    int a = surface.triangles()[3 * triangle];
    int b = surface.triangles()[3 * triangle + 1];
    int c = surface.triangles()[3 * triangle + 2];
    double ux = (double) p[3 * b] - p[3 * a];
    double uy = (double) p[3 * b + 1] - p[3 * a + 1];
    double uz = (double) p[3 * b + 2] - p[3 * a + 2];
    double vx = (double) p[3 * c] - p[3 * a];
    double vy = (double) p[3 * c + 1] - p[3 * a + 1];
    double vz = (double) p[3 * c + 2] - p[3 * a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double nn = nx * nx + ny * ny + nz * nz;
    if (nn <= SLIVER * ((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz))) {
      new ExactDistance(p, a, b, c, 0, 0, 0).unitNormal(out);
      return;
    }
    double n = Math.sqrt(nn);
    out[0] = nx / n;
    out[1] = ny / n;
    out[2] = nz / n;
  }
}
