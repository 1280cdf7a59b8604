package org.trackwalk.course.band;

import org.trackwalk.course.patch.Ground;
import org.trackwalk.mesh.tree.IntList;

/**
 * The two long sides of a patch with one border: the border is folded where its two halves lie
 * nearest to each other, as a ribbon's do, and those places are its ends.
 */
final class RibbonSides {

  /** Places along the border that are compared. */
  private static final int PLACES = 512;

  private RibbonSides() {}

  /**
   * Folds a border.
   *
   * @param loop half-edges of one border, each starts where the one before it ends
   * @return half-edges of the two sides, each with half of both ends
   */
  static IntList[] of(Ground ground, IntList loop) {
    int n = loop.size();
    double[] along = new double[n + 1];
    for (int i = 0; i < n; i++) {
      along[i + 1] = along[i] + ground.length(loop.get(i));
    }
    double end = end(places(ground, loop, along)) * along[n];
    IntList[] sides = {new IntList(), new IntList()};
    for (int i = 0; i < n; i++) {
      double middle = (along[i] + along[i + 1]) / 2;
      boolean first = middle >= end && middle < end + along[n] / 2;
      sides[first ? 0 : 1].add(loop.get(i));
    }
    return sides;
  }

  /** Places all along the border, as far apart from one to the next, xyz triples. */
  private static double[] places(Ground ground, IntList loop, double[] along) {
    double whole = along[loop.size()];
    double[] places = new double[3 * PLACES];
    int edge = 0;
    for (int i = 0; i < PLACES; i++) {
      double s = whole * i / PLACES;
      while (edge + 1 < loop.size() && along[edge + 1] <= s) {
        edge++;
      }
      double size = along[edge + 1] - along[edge];
      double share = size == 0 ? 0 : (s - along[edge]) / size;
      for (int k = 0; k < 3; k++) {
        double a = ground.coordinate(ground.from(loop.get(edge)), k);
        double b = ground.coordinate(ground.to(loop.get(edge)), k);
        places[3 * i + k] = a + share * (b - a);
      }
    }
    return places;
  }

  /** Where one end is, as a part of the border: the other one lies opposite. */
  private static double end(double[] places) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < PLACES / 2; i++) {
      double apart = apart(places, i);
      if (apart < least) {
        least = apart;
        best = i;
      }
    }
    return (double) best / PLACES;
  }

  /** Sum of the distances of places as far before an end as behind it. */
  private static double apart(double[] places, int end) {
    double sum = 0;
    for (int i = 1; i < PLACES / 2; i++) {
      int a = 3 * ((end + i) % PLACES);
      int b = 3 * ((end - i + PLACES) % PLACES);
      double square = 0;
      for (int k = 0; k < 3; k++) {
        double d = places[a + k] - places[b + k];
        square += d * d;
      }
      sum += StrictMath.sqrt(square);
    }
    return sum;
  }
}
