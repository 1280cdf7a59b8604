package org.trackwalk.seams.ledger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A closed walk along a border, taken apart where it touches itself. */
final class SimpleLoops {

  private SimpleLoops() {}

  /**
   * The parts of a walk between two visits of one vertex, the innermost first, and what is left:
   * none of them comes to a vertex twice.
   *
   * @param loop its edges, in their order
   * @param from vertex at which each of them begins
   */
  static List<int[]> of(int[] loop, int[] from) {
    List<int[]> parts = new ArrayList<>();
    int[] edges = new int[loop.length];
    int[] starts = new int[loop.length];
    Map<Integer, Integer> at = new HashMap<>();
    int size = 0;
    for (int i = 0; i <= loop.length; i++) {
      // Behind the last edge the walk is where the first one begins.
      Integer before = at.get(from[i % loop.length]);
      if (before != null) {
        parts.add(Arrays.copyOfRange(edges, before, size));
        for (int k = before; k < size; k++) {
          at.remove(starts[k]);
        }
        size = before;
      }
      if (i < loop.length) {
        at.put(from[i], size);
        starts[size] = from[i];
        edges[size++] = loop[i];
      }
    }
    return parts;
  }
}
