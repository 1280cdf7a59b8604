package org.trackwalk.check.road;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/** Which rows may lie over a point, seen from above: a fine grid under the rectangles of rows. */
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

  private static final IntList NONE = new IntList();

  private final Map<Long, IntList> cells = new HashMap<>();

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
          enter(cells.computeIfAbsent(key(cx, cz), k -> new IntList()), strand, row);
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
    return cells.getOrDefault(key(cell(x), cell(z)), NONE);
  }

  private static long cell(double v) {
    return (long) Math.floor(v / CELL);
  }

  private static long key(long cx, long cz) {
    return cx << 32 ^ (cz & 0xffffffffL);
  }
}
