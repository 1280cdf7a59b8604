package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles that lie over or under another one which they may cross: those that share a column of
 * the ground's grid and seen from above more than a border. In a sheet that lies plainly there are
 * none, so that most triangles are never compared with one another in space. Where thousands crowd
 * about one vertex or edge and hang together they are taken to lie plainly.
 */
final class MixedCells {

  /** Side of a column over the mean side of a triangle: most triangles lie in one to four. */
  private static final double TRIANGLES = 2;

  /** A triangle over more columns than this is compared by its box instead. */
  private static final int MANY_CELLS = 64;

  /** Triangles of columns with more are parted by smaller columns, where those part them. */
  private static final int MANY_TRIANGLES = 64;

  /** More than these in one column are a fan: each of them compared with each would be millions. */
  private static final int MANY_TOGETHER = 2000;

  /** Two to this many pairs of boxes cost as much as an item of a search. */
  private static final int PAIRS = 4;

  private final WeldedSurface surface;
  private final ColumnGrid grid;

  /** The columns of the triangle that is looked at: from and to, x and z. */
  private int x0;

  private int x1;
  private int z0;
  private int z1;

  private MixedCells(WeldedSurface surface, double size) {
    this.surface = surface;
    this.grid = new ColumnGrid(size);
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
    MixedCells cells = new MixedCells(surface, size);
    IntList large = new IntList();
    for (int t : all) {
      if (!cells.enter(t)) {
        large.add(t);
      }
    }
    boolean crowds = cells.grid.holdsMoreThan(MANY_TRIANGLES);
    Column column = new Column(surface, first, mixed, crowds ? null : cells.grid);
    compareWide(surface, column, large.array(), all, threads);
    BitSet crowded = new BitSet();
    if (size <= below) {
      cells.compare(all, column, crowd -> Arrays.stream(crowd).forEach(crowded::set));
    } else {
      Column alone = new Column(surface, first, mixed, null);
      cells.compare(all, column, crowd -> compareCrowd(surface, alone, crowd, mixed));
    }
    if (!crowded.isEmpty()) {
      mark(surface, first, crowded.stream().toArray(), size / 2, mixed, threads);
    }
  }

  /** Marks what lies over or under triangles over many columns. */
  private static void compareWide(
      WeldedSurface surface, Column column, int[] large, int[] all, int threads) {
    if (large.length == 0) {
      return;
    }
    TriangleSubset wide = TriangleSubset.of(surface, large, threads);
    IntList near = new IntList();
    for (int t : all) {
      wide.near(t, near);
      for (int i = 0; i < near.size(); i++) {
        column.compare(t, near.get(i));
      }
    }
  }

  /**
   * Compares those of each column; those over many are in none.
   *
   * @param crowds gets those of columns with many
   */
  private void compare(int[] all, Column column, Consumer<int[]> crowds) {
    int[] ends = new int[grid.slots()];
    for (int slot = 1; slot < ends.length; slot++) {
      ends[slot] = ends[slot - 1] + grid.count(slot - 1);
    }
    int[] in = new int[ends[ends.length - 1] + grid.count(ends.length - 1)];
    for (int t : all) {
      if (turnTo(t)) {
        continue;
      }
      for (long x = x0; x <= x1; x++) {
        for (long z = z0; z <= z1; z++) {
          in[ends[grid.slot(ColumnGrid.key(x, z))]++] = t;
        }
      }
    }
    for (int slot = 0; slot < ends.length; slot++) {
      int begin = ends[slot] - grid.count(slot);
      if (grid.count(slot) > MANY_TRIANGLES) {
        crowds.accept(Arrays.copyOfRange(in, begin, ends[slot]));
      } else if (grid.count(slot) > 1) {
        column.compare(in, begin, ends[slot], grid.key(slot));
      }
    }
  }

  /**
   * Compares those of a column that no smaller columns part: long ones side by side, or a fan. Of
   * copies one is compared.
   */
  private static void compareCrowd(
      WeldedSurface surface, Column column, int[] crowd, BitSet mixed) {
    CopiedTriangles copies = new CopiedTriangles(surface, crowd);
    Budget.spend(crowd.length);
    if (copies.runs() <= MANY_TOGETHER) {
      int[] leaders = new int[copies.runs()];
      Arrays.setAll(leaders, run -> copies.of(copies.begin(run)));
      Budget.spend((long) leaders.length * leaders.length >> PAIRS);
      column.compare(leaders, 0, leaders.length, 0);
      for (int run = 0; run < leaders.length; run++) {
        if (mixed.get(leaders[run])) {
          for (int place = copies.begin(run); place < copies.end(run); place++) {
            mixed.set(copies.of(place));
          }
        }
      }
    } else if (!hangsTogether(surface, crowd)) {
      Arrays.stream(crowd).forEach(mixed::set);
    }
  }

  /** Whether triangles are of one piece and hang together over vertices. */
  private static boolean hangsTogether(WeldedSurface surface, int[] column) {
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

  /** Counts a triangle in its columns; false when it lies over many. */
  private boolean enter(int t) {
    if (turnTo(t)) {
      return false;
    }
    for (long x = x0; x <= x1; x++) {
      for (long z = z0; z <= z1; z++) {
        grid.enter(ColumnGrid.key(x, z));
      }
    }
    return true;
  }

  /** Turns to a triangle; whether it lies over many columns. */
  private boolean turnTo(int t) {
    x0 = grid.row(extreme(surface, t, 0, true));
    x1 = grid.row(extreme(surface, t, 0, false));
    z0 = grid.row(extreme(surface, t, 2, true));
    z1 = grid.row(extreme(surface, t, 2, false));
    return ((long) x1 - x0 + 1) * ((long) z1 - z0 + 1) > MANY_CELLS;
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
}
