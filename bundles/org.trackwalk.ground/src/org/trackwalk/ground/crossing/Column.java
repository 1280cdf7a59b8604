package org.trackwalk.ground.crossing;

import java.util.BitSet;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of one column of the ground's grid, each pair of which is compared: by their boxes
 * first, for most are apart. One instance serves one column after the other.
 */
final class Column {

  private static final int SIDES = 6;

  private final WeldedSurface surface;
  private final BitSet first;
  private final BitSet mixed;

  private final ColumnGrid grid;

  /** To these columns a pair is left whose boxes begin to meet there. */
  private final BitSet compared;

  /** Of each triangle the least x, z and y and what is just over the most, as ordered numbers. */
  private long[] boxes = new long[0];

  /** The rows of columns in which each triangle begins, x and z. */
  private int[] begins = new int[0];

  /**
   * @param first triangles of which one of each pair is
   * @param mixed gets those that lie over or under one another
   * @param grid of the columns
   * @param compared the columns that are all compared, by their slots; to none another is left
   */
  Column(WeldedSurface surface, BitSet first, BitSet mixed, ColumnGrid grid, BitSet compared) {
    this.surface = surface;
    this.first = first;
    this.mixed = mixed;
    this.grid = grid;
    this.compared = compared;
  }

  /** Marks those of some triangles, the column with a key, that lie over or under one another. */
  void compare(int[] in, int from, int to, long key) {
    box(in, from, to);
    long[] box = boxes; // a field is read again each time by the fast compiler
    for (int b = SIDES; b < SIDES * (to - from); b += SIDES) {
      long lowX = box[b];
      long highX = box[b + 1];
      long lowZ = box[b + 2];
      long highZ = box[b + 3];
      for (int a = 0; a < b; a += SIDES) {
        // one branch: none of the four can be foretold
        long signs = box[a] - highX & lowX - box[a + 1] & box[a + 2] - highZ & lowZ - box[a + 3];
        if (signs < 0
            && box[a + 4] < box[b + 5]
            && box[b + 4] < box[a + 5]
            && isHere(a / SIDES, b / SIDES, key)) {
          compare(in[from + a / SIDES], in[from + b / SIDES]);
        }
      }
    }
  }

  /** Whether the boxes of two begin to meet in this column, or in one that is not compared. */
  private boolean isHere(int a, int b, long key) {
    long x = Math.max(begins[2 * a], begins[2 * b]);
    long z = Math.max(begins[2 * a + 1], begins[2 * b + 1]);
    long begin = ColumnGrid.key(x, z);
    return begin == key || !compared.get(grid.slot(begin));
  }

  private void box(int[] in, int from, int to) {
    if (boxes.length < SIDES * (to - from)) {
      boxes = new long[2 * SIDES * (to - from)];
      begins = new int[4 * (to - from)];
    }
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int i = 0; i < to - from; i++) {
      int t = 3 * in[from + i];
      float x = box(p, 3 * c[t], 3 * c[t + 1], 3 * c[t + 2], SIDES * i);
      float z = box(p, 3 * c[t] + 2, 3 * c[t + 1] + 2, 3 * c[t + 2] + 2, SIDES * i + 2);
      box(p, 3 * c[t] + 1, 3 * c[t + 1] + 1, 3 * c[t + 2] + 1, SIDES * i + 4);
      begins[2 * i] = grid.row(x);
      begins[2 * i + 1] = grid.row(z);
    }
  }

  /** Notes the least and the most of three coordinates, and gives the least. */
  private float box(float[] p, int a, int b, int c, int at) {
    float low = p[a] < p[b] ? p[a] : p[b];
    float high = p[a] > p[b] ? p[a] : p[b];
    low = p[c] < low ? p[c] : low;
    high = p[c] > high ? p[c] : high;
    boxes[at] = ordered(low);
    boxes[at + 1] = ordered(high) + 1;
    return low;
  }

  /** A number that is less than another where a coordinate is. */
  private static long ordered(float coordinate) {
    int bits = Float.floatToRawIntBits(coordinate + 0f); // there is one zero only
    return bits ^ bits >> 31 & Integer.MAX_VALUE;
  }

  /** Marks two triangles where they lie over one another and may be compared. */
  void compare(int s, int t) {
    if (s != t && (first.get(s) || first.get(t)) && Plan.cover(surface, s, t)) {
      mixed.set(s);
      mixed.set(t);
    }
  }
}
