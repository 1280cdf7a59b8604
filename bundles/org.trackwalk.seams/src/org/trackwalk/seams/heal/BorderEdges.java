package org.trackwalk.seams.heal;

import java.util.Arrays;

/** How many of the touched triangles use an edge. First all are added, then it is asked. */
final class BorderEdges {

  private long[] keys = new long[64];
  private int size;
  private boolean sorted;

  void add(int a, int b) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = key(a, b);
    sorted = false;
  }

  /** Whether two triangles or more use an edge. */
  boolean shared(int a, int b) {
    if (!sorted) {
      Arrays.sort(keys, 0, size);
      sorted = true;
    }
    long key = key(a, b);
    int at = Arrays.binarySearch(keys, 0, size, key);
    return at > 0 && keys[at - 1] == key || at >= 0 && at + 1 < size && keys[at + 1] == key;
  }

  private static long key(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }
}
