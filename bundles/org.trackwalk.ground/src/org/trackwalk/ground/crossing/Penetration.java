package org.trackwalk.ground.crossing;

import org.trackwalk.ground.geometry.Vec;

/** How far one triangle goes through another, measured only where both are. */
final class Penetration {

  /**
   * A triangle cut by three planes has six corners at most; where numbers are so large that they
   * round to a shape that is not convex, each cut may double them.
   */
  private static final int MOST_CORNERS = 3 * 2 * 2 * 2;

  private final float[] p;
  private final int[] corners;
  private double[] polygon = new double[3 * MOST_CORNERS];
  private double[] next = new double[3 * MOST_CORNERS];
  private int size;

  Penetration(float[] positions, int[] triangles) {
    this.p = positions;
    this.corners = triangles;
  }

  /** Metres that each of two triangles stands out on both sides of the other, the lesser one. */
  double of(int s, int t) {
    return Math.min(through(s, t), through(t, s));
  }

  /** What of {@code s} lies over or under {@code t} reaches so far to both sides of it. */
  private double through(int s, int t) {
    double[] n = Vec.normal(p, corners, t);
    int o = 3 * corners[3 * t];
    size = 3;
    for (int k = 0; k < 3; k++) {
      for (int axis = 0; axis < 3; axis++) {
        polygon[3 * k + axis] = (double) p[3 * corners[3 * s + k] + axis] - p[o + axis];
      }
    }
    for (int k = 0; k < 3; k++) {
      int a = 3 * corners[3 * t + k];
      int b = 3 * corners[3 * t + (k + 1) % 3];
      double[] edge = {
        (double) p[b] - p[a], (double) p[b + 1] - p[a + 1], (double) p[b + 2] - p[a + 2]
      };
      double[] inward = Vec.cross(n, edge);
      double level = 0;
      for (int axis = 0; axis < 3; axis++) {
        level += inward[axis] * ((double) p[a + axis] - p[o + axis]);
      }
      cut(inward, level);
    }
    double low = 0;
    double high = 0;
    for (int i = 0; i < size; i++) {
      double height = Vec.dot(polygon, 3 * i, n, 0);
      low = Math.min(low, height);
      high = Math.max(high, height);
    }
    return Math.min(-low, high);
  }

  /** Keeps what lies on the inner side of a plane (Sutherland and Hodgman). */
  private void cut(double[] inward, double level) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int j = (i + 1) % size;
      double here = Vec.dot(polygon, 3 * i, inward, 0) - level;
      double there = Vec.dot(polygon, 3 * j, inward, 0) - level;
      if (here >= 0) {
        System.arraycopy(polygon, 3 * i, next, 3 * kept++, 3);
      }
      if (here * there < 0) {
        double f = here / (here - there);
        for (int axis = 0; axis < 3; axis++) {
          double from = polygon[3 * i + axis];
          next[3 * kept + axis] = from + f * (polygon[3 * j + axis] - from);
        }
        kept++;
      }
    }
    double[] old = polygon;
    polygon = next;
    next = old;
    size = kept;
  }
}
