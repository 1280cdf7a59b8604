package org.trackwalk.contact.parts;

import java.util.Arrays;

/** Polygons that become a {@link Solid}; corners that none of them uses are never added. */
final class SolidBuilder {

  private double[] points = new double[96];
  private int pointCount;
  private int[] starts = new int[32];
  private int polygons;
  private int[] corners = new int[96];
  private int cornerCount;

  /**
   * Adds a point, rounded to floats, and returns its index. Points of one plane would otherwise
   * differ from it by a double's rounding, and every look at them would cost exact arithmetic.
   */
  int point(double x, double y, double z) {
    if (3 * pointCount == points.length) {
      points = Arrays.copyOf(points, 2 * points.length);
    }
    points[3 * pointCount] = (float) x;
    points[3 * pointCount + 1] = (float) y;
    points[3 * pointCount + 2] = (float) z;
    return pointCount++;
  }

  /** A coordinate of a point. */
  double at(int point, int axis) {
    return points[3 * point + axis];
  }

  /** Adds a corner to the polygon that is being made. */
  void corner(int point) {
    if (cornerCount == corners.length) {
      corners = Arrays.copyOf(corners, 2 * cornerCount);
    }
    corners[cornerCount++] = point;
  }

  /** Ends the polygon; one of fewer than three corners is dropped. */
  void end() {
    if (cornerCount - starts[polygons] < 3) {
      cornerCount = starts[polygons];
      return;
    }
    polygons++;
    if (polygons == starts.length) {
      starts = Arrays.copyOf(starts, 2 * polygons);
    }
    starts[polygons] = cornerCount;
  }

  /** Number of polygons so far. */
  int polygons() {
    return polygons;
  }

  /** Number of corners of a polygon. */
  int size(int polygon) {
    return starts[polygon + 1] - starts[polygon];
  }

  /** A corner of a polygon. */
  int corner(int polygon, int k) {
    return corners[starts[polygon] + k];
  }

  /** The xyz triples so far. */
  double[] points() {
    return Arrays.copyOf(points, 3 * pointCount);
  }

  /**
   * The solid.
   *
   * @param surface how many of the polygons are the mesh's own
   */
  Solid solid(int surface) {
    return new Solid(
        points(),
        Arrays.copyOf(starts, polygons + 1),
        Arrays.copyOf(corners, cornerCount),
        surface);
  }
}
