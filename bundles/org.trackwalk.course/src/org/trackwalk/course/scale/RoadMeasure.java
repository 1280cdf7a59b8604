package org.trackwalk.course.scale;

import java.util.function.IntPredicate;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How wide a road is, whatever its unit: its triangles seen from above on a grid that is as fine as
 * the road is large, and for each cell how far the nearest border is. Across a strip that distance
 * runs evenly from 0 to half the width, so its median is a quarter of the width. Cracks between
 * pieces, overlaps and bridges do not disturb it, as they would borders counted on triangles.
 *
 * @param width metres
 * @param length metres: the area over the width
 * @param cell side of a cell, metres; the width is as sure as one or two of them
 */
record RoadMeasure(double width, double length, double cell) {

  /** Cells along the longer side: 10 m wide roads of a 5 km square still have two. */
  private static final int CELLS = 1024;

  /** Cost of a step to the side and of a diagonal one (G. Borgefors, 1986, chamfer 5-7). */
  private static final int STEP = 5;

  private static final int DIAGONAL = 7;

  /** So many cells cost as much as one thing that is looked at. */
  private static final int LOOKS = 16;

  boolean slender() {
    return length >= SizeLimits.SLENDER * width;
  }

  /** Measures triangles; null when they cover nothing. */
  static RoadMeasure of(WeldedSurface surface, IntPredicate road, Facing box, int up) {
    int a = up == 0 ? 1 : 0;
    int b = up == 2 ? 1 : 2;
    double longest = Math.max(box.extent(a), box.extent(b));
    if (!(longest > 0) || !(longest < Float.MAX_VALUE)) {
      return null;
    }
    double cell = longest / CELLS;
    int wide = (int) (box.extent(a) / cell) + 4;
    int high = (int) (box.extent(b) / cell) + 4;
    int[] far = new int[wide * high];
    TriangleCells cells = new TriangleCells(far, wide, high);
    double left = box.middle(a) - box.extent(a) / 2 - 1.5 * cell;
    double top = box.middle(b) - box.extent(b) / 2 - 1.5 * cell;
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double[] xy = new double[6];
    Budget.spend((long) far.length / LOOKS);
    long paid = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (road.test(t)) {
        for (int k = 0; k < 3; k++) {
          xy[2 * k] = (p[3 * c[3 * t + k] + a] - left) / cell;
          xy[2 * k + 1] = (p[3 * c[3 * t + k] + b] - top) / cell;
        }
        cells.mark(xy);
        long looks = cells.looks() / LOOKS;
        Budget.spend(looks - paid);
        paid = looks;
      }
    }
    return measured(far, wide, high, cell);
  }

  private static RoadMeasure measured(int[] far, int wide, int high, double cell) {
    for (int j = 1; j < high - 1; j++) {
      for (int i = 1; i < wide - 1; i++) {
        int at = j * wide + i;
        if (far[at] > 0) { // most of a square is no road
          int near = Math.min(far[at - 1], far[at - wide]) + STEP;
          int across = Math.min(far[at - wide - 1], far[at - wide + 1]) + DIAGONAL;
          far[at] = Math.min(far[at], Math.min(near, across));
        }
      }
    }
    int most = 0;
    for (int j = high - 2; j > 0; j--) {
      for (int i = wide - 2; i > 0; i--) {
        int at = j * wide + i;
        if (far[at] > 0) {
          int near = Math.min(far[at + 1], far[at + wide]) + STEP;
          int across = Math.min(far[at + wide + 1], far[at + wide - 1]) + DIAGONAL;
          far[at] = Math.min(far[at], Math.min(near, across));
          most = Math.max(most, far[at]);
        }
      }
    }
    int[] counts = new int[most + 1];
    int marked = 0;
    for (int f : far) {
      if (f > 0) {
        counts[f]++;
        marked++;
      }
    }
    if (marked == 0) {
      return null;
    }
    int median = 0;
    for (int below = counts[0]; 2 * below < marked + 2 * counts[0]; below += counts[median]) {
      median++;
    }
    // A cell's middle is half a cell nearer to the border than the next cell's is.
    double width = 4 * Math.max(0.25, (double) median / STEP - 0.5) * cell;
    return new RoadMeasure(width, marked * cell * cell / width, cell);
  }
}
