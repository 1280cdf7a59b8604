package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles that lie over or under another one which they may cross: those that share a column of
 * the ground's grid and seen from above more than a border. In a sheet that lies plainly there are
 * none, so that most triangles are never compared with one another in space. What crowds about one
 * vertex or edge and hangs together is taken to lie plainly.
 */
final class MixedCells {

  /** Side of a column over the mean side of a triangle: most triangles lie in one to four. */
  private static final double TRIANGLES = 2;

  /** A triangle over more columns than this is compared by its box instead. */
  private static final int MANY_CELLS = 64;

  /** Triangles of columns with more are parted by smaller columns, where those part them. */
  private static final int MANY_TRIANGLES = 64;

  private final WeldedSurface surface;
  private final BitSet first;
  private final double size;
  private final BitSet mixed;
  private long[] keys = new long[1 << 10];

  /** How many triangles lie in each column. */
  private int[] counts = new int[1 << 10];

  private int used;

  /** The columns of the triangle that is looked at: from and to, x and z. */
  private int x0;

  private int x1;
  private int z0;
  private int z1;

  private MixedCells(WeldedSurface surface, BitSet first, double size, BitSet mixed) {
    this.surface = surface;
    this.first = first;
    this.size = size;
    this.mixed = mixed;
  }

  /**
   * Those that may cross one of the first kind, or are of it and may cross one of either.
   *
   * @param first triangles of the first kind
   * @param all triangles of both kinds, ascending
   */
  static int[] triangles(WeldedSurface surface, BitSet first, int[] all, int threads) {
    BitSet mixed = new BitSet();
    mark(surface, first, all, Double.POSITIVE_INFINITY, mixed, threads);
    return mixed.stream().toArray();
  }

  /** Marks those of some triangles, by columns that are smaller than {@code below}. */
  private static void mark(
      WeldedSurface surface, BitSet first, int[] all, double below, BitSet mixed, int threads) {
    double sides = 0;
    for (int t : all) {
      for (int axis = 0; axis < 3; axis += 2) {
        sides += extreme(surface, t, axis, false) - (double) extreme(surface, t, axis, true);
      }
    }
    double size = TRIANGLES * sides / (2.0 * Math.max(1, all.length));
    boolean parts = size <= below;
    MixedCells cells = new MixedCells(surface, first, size, mixed);
    IntList large = new IntList();
    IntList small = new IntList();
    for (int t : all) {
      (cells.large(t) ? large : small).add(t);
    }
    cells.compareWide(large.array(), all, threads);
    BitSet crowded = cells.compare(small, parts);
    if (!crowded.isEmpty()) {
      mark(surface, first, crowded.stream().toArray(), size / 2, mixed, threads);
    }
  }

  /** Marks what lies over or under triangles over many columns. */
  private void compareWide(int[] large, int[] all, int threads) {
    if (large.length == 0) {
      return;
    }
    TriangleSubset wide = TriangleSubset.of(surface, large, threads);
    IntList near = new IntList();
    for (int t : all) {
      wide.near(t, near);
      for (int i = 0; i < near.size(); i++) {
        compare(t, near.get(i));
      }
    }
  }

  /**
   * Marks those of each column that lie over one another.
   *
   * @param parts whether smaller columns may part a crowd
   * @return what is left to them
   */
  private BitSet compare(IntList small, boolean parts) {
    int entries = 0;
    for (int i = 0; i < small.size(); i++) {
      large(small.get(i));
      for (long x = x0; x <= x1; x++) {
        for (long z = z0; z <= z1; z++) {
          enter(x << 32 ^ z & 0xffff_ffffL);
          entries++;
        }
      }
    }
    int[] in = new int[entries];
    int[] next = new int[counts.length];
    for (int slot = 1; slot < counts.length; slot++) {
      next[slot] = next[slot - 1] + counts[slot - 1];
    }
    for (int i = 0; i < small.size(); i++) {
      large(small.get(i));
      for (long x = x0; x <= x1; x++) {
        for (long z = z0; z <= z1; z++) {
          in[next[slot(x << 32 ^ z & 0xffff_ffffL)]++] = small.get(i);
        }
      }
    }
    BitSet crowded = new BitSet();
    for (int slot = 0; slot < counts.length; slot++) {
      if (counts[slot] < 2) {
        continue;
      }
      int[] column = Arrays.copyOfRange(in, next[slot] - counts[slot], next[slot]);
      if (column.length <= MANY_TRIANGLES) {
        compare(column);
      } else if (parts) {
        Arrays.stream(column).forEach(crowded::set);
      } else if (!hangsTogether(column)) {
        Arrays.stream(column).forEach(mixed::set);
      }
    }
    return crowded;
  }

  private void compare(int[] column) {
    for (int i = 0; i < column.length; i++) {
      for (int j = i + 1; j < column.length; j++) {
        compare(column[i], column[j]);
      }
    }
  }

  private void compare(int s, int t) {
    if (s != t && (first.get(s) || first.get(t)) && Plan.cover(surface, s, t)) {
      mixed.set(s);
      mixed.set(t);
    }
  }

  /** Whether triangles are of one piece and hang together over vertices. */
  private boolean hangsTogether(int[] column) {
    Partition together = new Partition(column.length);
    Map<Integer, Integer> at = new HashMap<>();
    int parts = column.length;
    for (int i = 0; i < column.length; i++) {
      if (surface.pieceOf(column[i]) != surface.pieceOf(column[0])) {
        return false;
      }
      for (int k = 3 * column[i]; k < 3 * column[i] + 3; k++) {
        Integer other = at.putIfAbsent(surface.triangles()[k], i);
        if (other != null && together.first(other) != together.first(i)) {
          together.join(other, i);
          parts--;
        }
      }
    }
    return parts == 1;
  }

  /** Turns to a triangle; whether it lies over many columns. */
  private boolean large(int t) {
    x0 = cell(t, 0, true);
    x1 = cell(t, 0, false);
    z0 = cell(t, 2, true);
    z1 = cell(t, 2, false);
    return ((long) x1 - x0 + 1) * ((long) z1 - z0 + 1) > MANY_CELLS;
  }

  /** The column that holds an end of a triangle: the quotient rounded down, as an int can be. */
  private int cell(int t, int axis, boolean least) {
    double columns = extreme(surface, t, axis, least) / size;
    int toZero = (int) columns; // Math.floor is a call to the fast compiler
    return columns < toZero && toZero > Integer.MIN_VALUE ? toZero - 1 : toZero;
  }

  private static float extreme(WeldedSurface surface, int t, int axis, boolean least) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    float a = p[3 * c[3 * t] + axis];
    float b = p[3 * c[3 * t + 1] + axis];
    float d = p[3 * c[3 * t + 2] + axis];
    float one = a < b == least ? a : b;
    return one < d == least ? one : d;
  }

  private int slot(long key) {
    int i = (int) (key * 0x9e37_79b9_7f4a_7c15L >>> 32) & keys.length - 1;
    while (counts[i] != 0 && keys[i] != key) {
      i = i + 1 & keys.length - 1;
    }
    return i;
  }

  private void enter(long key) {
    int slot = slot(key);
    if (counts[slot]++ > 0) {
      return;
    }
    keys[slot] = key;
    if (2 * ++used > keys.length) {
      long[] oldKeys = keys;
      int[] old = counts;
      keys = new long[2 * oldKeys.length];
      counts = new int[2 * oldKeys.length];
      for (int i = 0; i < oldKeys.length; i++) {
        if (old[i] != 0) {
          int at = slot(oldKeys[i]);
          keys[at] = oldKeys[i];
          counts[at] = old[i];
        }
      }
    }
  }
}
