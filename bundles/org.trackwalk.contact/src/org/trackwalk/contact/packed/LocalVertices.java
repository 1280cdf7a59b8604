package org.trackwalk.contact.packed;

import java.util.Arrays;

/** Counts the different vertices of a few triangles. */
final class LocalVertices {

  private static final int EMPTY = -1;

  private final int[] table;
  private int size;

  /** Room for so many triangles. */
  LocalVertices(int triangles) {
    table = new int[Integer.highestOneBit(3 * triangles) << 2];
  }

  void clear() {
    Arrays.fill(table, EMPTY);
    size = 0;
  }

  /** Adds the corners of an item. */
  void add(TriangleRuns runs, int item) {
    for (int k = 0; k < 3; k++) {
      add(runs.cornerId(item, k));
    }
  }

  /** The number of different vertices of the items in a run that is not long. */
  int count(TriangleRuns runs, int from, int to) {
    clear();
    for (int i = from; i < to; i++) {
      add(runs, i);
    }
    return size;
  }

  /** The number of different vertices so far. */
  int size() {
    return size;
  }

  private void add(int id) {
    int mask = table.length - 1;
    int slot = id * 0x9E3779B9 >>> 16 & mask;
    while (table[slot] != EMPTY && table[slot] != id) {
      slot = slot + 1 & mask;
    }
    if (table[slot] == EMPTY) {
      table[slot] = id;
      size++;
    }
  }
}
