package org.trackwalk.check.heal;

import java.util.HashMap;
import java.util.Map;

/** How many of the touched triangles use an edge. */
final class BorderEdges {

  private final Map<Long, Integer> uses = new HashMap<>();

  void add(int a, int b) {
    uses.merge(key(a, b), 1, Integer::sum);
  }

  /** Whether two triangles or more use an edge. */
  boolean shared(int a, int b) {
    return uses.getOrDefault(key(a, b), 0) > 1;
  }

  private static long key(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }
}
