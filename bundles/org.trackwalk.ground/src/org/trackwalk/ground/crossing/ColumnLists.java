package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.BitSet;

/** The triangles of some columns of the ground's grid, column by column. */
final class ColumnLists {

  private final ColumnGrid grid;
  private final Footprint footprint;
  private final int[] all;
  private final BitSet listed = new BitSet();
  private int[] triangles = new int[0];

  /** Where the triangles of each listed slot end. */
  private final int[] ends;

  /**
   * @param all those that the grid holds, maybe others over many columns, ascending
   */
  ColumnLists(ColumnGrid grid, Footprint footprint, int[] all) {
    this.grid = grid;
    this.footprint = footprint;
    this.all = all;
    ends = new int[grid.slots()];
  }

  /** Lists the triangles of columns too, by their slots. */
  void add(BitSet columns) {
    BitSet more = (BitSet) columns.clone();
    more.andNot(listed);
    if (more.isEmpty()) {
      return;
    }
    int sum = triangles.length;
    for (int slot = more.nextSetBit(0); slot >= 0; slot = more.nextSetBit(slot + 1)) {
      ends[slot] = sum;
      sum += grid.count(slot);
    }
    triangles = Arrays.copyOf(triangles, sum);
    for (int t : all) {
      int over = footprint.of(t);
      for (int i = 0; i < over; i++) {
        int slot = grid.slot(footprint.key(i));
        if (more.get(slot)) {
          triangles[ends[slot]++] = t;
        }
      }
    }
    listed.or(more);
  }

  /** The triangles of all columns. Shared: do not write; another array after {@link #add}. */
  int[] triangles() {
    return triangles;
  }

  /** Where among them those of a listed column begin. */
  int begin(int slot) {
    return ends[slot] - grid.count(slot);
  }

  /** Just after the last one of a listed column. */
  int end(int slot) {
    return ends[slot];
  }
}
