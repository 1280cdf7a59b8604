package org.trackwalk.eclipse.ui.wizard;

import java.util.Arrays;

/**
 * A picture of triangles without perspective, so that equal lengths look equal: what is nearer
 * hides what is farther, faces are lighter the more they look up. Drawn by the processor: a wizard
 * must work where no graphics driver does.
 */
final class SizePicture {

  private static final double AMBIENT = 0.45;
  private static final int OPAQUE = 0xFF;

  private final int width;
  private final int height;
  private final int[] pixels;
  private final float[] depth;
  private final double[] right;
  private final double[] up;
  private final double[] toEye;
  private final double[] centre;
  private final double scale;

  /**
   * An empty picture.
   *
   * @param yaw radians around Y, from where it is seen
   * @param pitch radians above the horizon
   * @param centre what is in the middle, three metres
   * @param metres a pixel is wide
   */
  SizePicture(
      int width, int height, double yaw, double pitch, double[] centre, double metres, int back) {
    this.width = width;
    this.height = height;
    this.centre = centre;
    this.scale = 1 / metres;
    pixels = new int[width * height];
    depth = new float[width * height];
    Arrays.fill(pixels, back);
    Arrays.fill(depth, Float.NEGATIVE_INFINITY);
    double cy = Math.cos(yaw);
    double sy = Math.sin(yaw);
    double cp = Math.cos(pitch);
    double sp = Math.sin(pitch);
    right = new double[] {cy, 0, -sy};
    up = new double[] {-sy * sp, cp, -cy * sp};
    toEye = new double[] {sy * cp, sp, cy * cp};
  }

  int[] pixels() {
    return pixels;
  }

  /** Column of a place. */
  double column(double x, double y, double z) {
    return width / 2.0 + scale * along(right, x, y, z);
  }

  /** Row of a place. */
  double row(double x, double y, double z) {
    return height / 2.0 - scale * along(up, x, y, z);
  }

  private double along(double[] axis, double x, double y, double z) {
    return axis[0] * (x - centre[0]) + axis[1] * (y - centre[1]) + axis[2] * (z - centre[2]);
  }

  /** Draws a triangle; its corners are nine metres. */
  void triangle(double[] p, int colour) {
    double[] c = new double[3];
    double[] r = new double[3];
    double[] d = new double[3];
    for (int i = 0; i < 3; i++) {
      c[i] = column(p[3 * i], p[3 * i + 1], p[3 * i + 2]);
      r[i] = row(p[3 * i], p[3 * i + 1], p[3 * i + 2]);
      d[i] = along(toEye, p[3 * i], p[3 * i + 1], p[3 * i + 2]);
      if (!Double.isFinite(c[i] + r[i] + d[i])) {
        return;
      }
    }
    int shade = shaded(p, colour);
    double area = (c[1] - c[0]) * (r[2] - r[0]) - (c[2] - c[0]) * (r[1] - r[0]);
    int top = (int) Math.max(0, Math.floor(Math.min(r[0], Math.min(r[1], r[2]))));
    int bottom = (int) Math.min(height - 1, Math.ceil(Math.max(r[0], Math.max(r[1], r[2]))));
    int left = (int) Math.max(0, Math.floor(Math.min(c[0], Math.min(c[1], c[2]))));
    int end = (int) Math.min(width - 1, Math.ceil(Math.max(c[0], Math.max(c[1], c[2]))));
    if (area == 0) {
      return;
    }
    for (int y = top; y <= bottom; y++) {
      for (int x = left; x <= end; x++) {
        double a = ((c[1] - x) * (r[2] - y) - (c[2] - x) * (r[1] - y)) / area;
        double b = ((c[2] - x) * (r[0] - y) - (c[0] - x) * (r[2] - y)) / area;
        double rest = 1 - a - b;
        if (a >= 0 && b >= 0 && rest >= 0) {
          put(x, y, a * d[0] + b * d[1] + rest * d[2], shade);
        }
      }
    }
    // What is thinner than a pixel must not vanish.
    for (int i = 0; i < 3; i++) {
      put((int) Math.round(c[i]), (int) Math.round(r[i]), d[i], shade);
    }
  }

  private void put(int x, int y, double nearness, int colour) {
    if (x >= 0 && y >= 0 && x < width && y < height && nearness >= depth[y * width + x]) {
      depth[y * width + x] = (float) nearness;
      pixels[y * width + x] = colour;
    }
  }

  private static int shaded(double[] p, int colour) {
    double ux = p[3] - p[0];
    double uy = p[4] - p[1];
    double uz = p[5] - p[2];
    double vx = p[6] - p[0];
    double vy = p[7] - p[1];
    double vz = p[8] - p[2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    double light = length == 0 ? 1 : Math.abs(0.85 * ny + 0.35 * nx + 0.25 * nz) / length;
    double factor = Math.min(1, AMBIENT + (1 - AMBIENT) * light);
    int red = (int) ((colour >> 16 & OPAQUE) * factor);
    int green = (int) ((colour >> 8 & OPAQUE) * factor);
    int blue = (int) ((colour & OPAQUE) * factor);
    return red << 16 | green << 8 | blue;
  }
}
