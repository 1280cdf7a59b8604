package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.examples.draft.MeshDraft;

/**
 * A box over a place of the road, metres.
 *
 * @param along length
 * @param across width
 * @param low height of its foot over the road; below 0 it is sunk
 * @param high height of its top
 * @param aside of its middle, to the left
 * @param ahead of its middle
 * @param angle by which it is turned about the road's normal, radians
 */
record Box(
    double along,
    double across,
    double low,
    double high,
    double aside,
    double ahead,
    double angle) {

  private static final String MATERIAL = "planted";

  /** A box at the middle of a place, square to the road. */
  static Box of(double along, double across, double low, double high) {
    return new Box(along, across, low, high, 0, 0, 0);
  }

  Box aside(double metres) {
    return new Box(along, across, low, high, metres, ahead, angle);
  }

  Box ahead(double metres) {
    return new Box(along, across, low, high, aside, metres, angle);
  }

  Box turned(double radians) {
    return new Box(along, across, low, high, aside, ahead, radians);
  }

  /** Adds its faces to a mesh, with or without the one below, and answers points all over it. */
  List<double[]> build(MeshDraft mesh, RoadPlace place, boolean floor) {
    int[] v = new int[8];
    for (int i = 0; i < 8; i++) {
      double[] p = point(place, (i & 1) - 0.5, (i >> 1 & 1) - 0.5, (i & 4) == 0 ? low : high);
      v[i] = mesh.vertex(p[0], p[1], p[2]);
    }
    mesh.quad(v[4], v[5], v[7], v[6], MATERIAL);
    mesh.quad(v[0], v[1], v[5], v[4], MATERIAL);
    mesh.quad(v[1], v[3], v[7], v[5], MATERIAL);
    mesh.quad(v[3], v[2], v[6], v[7], MATERIAL);
    mesh.quad(v[2], v[0], v[4], v[6], MATERIAL);
    if (floor) {
      mesh.quad(v[0], v[2], v[3], v[1], MATERIAL);
    }
    List<double[]> points = new ArrayList<>();
    int rows = 1 + (int) along;
    int columns = 1 + (int) across;
    for (int i = 0; i <= rows; i++) {
      for (int j = 0; j <= columns; j++) {
        points.add(point(place, (double) i / rows - 0.5, (double) j / columns - 0.5, high));
        points.add(point(place, (double) i / rows - 0.5, (double) j / columns - 0.5, low));
      }
    }
    return points;
  }

  private double[] point(RoadPlace place, double i, double j, double height) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    double x = i * along;
    double y = j * across;
    return place.point(ahead + c * x - s * y, aside + s * x + c * y, height);
  }
}
