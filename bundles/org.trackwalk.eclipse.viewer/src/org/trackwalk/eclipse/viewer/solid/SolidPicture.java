package org.trackwalk.eclipse.viewer.solid;

import java.util.Arrays;

/**
 * A picture of triangles without perspective, so that equal lengths look equal: what is nearer
 * hides what is farther, faces are lighter the more they look up. Drawn by the processor: dialogs
 * must work where no graphics driver does.
 */
public final class SolidPicture {

  private static final double AMBIENT = 0.45;
  private static final int OPAQUE = 0xFF;

  /** Pixels by which edges stand before their faces. */
  private static final double LIFTED = 1.5;

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
  public SolidPicture(
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

  /** Colours, rows from the top, {@code 0xRRGGBB}. Shared: do not write. */
  public int[] pixels() {
    return pixels;
  }

  /** Column of a place. */
  public double column(double x, double y, double z) {
    return width / 2.0 + scale * along(right, x, y, z);
  }

  /** Row of a place. */
  public double row(double x, double y, double z) {
    return height / 2.0 - scale * along(up, x, y, z);
  }

  private double along(double[] axis, double x, double y, double z) {
    return axis[0] * (x - centre[0]) + axis[1] * (y - centre[1]) + axis[2] * (z - centre[2]);
  }

  /** Draws a triangle; its corners are nine metres. */
  public void triangle(double[] p, int colour) {
    triangle(p, colour, 0);
  }

  /**
   * The same a little nearer to the eye than it is: over another one in the same place.
   *
   * @param lift pixels
   */
  public void triangle(double[] p, int colour, double lift) {
    double[] c = new double[3];
    double[] r = new double[3];
    double[] d = new double[3];
    for (int i = 0; i < 3; i++) {
      c[i] = column(p[3 * i], p[3 * i + 1], p[3 * i + 2]);
      r[i] = row(p[3 * i], p[3 * i + 1], p[3 * i + 2]);
      d[i] = along(toEye, p[3 * i], p[3 * i + 1], p[3 * i + 2]) + lift / scale;
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

  /** Whether a triangle, nine metres, is seen from behind. */
  public boolean seenFromBehind(double[] p) {
    double[] n = normal(p);
    return n[0] * toEye[0] + n[1] * toEye[1] + n[2] * toEye[2] < 0;
  }

  /** Draws an edge between two corners of three metres each, over the faces that it borders. */
  public void edge(double[] p, int from, int to, int colour) {
    double c = column(p[from], p[from + 1], p[from + 2]);
    double r = row(p[from], p[from + 1], p[from + 2]);
    double d = along(toEye, p[from], p[from + 1], p[from + 2]) + LIFTED / scale;
    double columns = column(p[to], p[to + 1], p[to + 2]) - c;
    double rows = row(p[to], p[to + 1], p[to + 2]) - r;
    double nearer = along(toEye, p[to], p[to + 1], p[to + 2]) + LIFTED / scale - d;
    double steps = Math.ceil(Math.max(Math.abs(columns), Math.abs(rows)));
    if (!Double.isFinite(steps)) {
      return;
    }
    double first = Math.max(first(c, columns, width), first(r, rows, height));
    double last = 1 - Math.max(first(c + columns, -columns, width), first(r + rows, -rows, height));
    for (double i = Math.ceil(first * steps); i <= last * steps; i++) {
      double share = steps == 0 ? 0 : i / steps;
      int x = (int) Math.round(c + share * columns);
      put(x, (int) Math.round(r + share * rows), d + share * nearer, colour);
    }
  }

  /** From which share of a way on it is in the picture. */
  private static double first(double from, double way, int size) {
    if (from >= 0 && from <= size) {
      return 0;
    }
    double border = from < 0 ? 0 : size;
    return way == 0 ? 2 : Math.max(0, (border - from) / way < 0 ? 2 : (border - from) / way);
  }

  private void put(int x, int y, double nearness, int colour) {
    if (x >= 0 && y >= 0 && x < width && y < height && nearness >= depth[y * width + x]) {
      depth[y * width + x] = (float) nearness;
      pixels[y * width + x] = colour;
    }
  }

  private static double[] normal(double[] p) {
    double ux = p[3] - p[0];
    double uy = p[4] - p[1];
    double uz = p[5] - p[2];
    double vx = p[6] - p[0];
    double vy = p[7] - p[1];
    double vz = p[8] - p[2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    return new double[] {nx, ny, ux * vy - uy * vx};
  }

  private static int shaded(double[] p, int colour) {
    double[] n = normal(p);
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    double light = length == 0 ? 1 : Math.abs(0.85 * n[1] + 0.35 * n[0] + 0.25 * n[2]) / length;
    double factor = Math.min(1, AMBIENT + (1 - AMBIENT) * light);
    int red = (int) ((colour >> 16 & OPAQUE) * factor);
    int green = (int) ((colour >> 8 & OPAQUE) * factor);
    int blue = (int) ((colour & OPAQUE) * factor);
    return red << 16 | green << 8 | blue;
  }
}
