package org.trackwalk.drive.trial;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The ground under a place.
 *
 * @param point on it, metres, level coordinates
 * @param normal unit vector, upward
 */
public record GroundBelow(double[] point, double[] normal) {

  /** A place that is said on the ground may be rounded into it by so much, metres. */
  private static final double ROUNDED = 0.05;

  /** Steeper triangles are walls: cosine of 60 degrees to the upright. */
  private static final double STEEPEST = 0.5;

  /** The highest surface under a place that is no wall; null when there is none. */
  public static GroundBelow of(WeldedSurface surface, double x, double y, double z) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    GroundBelow highest = null;
    for (int t = 0; t < surface.triangleCount(); t++) {
      int i = 3 * c[3 * t];
      int j = 3 * c[3 * t + 1];
      int k = 3 * c[3 * t + 2];
      double ux = (double) p[j] - p[i];
      double uz = (double) p[j + 2] - p[i + 2];
      double vx = (double) p[k] - p[i];
      double vz = (double) p[k + 2] - p[i + 2];
      double area = ux * vz - uz * vx;
      double ofV = (ux * (z - p[i + 2]) - uz * (x - p[i])) / area;
      double ofU = ((x - p[i]) * vz - (z - p[i + 2]) * vx) / area;
      if (area == 0 || !(ofU >= 0) || !(ofV >= 0) || ofU + ofV > 1) {
        continue;
      }
      double[] u = {ux, (double) p[j + 1] - p[i + 1], uz};
      double[] v = {vx, (double) p[k + 1] - p[i + 1], vz};
      double height = p[i + 1] + ofU * u[1] + ofV * v[1];
      if (height <= y + ROUNDED && (highest == null || height > highest.point[1])) {
        double[] n = Vec.cross(u, v);
        Vec.normalize(n);
        double sign = n[1] < 0 ? -1 : 1;
        if (sign * n[1] >= STEEPEST) {
          double[] up = {sign * n[0], sign * n[1], sign * n[2]};
          highest = new GroundBelow(new double[] {x, height, z}, up);
        }
      }
    }
    return highest;
  }
}
