package org.trackwalk.check.tiles;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** Squares of a fixed grid, seen from above. */
final class CellSet {

  /**
   * Side of a cell, metres: what lies two cells off is farther than a change of a level is felt, 30
   * m (docs/architecture.md, rows that stay where they are).
   */
  static final double SIDE = 32;

  /** What covers more cells is not counted cell by cell. */
  private static final int MOST = 4096;

  /** Cells farther off have no number of their own. */
  private static final double FARTHEST = 1 << 30;

  private final Set<Long> cells = new HashSet<>();
  private boolean all;

  /** A set with nothing in it. */
  CellSet() {}

  /** What {@link #bytes} made. */
  static CellSet of(byte[] bytes) {
    CellSet set = new CellSet();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    set.all = in.get() != 0;
    while (in.remaining() >= Long.BYTES) {
      set.cells.add(in.getLong());
    }
    return set;
  }

  /** The cells, ascending. */
  byte[] bytes() {
    ByteBuffer out = ByteBuffer.allocate(1 + Long.BYTES * cells.size());
    out.put((byte) (all ? 1 : 0));
    new TreeSet<>(cells).forEach(out::putLong);
    return out.array();
  }

  /** Whether it is everywhere: something in it is larger than can be counted. */
  boolean everywhere() {
    return all;
  }

  /** Adds the cells that a box meets and so many around them. */
  void add(FlatBox box, int around) {
    long[] range = range(box, around);
    if (range == null) {
      all = true;
      return;
    }
    for (long i = range[0]; i <= range[2]; i++) {
      for (long k = range[1]; k <= range[3]; k++) {
        cells.add(key(i, k));
      }
    }
  }

  /** Whether a box meets one of the cells. */
  boolean meets(FlatBox box) {
    if (all) {
      return true;
    }
    long[] range = range(box, 0);
    if (range == null) {
      return true;
    }
    for (long i = range[0]; i <= range[2]; i++) {
      for (long k = range[1]; k <= range[3]; k++) {
        if (cells.contains(key(i, k))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The same with so many cells around each. */
  CellSet grown(int by) {
    CellSet grown = new CellSet();
    grown.all = all;
    for (long cell : cells) {
      for (long i = (cell >> 32) - by; i <= (cell >> 32) + by; i++) {
        for (long k = (int) cell - by; k <= (int) cell + by; k++) {
          grown.cells.add(key(i, k));
        }
      }
    }
    return grown;
  }

  private static long key(long i, long k) {
    return i << 32 | k & 0xffff_ffffL;
  }

  /** First and last cell along x and z; null where they are too many. */
  private static long[] range(FlatBox box, int around) {
    double[] at = {box.minX(), box.minZ(), box.maxX(), box.maxZ()};
    long[] range = new long[4];
    for (int i = 0; i < 4; i++) {
      double cell = Math.floor(at[i] / SIDE);
      if (!(Math.abs(cell) < FARTHEST)) {
        return null;
      }
      range[i] = (long) cell + (i < 2 ? -around : around);
    }
    long many = (range[2] - range[0] + 1) * (range[3] - range[1] + 1);
    return many > MOST ? null : range;
  }
}
