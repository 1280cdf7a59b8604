package org.trackwalk.ground.reach;

import java.util.Arrays;

/** How high triangles lie at one place, in the order in which they are added. */
final class Levels {

  private double[] heights = new double[8];
  private int[] triangles = new int[8];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  double height(int i) {
    return heights[i];
  }

  int triangle(int i) {
    return triangles[i];
  }

  /** Adds a triangle that lies so high there, metres; nothing where it does not: NaN. */
  void add(double height, int triangle) {
    if (Double.isNaN(height)) {
      return;
    }
    if (size == heights.length) {
      heights = Arrays.copyOf(heights, 2 * size);
      triangles = Arrays.copyOf(triangles, 2 * size);
    }
    heights[size] = height;
    triangles[size++] = triangle;
  }
}
