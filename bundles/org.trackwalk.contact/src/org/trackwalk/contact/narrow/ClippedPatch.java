package org.trackwalk.contact.narrow;

import java.util.Arrays;

/**
 * The side of a shape that faces a triangle, as a polygon, a line or a point, clipped to the prism
 * over the triangle (I. Sutherland, G. Hodgman, Reentrant Polygon Clipping, 1974). Coordinates are
 * told from the shape's centre. Reused; allocates nothing once it has grown.
 */
final class ClippedPatch {

  private final double[] plane = new double[4];
  private double[] points = new double[48];
  private double[] clipped = new double[48];
  private int count;

  void clear() {
    count = 0;
  }

  void add(double x, double y, double z) {
    if (3 * count == points.length) {
      points = Arrays.copyOf(points, 6 * count);
    }
    put(points, count++, x, y, z);
  }

  private static void put(double[] list, int at, double x, double y, double z) {
    list[3 * at] = x;
    list[3 * at + 1] = y;
    list[3 * at + 2] = z;
  }

  /**
   * Clips, and writes down what is near enough.
   *
   * @param margin metres around the shape's core, whose side the patch is
   * @param x the shape's centre, metres, level coordinates; likewise y and z
   * @return how many points were added
   */
  int write(
      TriangleFrame frame,
      double margin,
      double contactDistance,
      double x,
      double y,
      double z,
      int key,
      ContactPoints out) {
    for (int k = 0; k < 3 && count > 0; k++) {
      frame.side(k, plane);
      clip(plane[3] - TriangleFrame.ROUNDING * frame.size);
    }
    int added = 0;
    for (int i = 0; i < count; i++) {
      double px = points[3 * i];
      double py = points[3 * i + 1];
      double pz = points[3 * i + 2];
      double separation = frame.height(px, py, pz) - margin;
      if (separation <= contactDistance && !repeated(i)) {
        out.add(
            x + px - margin * frame.nx,
            y + py - margin * frame.ny,
            z + pz - margin * frame.nz,
            separation,
            key);
        added++;
      }
    }
    return added;
  }

  private boolean repeated(int i) {
    int j = i == 0 ? count - 1 : i - 1;
    return i > 0 && same(i, j) || count > 1 && i == count - 1 && same(i, 0);
  }

  private boolean same(int i, int j) {
    double x = points[3 * i] - points[3 * j];
    double y = points[3 * i + 1] - points[3 * j + 1];
    double z = points[3 * i + 2] - points[3 * j + 2];
    return x * x + y * y + z * z <= SupportSet.TIE * SupportSet.TIE;
  }

  private double inside(int i, double offset) {
    return plane[0] * points[3 * i]
        + plane[1] * points[3 * i + 1]
        + plane[2] * points[3 * i + 2]
        - offset;
  }

  private void clip(double offset) {
    // a polygon may gain a corner
    if (clipped.length < 3 * (count + 1)) {
      clipped = new double[6 * (count + 1)];
    }
    int kept = 0;
    // a line has one edge, not one there and one back
    int edges = count == 2 ? 1 : count;
    for (int i = 0; i < count; i++) {
      double here = inside(i, offset);
      if (here >= 0) {
        put(clipped, kept++, points[3 * i], points[3 * i + 1], points[3 * i + 2]);
      }
      if (i < edges && count > 1) {
        int j = i + 1 == count ? 0 : i + 1;
        double there = inside(j, offset);
        if (here > 0 && there < 0 || here < 0 && there > 0) {
          double t = here / (here - there);
          put(
              clipped,
              kept++,
              points[3 * i] + t * (points[3 * j] - points[3 * i]),
              points[3 * i + 1] + t * (points[3 * j + 1] - points[3 * i + 1]),
              points[3 * i + 2] + t * (points[3 * j + 2] - points[3 * i + 2]));
        }
      }
    }
    double[] swap = points;
    points = clipped;
    clipped = swap;
    count = kept;
  }
}
