package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles that lie over or under another one which they may cross: those that share a column of
 * the ground's grid and seen from above more than a border. In a sheet that lies plainly there are
 * none, so that most triangles are never compared with one another. Where thousands crowd about one
 * vertex or edge and hang together they are taken to lie plainly.
 */
final class MixedCells {

  /** Side of a column over the mean side of a triangle: most triangles lie in one to four. */
  private static final double TRIANGLES = 2;

  /** Triangles of columns with more are parted by smaller columns, where those part them. */
  private static final int MANY_TRIANGLES = 64;

  private final WeldedSurface surface;
  private final Topology topology;
  private final BitSet first;
  private final int threads;
  private final BitSet mixed = new BitSet();

  /** Compares any two. */
  private final Column every;

  private MixedCells(WeldedSurface surface, Topology topology, BitSet first, int threads) {
    this.surface = surface;
    this.topology = topology;
    this.first = first;
    this.threads = threads;
    every = new Column(surface, first, mixed, new ColumnGrid(1), new BitSet());
  }

  /**
   * Those that may cross one of the first kind, or are of it and may cross one of either.
   *
   * @param topology of the surface
   * @param first triangles of the first kind
   * @param all triangles of both kinds, ascending
   */
  static int[] triangles(
      WeldedSurface surface, Topology topology, BitSet first, int[] all, int threads) {
    MixedCells cells = new MixedCells(surface, topology, first, threads);
    cells.mark(all, Double.POSITIVE_INFINITY);
    return cells.mixed.stream().toArray();
  }

  /** Marks those of some triangles, by columns that are smaller than {@code below}. */
  private void mark(int[] all, double below) {
    double sides = 0;
    for (int t : all) {
      sides += Footprint.sides(surface, t);
    }
    double size = TRIANGLES * sides / (2.0 * Math.max(1, all.length));
    ColumnGrid grid = new ColumnGrid(size);
    Footprint footprint = new Footprint(surface, grid);
    BitSet entered = new BitSet(surface.triangleCount());
    IntList large = new IntList();
    for (int t : all) {
      int columns = footprint.of(t);
      for (int i = 0; i < columns; i++) {
        grid.enter(footprint.key(i));
      }
      if (columns == 0) {
        large.add(t);
      } else {
        entered.set(t);
      }
    }
    compareWide(large.array(), all);
    PlainColumns plain = PlainColumns.of(surface, topology, grid, footprint, entered);
    ColumnLists lists = new ColumnLists(grid, footprint, all);
    lists.add(plain.asked());
    BitSet covered = plain.covered(lists);
    lists.add(covered);
    boolean last = size > below || size == 0; // what has no extent no columns part
    int[] crowded = compare(grid, lists, covered, last);
    if (crowded.length > 0) {
      mark(crowded, size / 2);
    }
  }

  /**
   * Compares those of each of some columns.
   *
   * @param last whether columns with many are compared too
   * @return the triangles of columns with many, where they are not
   */
  private int[] compare(ColumnGrid grid, ColumnLists lists, BitSet covered, boolean last) {
    BitSet crowds = new BitSet();
    covered.stream().filter(slot -> grid.count(slot) > MANY_TRIANGLES).forEach(crowds::set);
    BitSet small = (BitSet) covered.clone();
    small.andNot(crowds);
    Column column = new Column(surface, first, mixed, grid, small);
    for (int slot = small.nextSetBit(0); slot >= 0; slot = small.nextSetBit(slot + 1)) {
      column.compare(lists.triangles(), lists.begin(slot), lists.end(slot), grid.key(slot));
    }
    BitSet left = new BitSet();
    for (int slot = crowds.nextSetBit(0); slot >= 0; slot = crowds.nextSetBit(slot + 1)) {
      int[] crowd = Arrays.copyOfRange(lists.triangles(), lists.begin(slot), lists.end(slot));
      if (last) {
        CrowdedColumn.compare(surface, every, crowd, mixed);
      } else {
        Arrays.stream(crowd).forEach(left::set);
      }
    }
    return left.stream().toArray();
  }

  /** Marks what lies over or under triangles over many columns. */
  private void compareWide(int[] large, int[] all) {
    if (large.length == 0) {
      return;
    }
    TriangleSubset wide = TriangleSubset.of(surface, large, threads);
    IntList near = new IntList();
    for (int t : all) {
      wide.near(t, near);
      for (int i = 0; i < near.size(); i++) {
        every.compare(t, near.get(i));
      }
    }
  }
}
