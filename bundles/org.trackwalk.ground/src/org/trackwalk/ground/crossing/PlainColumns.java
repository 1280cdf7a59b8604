package org.trackwalk.ground.crossing;

import java.util.BitSet;
import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Columns of the ground's grid in which no triangle lies over another one, told without comparing
 * any two. Where an edge has one triangle on each side of it, seen from above, as many triangles
 * lie over the ground on one side as on the other. So where all edges over some columns that hang
 * together are such, their number is the same all over these (the degree of a map does not change
 * off the image of the border: John Milnor, Topology from the Differentiable Viewpoint, 1965,
 * chapter 5), and one place tells it.
 */
final class PlainColumns {

  /** Where in a column the number is asked for, in sides of it: the first that is on no edge. */
  private static final double[][] PLACES = {{0.5, 0.5}, {0.31, 0.62}, {0.73, 0.41}, {0.57, 0.17}};

  /** So many triangles lie over a place where that is not known. */
  private static final int UNKNOWN = Integer.MAX_VALUE;

  private final WeldedSurface surface;
  private final ColumnGrid grid;

  /** Columns with an edge that has no triangle on one side or two on the same. */
  private final BitSet torn = new BitSet();

  /** The region of each column; 0 for none. */
  private final int[] regions;

  /** A column of each region, by its number. */
  private final IntList seeds = new IntList();

  private PlainColumns(WeldedSurface surface, ColumnGrid grid) {
    this.surface = surface;
    this.grid = grid;
    regions = new int[grid.slots()];
    seeds.add(-1);
  }

  /**
   * Looks at the edges of some triangles.
   *
   * @param topology of the surface
   * @param entered the triangles that the grid holds
   */
  static PlainColumns of(
      WeldedSurface surface,
      Topology topology,
      ColumnGrid grid,
      Footprint footprint,
      BitSet entered) {
    PlainColumns columns = new PlainColumns(surface, grid);
    columns.tear(topology, footprint, entered);
    columns.part();
    return columns;
  }

  private void tear(Topology topology, Footprint footprint, BitSet entered) {
    BitSet up = new BitSet();
    BitSet down = new BitSet();
    for (int t = entered.nextSetBit(0); t >= 0; t = entered.nextSetBit(t + 1)) {
      int side = Plan.side(surface, t);
      up.set(t, side > 0);
      down.set(t, side < 0);
    }
    for (int t = entered.nextSetBit(0); t >= 0; t = entered.nextSetBit(t + 1)) {
      if (!sound(topology, t, up.get(t) ? up : down, up.get(t) ? down : up)) {
        int columns = footprint.of(t);
        for (int i = 0; i < columns; i++) {
          torn.set(grid.slot(footprint.key(i)));
        }
      }
    }
  }

  /** Whether another triangle lies on the other side of each edge of one that is not upright. */
  private static boolean sound(Topology topology, int t, BitSet same, BitSet turned) {
    boolean sound = same.get(t);
    for (int h = 3 * t; sound && h < 3 * t + 3; h++) {
      int twin = topology.twin(h);
      sound = twin >= 0 && (topology.sameDirection(h) ? turned : same).get(twin / 3);
    }
    return sound;
  }

  /** Parts the columns that are not torn into regions that hang together. */
  private void part() {
    IntList open = new IntList();
    for (int slot = 0; slot < regions.length; slot++) {
      if (grid.count(slot) == 0 || torn.get(slot) || regions[slot] != 0) {
        continue;
      }
      int region = seeds.size();
      seeds.add(slot);
      regions[slot] = region;
      open.add(slot);
      while (open.size() > 0) {
        long key = grid.key(open.get(open.size() - 1));
        open.truncate(open.size() - 1);
        long x = ColumnGrid.x(key);
        long z = ColumnGrid.z(key);
        spread(x - 1, z, region, open);
        spread(x + 1, z, region, open);
        spread(x, z - 1, region, open);
        spread(x, z + 1, region, open);
      }
    }
  }

  private void spread(long x, long z, int region, IntList open) {
    if (x != (int) x || z != (int) z) {
      return; // beyond the last row
    }
    int slot = grid.slot(ColumnGrid.key(x, z));
    if (grid.count(slot) > 0 && !torn.get(slot) && regions[slot] == 0) {
      regions[slot] = region;
      open.add(slot);
    }
  }

  /** The columns whose triangles {@link #covered} asks for, and all that it has anyway. */
  BitSet asked() {
    BitSet asked = (BitSet) torn.clone();
    for (int region = 1; region < seeds.size(); region++) {
      asked.set(seeds.get(region));
    }
    return asked;
  }

  /**
   * The columns in which a triangle may lie over another one.
   *
   * @param lists of those that are {@link #asked} for
   */
  BitSet covered(ColumnLists lists) {
    BitSet covered = (BitSet) torn.clone();
    BitSet thick = new BitSet();
    for (int region = 1; region < seeds.size(); region++) {
      thick.set(region, over(seeds.get(region), lists) > 1);
    }
    for (int slot = 0; slot < regions.length && !thick.isEmpty(); slot++) {
      covered.set(slot, covered.get(slot) || thick.get(regions[slot]));
    }
    return covered;
  }

  /** How many triangles lie over a place in a column. */
  private int over(int slot, ColumnLists lists) {
    for (double[] place : PLACES) {
      float x = grid.at(ColumnGrid.x(grid.key(slot)), place[0]);
      float z = grid.at(ColumnGrid.z(grid.key(slot)), place[1]);
      if (ColumnGrid.key(grid.row(x), grid.row(z)) == grid.key(slot)) {
        int over = 0;
        for (int i = lists.begin(slot); i < lists.end(slot) && over != UNKNOWN; i++) {
          int in = in(lists.triangles()[i], x, z);
          over = in < 0 ? UNKNOWN : over + in;
        }
        if (over != UNKNOWN) {
          return over;
        }
      }
    }
    return UNKNOWN;
  }

  /** One where a place lies in a triangle, none where outside, less where on an edge. */
  private int in(int t, float x, float z) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int most = -1;
    int least = 1;
    for (int k = 0; k < 3; k++) {
      int a = 3 * c[3 * t + k];
      int b = 3 * c[3 * t + (k == 2 ? 0 : k + 1)];
      int side = ExactPredicates.orient2d(p[a], p[a + 2], p[b], p[b + 2], x, z);
      most = Math.max(most, side);
      least = Math.min(least, side);
    }
    if (most > 0 && least < 0) {
      return 0;
    }
    return most != 0 && least != 0 ? 1 : -1;
  }
}
