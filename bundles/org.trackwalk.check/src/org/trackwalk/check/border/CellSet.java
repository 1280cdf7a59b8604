package org.trackwalk.check.border;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Cells of a regular grid that something is in: open addressing over packed cell coordinates. When
 * more cells would be needed than a level of tens of kilometres has along its borders, the set
 * gives up and holds every cell: that costs the search its shortcut and nothing else.
 */
final class CellSet {

  private static final long EMPTY = Long.MIN_VALUE;

  /** Cells that are added, repeats included, until the set holds every cell: half a second. */
  private static final long MOST_ADDED = 1L << 26;

  /**
   * Different cells until it holds every cell: 32 MB, some square kilometres of loose triangles.
   */
  private static final int MOST_CELLS = 1 << 21;

  /** Farther cells count as this one, so that no coordinate overflows a loop. */
  private static final double FARTHEST_CELL = 1L << 40;

  private final double size;
  private long[] slots = filled(1 << 10);
  private int used;
  private double added;
  private boolean everywhere;

  CellSet(double size) {
    this.size = size;
  }

  private static long[] filled(int n) {
    long[] slots = new long[n];
    Arrays.fill(slots, EMPTY);
    return slots;
  }

  /** Adds all cells that lie within {@code reach} of an edge's box, piece by piece along it. */
  void addSegment(OpenEdges edges, int e, double reach) {
    double parts = 1 + Math.ceil(edges.length(e) / size);
    everywhere |= added + parts > MOST_ADDED;
    for (int i = 0; i < parts && !everywhere; i++) {
      double[] lo = new double[3];
      double[] hi = new double[3];
      for (int k = 0; k < 3; k++) {
        double a = edges.point(e, i / parts, k);
        double b = edges.point(e, (i + 1) / parts, k);
        lo[k] = Math.min(a, b) - reach;
        hi[k] = Math.max(a, b) + reach;
      }
      addBox(lo, hi);
    }
  }

  private void addBox(double[] lo, double[] hi) {
    double cells = 1;
    for (int k = 0; k < 3; k++) {
      cells *= cell(hi[k]) - cell(lo[k]) + 1;
    }
    added += cells;
    if (added > MOST_ADDED) {
      everywhere = true;
      return;
    }
    for (long x = cell(lo[0]); x <= cell(hi[0]); x++) {
      for (long y = cell(lo[1]); y <= cell(hi[1]); y++) {
        for (long z = cell(lo[2]); z <= cell(hi[2]); z++) {
          add(pack(x, y, z));
        }
      }
    }
  }

  /** The vertices that lie in a cell of the set. */
  BitSet verticesInside(float[] p) {
    BitSet inside = new BitSet(p.length / 3);
    for (int v = 0; v < p.length / 3; v++) {
      if (has(pack(cell(p[3 * v]), cell(p[3 * v + 1]), cell(p[3 * v + 2])))) {
        inside.set(v);
      }
    }
    return inside;
  }

  /** True when a triangle is in no direction longer than {@code limit}. */
  static boolean fits(float[] p, int a, int b, int c, float limit) {
    for (int k = 0; k < 3; k++) {
      float x = p[3 * a + k];
      float y = p[3 * b + k];
      float z = p[3 * c + k];
      if (Math.max(x, Math.max(y, z)) - Math.min(x, Math.min(y, z)) > limit) {
        return false;
      }
    }
    return true;
  }

  /** True when a triangle's box meets a cell of the set, or more cells than {@code many}. */
  boolean meets(float[] p, int a, int b, int c, int many) {
    long x0 = cell(Math.min(p[3 * a], Math.min(p[3 * b], p[3 * c])));
    long x1 = cell(Math.max(p[3 * a], Math.max(p[3 * b], p[3 * c])));
    long y0 = cell(Math.min(p[3 * a + 1], Math.min(p[3 * b + 1], p[3 * c + 1])));
    long y1 = cell(Math.max(p[3 * a + 1], Math.max(p[3 * b + 1], p[3 * c + 1])));
    long z0 = cell(Math.min(p[3 * a + 2], Math.min(p[3 * b + 2], p[3 * c + 2])));
    long z1 = cell(Math.max(p[3 * a + 2], Math.max(p[3 * b + 2], p[3 * c + 2])));
    if (x1 - x0 > many || y1 - y0 > many || z1 - z0 > many) {
      return true;
    }
    if ((x1 - x0 + 1) * (y1 - y0 + 1) * (z1 - z0 + 1) > many) {
      return true;
    }
    for (long x = x0; x <= x1; x++) {
      for (long y = y0; y <= y1; y++) {
        for (long z = z0; z <= z1; z++) {
          if (has(pack(x, y, z))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private long cell(double x) {
    double cell = Math.floor(x / size);
    return (long) Math.max(-FARTHEST_CELL, Math.min(FARTHEST_CELL, cell));
  }

  /** Far cells may share a slot's key: that only makes the set larger than needed. */
  private static long pack(long x, long y, long z) {
    return (x & 0x1f_ffff) << 42 | (y & 0x1f_ffff) << 21 | (z & 0x1f_ffff);
  }

  private boolean has(long key) {
    if (everywhere) {
      return true;
    }
    int i = slot(key);
    while (slots[i] != EMPTY) {
      if (slots[i] == key) {
        return true;
      }
      i = (i + 1) & (slots.length - 1);
    }
    return false;
  }

  private void add(long key) {
    int i = slot(key);
    while (slots[i] != EMPTY) {
      if (slots[i] == key) {
        return;
      }
      i = (i + 1) & (slots.length - 1);
    }
    slots[i] = key;
    everywhere |= used == MOST_CELLS;
    if (2 * ++used > slots.length) {
      long[] old = slots;
      slots = filled(2 * old.length);
      used = 0;
      for (long k : old) {
        if (k != EMPTY) {
          add(k);
        }
      }
    }
  }

  private int slot(long key) {
    long h = key * 0x9e37_79b9_7f4a_7c15L;
    return (int) (h >>> 32) & (slots.length - 1);
  }
}
