package org.trackwalk.ground.reach;

import java.util.Arrays;

/** A list of longs for each of some cells, filled in any order. */
final class CellLists {

  private int[] owners = new int[256];
  private long[] values = new long[256];
  private final int[] counts;
  private int size;

  CellLists(int cells) {
    counts = new int[cells];
  }

  void add(int cell, long value) {
    if (size == values.length) {
      owners = Arrays.copyOf(owners, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    owners[size] = cell;
    values[size++] = value;
    counts[cell]++;
  }

  /** Number of values in all cells. */
  int size() {
    return size;
  }

  /** Per cell, and one more, where its values begin. */
  int[] starts() {
    int[] starts = new int[counts.length + 1];
    for (int c = 0; c < counts.length; c++) {
      starts[c + 1] = starts[c] + counts[c];
    }
    return starts;
  }

  /** The values cell by cell, each cell's in the order in which they were added. */
  long[] values() {
    int[] next = starts();
    long[] sorted = new long[size];
    for (int i = 0; i < size; i++) {
      sorted[next[owners[i]]++] = values[i];
    }
    return sorted;
  }
}
