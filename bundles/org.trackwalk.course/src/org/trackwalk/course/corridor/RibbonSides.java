package org.trackwalk.course.corridor;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/**
 * The two long sides of a patch with one border: the border is folded where its two halves lie
 * nearest to each other, as a ribbon's do, and those places are its ends.
 */
final class RibbonSides {

  /** Places along the border that are compared. */
  private static final int PLACES = 512;

  private final Ground ground;
  private final int[] loop;
  private final double[] along;
  private final IntList[] sides = {new IntList(), new IntList()};

  private RibbonSides(Ground ground, int[] loop, double[] along) {
    this.ground = ground;
    this.loop = loop;
    this.along = along;
  }

  /**
   * Folds a border.
   *
   * @param border half-edges of one border, in any order
   * @return null where they are no single loop
   */
  static RibbonSides of(Ground ground, IntList border) {
    Map<Integer, Integer> next = new HashMap<>();
    for (int i = 0; i < border.size(); i++) {
      if (next.put(ground.from(border.get(i)), border.get(i)) != null) {
        return null;
      }
    }
    int[] loop = new int[border.size()];
    double[] along = new double[border.size() + 1];
    Integer at = border.get(0);
    for (int i = 0; i < loop.length; i++) {
      if (at == null) {
        return null;
      }
      loop[i] = at;
      along[i + 1] = along[i] + ground.length(at);
      at = next.get(ground.to(at));
    }
    if (at == null || at != loop[0]) {
      return null;
    }
    RibbonSides ribbon = new RibbonSides(ground, loop, along);
    ribbon.fold();
    return ribbon;
  }

  /** Half-edges of the two sides, each with half of both ends. */
  IntList[] sides() {
    return sides;
  }

  private void fold() {
    double whole = along[loop.length];
    double[] places = new double[3 * PLACES];
    int edge = 0;
    for (int i = 0; i < PLACES; i++) {
      double s = whole * i / PLACES;
      while (edge + 1 < loop.length && along[edge + 1] <= s) {
        edge++;
      }
      double size = along[edge + 1] - along[edge];
      double share = size == 0 ? 0 : (s - along[edge]) / size;
      for (int k = 0; k < 3; k++) {
        double a = ground.coordinate(ground.from(loop[edge]), k);
        double b = ground.coordinate(ground.to(loop[edge]), k);
        places[3 * i + k] = a + share * (b - a);
      }
    }
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < PLACES / 2; i++) {
      double apart = apart(places, i);
      if (apart < least) {
        least = apart;
        best = i;
      }
    }
    double end = whole * best / PLACES;
    for (int i = 0; i < loop.length; i++) {
      double middle = (along[i] + along[i + 1]) / 2;
      boolean first = middle >= end && middle < end + whole / 2;
      sides[first ? 0 : 1].add(loop[i]);
    }
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
