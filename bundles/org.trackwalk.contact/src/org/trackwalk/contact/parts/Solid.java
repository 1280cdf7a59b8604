package org.trackwalk.contact.parts;

import java.util.Arrays;

/**
 * A closed solid of convex polygons: a body of a mesh, or what planes have left of one. Corners are
 * counter-clockwise seen from outside. The surface's polygons come first, those of cuts after them.
 */
final class Solid {

  private final double[] points;
  private final int[] starts;
  private final int[] corners;
  private final int surface;

  /**
   * A solid.
   *
   * @param points xyz triples, metres
   * @param starts where each polygon's corners begin, and where the last one's end
   * @param corners indices of triples
   * @param surface how many of the polygons are the mesh's own
   */
  Solid(double[] points, int[] starts, int[] corners, int surface) {
    this.points = points;
    this.starts = starts;
    this.corners = corners;
    this.surface = surface;
  }

  /** xyz triples; not to be written to. */
  double[] points() {
    return points;
  }

  /** Number of polygons. */
  int polygons() {
    return starts.length - 1;
  }

  /** Number of polygons that are the mesh's own; they come first. */
  int surface() {
    return surface;
  }

  /** Number of corners of a polygon. */
  int size(int polygon) {
    return starts[polygon + 1] - starts[polygon];
  }

  /** A corner of a polygon: index of a triple. */
  int corner(int polygon, int k) {
    return corners[starts[polygon] + k];
  }

  /** Cubic metres inside; negative when the polygons are turned inside out. */
  double volume() {
    double sum = 0;
    double ox = points[0];
    double oy = points[1];
    double oz = points[2];
    for (int f = 0; f < polygons(); f++) {
      int a = 3 * corner(f, 0);
      double ax = points[a] - ox;
      double ay = points[a + 1] - oy;
      double az = points[a + 2] - oz;
      for (int k = 2; k < size(f); k++) {
        int b = 3 * corner(f, k - 1);
        int c = 3 * corner(f, k);
        double bx = points[b] - ox;
        double by = points[b + 1] - oy;
        double bz = points[b + 2] - oz;
        double cx = points[c] - ox;
        double cy = points[c + 1] - oy;
        double cz = points[c + 2] - oz;
        sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
      }
    }
    return sum / 6;
  }

  /** Twice the area of a polygon times its normal, into {@code out}. */
  void normal(int polygon, double[] out) {
    Arrays.fill(out, 0, 3, 0);
    int a = 3 * corner(polygon, 0);
    for (int k = 2; k < size(polygon); k++) {
      int b = 3 * corner(polygon, k - 1);
      int c = 3 * corner(polygon, k);
      double ux = points[b] - points[a];
      double uy = points[b + 1] - points[a + 1];
      double uz = points[b + 2] - points[a + 2];
      double vx = points[c] - points[a];
      double vy = points[c + 1] - points[a + 1];
      double vz = points[c + 2] - points[a + 2];
      out[0] += uy * vz - uz * vy;
      out[1] += uz * vx - ux * vz;
      out[2] += ux * vy - uy * vx;
    }
  }

  /** The middle of a polygon's corners, into {@code out}. */
  void middle(int polygon, double[] out) {
    Arrays.fill(out, 0, 3, 0);
    int n = size(polygon);
    for (int k = 0; k < n; k++) {
      for (int axis = 0; axis < 3; axis++) {
        out[axis] += points[3 * corner(polygon, k) + axis] / n;
      }
    }
  }

  /** Min x, y, z, max x, y, z of its corners, metres. */
  double[] box() {
    double inf = Double.POSITIVE_INFINITY;
    double[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int i = 0; i < points.length; i++) {
      box[i % 3] = Math.min(box[i % 3], points[i]);
      box[3 + i % 3] = Math.max(box[3 + i % 3], points[i]);
    }
    return box;
  }

  /** The same solid, its polygons turned around. */
  Solid turned() {
    int[] back = new int[corners.length];
    for (int f = 0; f < polygons(); f++) {
      for (int i = starts[f]; i < starts[f + 1]; i++) {
        back[i] = corners[starts[f] + starts[f + 1] - 1 - i];
      }
    }
    return new Solid(points, starts, back, surface);
  }
}
