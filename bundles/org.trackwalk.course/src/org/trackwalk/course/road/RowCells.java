package org.trackwalk.course.road;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;

/**
 * Which rows may lie over a point, seen from above: a fine grid under the rectangles of rows, in an
 * open-addressing table of cells.
 */
final class RowCells {

  /** Edge of a cell, metres: half a road wide, so that a row is in few and a cell holds few. */
  private static final double CELL = 8;

  /** Distance of two points of a row that are entered, metres at most. */
  private static final double PACE = 4;

  /**
   * How far a point of a row's rectangle is from an entered one, metres at most: half a pace, one
   * row, and a hand's breadth for rounding.
   */
  private static final double AROUND = 2.4;

  /** Farther cells count as this one, so that no coordinate overflows a loop. */
  private static final double FARTHEST_CELL = 1L << 40;

  /** The golden ratio in 64 bits spreads keys that follow each other (Knuth, TAOCP 3, 6.4). */
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private static final IntList NONE = new IntList();

  private long[] keys = new long[1 << 10];
  private IntList[] lists = new IntList[1 << 10];
  private int used;

  /**
   * Enters a row: the rectangle one row long to each side, from {@code right} to {@code left} of
   * its centre.
   *
   * @param dx unit heading; likewise dz
   */
  void add(
      int strand, int row, double x, double z, double dx, double dz, double left, double right) {
    int paces = (int) Math.ceil((left + right) / PACE);
    for (int i = 0; i <= paces; i++) {
      double aside = Math.min(left, -right + i * PACE);
      double px = x + aside * dz;
      double pz = z - aside * dx;
      for (long cx = cell(px - AROUND); cx <= cell(px + AROUND); cx++) {
        for (long cz = cell(pz - AROUND); cz <= cell(pz + AROUND); cz++) {
          enter(made(key(cx, cz)), strand, row);
        }
      }
    }
  }

  private static void enter(IntList list, int strand, int row) {
    int last = list.size();
    if (last == 0 || list.get(last - 1) != row || list.get(last - 2) != strand) {
      list.add(strand);
      list.add(row);
    }
  }

  /** Strand and row by turns, of all rows that may lie over a point; do not write. */
  IntList at(double x, double z) {
    IntList found = lists[slot(key(cell(x), cell(z)))];
    return found == null ? NONE : found;
  }

  private IntList made(long key) {
    int slot = slot(key);
    if (lists[slot] != null) {
      return lists[slot];
    }
    IntList list = new IntList();
    keys[slot] = key;
    lists[slot] = list;
    if (2 * ++used > keys.length) {
      grow();
    }
    return list;
  }

  private void grow() {
    long[] oldKeys = keys;
    IntList[] oldLists = lists;
    keys = Arrays.copyOf(keys, 2 * oldKeys.length);
    lists = new IntList[keys.length];
    for (int i = 0; i < oldLists.length; i++) {
      if (oldLists[i] != null) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        lists[slot] = oldLists[i];
      }
    }
  }

  private int slot(long key) {
    int i = (int) (key * GOLDEN >>> 32) & keys.length - 1;
    while (lists[i] != null && keys[i] != key) {
      i = i + 1 & keys.length - 1;
    }
    return i;
  }

  private static long cell(double v) {
    double cell = Math.floor(v / CELL);
    return (long) Math.max(-FARTHEST_CELL, Math.min(FARTHEST_CELL, cell));
  }

  private static long key(long cx, long cz) {
    return cx << 32 ^ (cz & 0xffffffffL);
  }
}
