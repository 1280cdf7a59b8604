package org.trackwalk.ground.surface;

import org.trackwalk.ground.memory.MarkedTriangles;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How thin a triangle is.
 *
 * @param length of the longest edge, metres
 * @param height over that edge, metres
 * @param uncertainty how far one float step of a corner can turn the normal, degrees
 */
public record Thinness(double length, double height, double uncertainty) {

  /** Room for rounding in the squares. */
  private static final double SLACK = 1.0001;

  public double ratio() {
    return length == 0 ? 0 : height / length;
  }

  /** What {@link #suspects} are: the least height, and that over the longest edge. */
  private record Suspected(double low, double thin) {

    boolean is(float[] p, int[] c, int t) {
      int a = 3 * c[3 * t];
      int b = 3 * c[3 * t + 1];
      int d = 3 * c[3 * t + 2];
      double ux = (double) p[b] - p[a];
      double uy = (double) p[b + 1] - p[a + 1];
      double uz = (double) p[b + 2] - p[a + 2];
      double vx = (double) p[d] - p[a];
      double vy = (double) p[d + 1] - p[a + 1];
      double vz = (double) p[d + 2] - p[a + 2];
      double nx = uy * vz - uz * vy;
      double ny = uz * vx - ux * vz;
      double nz = ux * vy - uy * vx;
      double uu = ux * ux + uy * uy + uz * uz;
      double vv = vx * vx + vy * vy + vz * vz;
      double ww = uu + vv - 2 * (ux * vx + uy * vy + uz * vz);
      double longest = Math.max(uu, Math.max(vv, ww));
      double nn = nx * nx + ny * ny + nz * nz;
      return nn <= low * low * longest || nn <= thin * thin * longest * longest;
    }
  }

  /**
   * Triangles that may be too thin, by squares alone: every one that is, and few others.
   *
   * @param memory of those that were found in the last check
   * @param height metres
   * @param angle degrees of uncertainty
   * @param ratio of height to length
   * @return ascending. Shared: do not write
   */
  public static int[] suspects(
      WeldedSurface surface, Memory memory, double height, double angle, double ratio) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    float largest = 0;
    for (float x : p) {
      largest = Math.max(largest, Math.abs(x));
    }
    double uncertain =
        0.5 * Math.ulp(largest) / StrictMath.tan(StrictMath.toRadians(Math.min(89, angle)));
    Suspected what = new Suspected(Math.max(height, uncertain) * SLACK, ratio * SLACK);
    return MarkedTriangles.of(memory, surface.triangleCount(), what, t -> what.is(p, c, t));
  }

  public static Thinness of(WeldedSurface surface, int t) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int a = 3 * c[3 * t];
    int b = 3 * c[3 * t + 1];
    int d = 3 * c[3 * t + 2];
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[d] - p[a];
    double vy = (double) p[d + 1] - p[a + 1];
    double vz = (double) p[d + 2] - p[a + 2];
    double wx = vx - ux;
    double wy = vy - uy;
    double wz = vz - uz;
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double longest =
        Math.sqrt(
            Math.max(
                ux * ux + uy * uy + uz * uz,
                Math.max(vx * vx + vy * vy + vz * vz, wx * wx + wy * wy + wz * wz)));
    double height = longest == 0 ? 0 : Math.sqrt(nx * nx + ny * ny + nz * nz) / longest;
    float largest = 0;
    for (int k = 0; k < 3; k++) {
      largest = Math.max(largest, Math.abs(p[a + k]));
      largest = Math.max(largest, Math.abs(p[b + k]));
      largest = Math.max(largest, Math.abs(p[d + k]));
    }
    // Half a step of rounding at the apex tilts the plane by that over the height.
    double tilt = StrictMath.toDegrees(StrictMath.atan2(0.5 * Math.ulp(largest), height));
    return new Thinness(longest, height, tilt);
  }
}
