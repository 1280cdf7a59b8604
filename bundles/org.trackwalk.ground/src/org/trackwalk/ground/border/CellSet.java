package org.trackwalk.ground.border;

import java.util.Arrays;

/**
 * Cells of a regular grid that something is in: open addressing over packed cell coordinates. When
 * more cells would be needed than a level of tens of kilometres has along its borders, the set
 * gives up and holds every cell: that costs the search its shortcut and nothing else.
 */
final class CellSet {

  private static final long EMPTY = Long.MIN_VALUE;

  /** Largest box of cells that is kept as one bit per cell: 2 MB. */
  private static final long MOST_BITS = 1L << 24;

  /**
   * Cells that are added, repeats included, until the set holds every cell: half a second. A level
   * with few edges has fewer: it is soon searched without the set.
   */
  private static final long MOST_ADDED = 1L << 26;

  /** That many for each edge: of one that is a hundred metres long. */
  private static final long ADDED_PER_EDGE = 1L << 13;

  /**
   * Different cells until it holds every cell: 32 MB, some square kilometres of loose triangles.
   */
  private static final int MOST_CELLS = 1 << 21;

  /** Farther cells count as this one, so that no coordinate overflows a loop. */
  private static final double FARTHEST_CELL = 1L << 40;

  private final double size;

  /** The box of all cells that may be added: the first cell along each axis, and how many. */
  private final long[] first = new long[3];

  private final long[] count = new long[3];

  /** One bit per cell of that box; null where it is too large, then there are slots. */
  private final long[] bits;

  private long[] slots;
  private int used;
  private double added;
  private final long mostAdded;
  private boolean everywhere;

  /** The cells that the box around an edge before this one had. */
  private final long[] last = new long[6];

  /** An empty set for the surroundings of some edges, in reach of which all segments will lie. */
  CellSet(double size, OpenEdges edges, double reach) {
    this.size = size;
    mostAdded = Math.min(MOST_ADDED, ADDED_PER_EDGE * (1 + edges.count()));
    double[] lo = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    double[] hi = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (int e = 0; e < edges.count(); e++) {
      for (int k = 0; k < 3; k++) {
        for (int end = 0; end < 2; end++) {
          double p = edges.point(e, end, k);
          lo[k] = p < lo[k] ? p : lo[k];
          hi[k] = p > hi[k] ? p : hi[k];
        }
      }
    }
    double cells = 1;
    for (int k = 0; k < 3 && edges.count() > 0; k++) {
      // One more to each side: a point between two ends may be rounded outward.
      first[k] = cell(lo[k] - reach) - 1;
      count[k] = cell(hi[k] + reach) + 2 - first[k];
      cells *= count[k];
    }
    bits = cells <= MOST_BITS ? new long[(int) cells / Long.SIZE + 1] : null;
    slots = bits == null ? filled(1 << 10) : null;
  }

  private static long[] filled(int n) {
    long[] slots = new long[n];
    Arrays.fill(slots, EMPTY);
    return slots;
  }

  /** Adds all cells that lie within {@code reach} of an edge's box, piece by piece along it. */
  void addSegment(OpenEdges edges, int e, double reach) {
    double parts = 1 + Math.ceil(edges.length(e) / size);
    everywhere |= added + parts > mostAdded;
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
    boolean same = true;
    for (int k = 0; k < 3; k++) {
      long from = cell(lo[k]);
      long to = cell(hi[k]);
      cells *= to - from + 1;
      same &= from == last[k] && to == last[3 + k];
      last[k] = from;
      last[3 + k] = to;
    }
    added += cells;
    if (added > mostAdded) {
      everywhere = true;
      return;
    }
    if (same && added > cells) {
      return; // as the edge before
    }
    for (long x = last[0]; x <= last[3]; x++) {
      for (long y = last[1]; y <= last[4]; y++) {
        for (long z = last[2]; z <= last[5]; z++) {
          if (bits == null) {
            add(pack(x, y, z));
          } else {
            long bit = bit(x, y, z);
            bits[(int) (bit >> 6)] |= 1L << bit;
          }
        }
      }
    }
  }

  /** Notes which of the vertices {@code from} to {@code to} lie in a cell of the set. */
  void findInside(float[] p, int from, int to, boolean[] inside) {
    for (int v = from; v < to; v++) {
      inside[v] = has(cell(p[3 * v]), cell(p[3 * v + 1]), cell(p[3 * v + 2]));
    }
  }

  /** True when a triangle is in no direction longer than {@code limit}. */
  static boolean fits(float[] p, int a, int b, int c, float limit) {
    float half = limit / 2;
    for (int k = 0; k < 3; k++) {
      float x = p[3 * a + k];
      float y = p[3 * b + k];
      float z = p[3 * c + k];
      if (x - y < half && y - x < half && x - z < half && z - x < half) {
        continue; // as nearly always, and then y and z differ by no more than the limit
      }
      // The longest of three differences is that of the largest and the smallest.
      if (x - y > limit
          || y - x > limit
          || y - z > limit
          || z - y > limit
          || z - x > limit
          || x - z > limit) {
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
          if (has(x, y, z)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private long cell(double x) {
    double cells = x / size;
    if (cells >= -FARTHEST_CELL && cells <= FARTHEST_CELL) {
      long cell = (long) cells;
      return cells < cell ? cell - 1 : cell; // rounded down
    }
    return (long) (cells > 0 ? FARTHEST_CELL : -FARTHEST_CELL);
  }

  private long bit(long x, long y, long z) {
    return ((x - first[0]) * count[1] + (y - first[1])) * count[2] + (z - first[2]);
  }

  private boolean has(long x, long y, long z) {
    if (bits == null || everywhere) {
      return has(pack(x, y, z));
    }
    if (x < first[0]
        || y < first[1]
        || z < first[2]
        || x >= first[0] + count[0]
        || y >= first[1] + count[1]
        || z >= first[2] + count[2]) {
      return false;
    }
    long bit = bit(x, y, z);
    return (bits[(int) (bit >> 6)] >> bit & 1) != 0;
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
