package org.trackwalk.ground.crossing;

import java.util.BitSet;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of one column of the ground's grid, each pair of which is compared: by their boxes
 * first, for most are apart. One instance serves one column after the other.
 */
final class Column {

  private static final int SIDES = 6;

  private static final int IN_X = 1;
  private static final int IN_Z = 2;
  private static final int IN_BOTH = IN_X | IN_Z;

  private final WeldedSurface surface;
  private final BitSet first;
  private final BitSet mixed;

  /** The grid, where a pair may be left to the column in which its boxes begin to meet. */
  private final ColumnGrid once;

  /** Of each triangle the least x, z and y and what is just over the most, as ordered numbers. */
  private long[] boxes = new long[0];

  /** In which of the two directions a triangle begins in this column. */
  private int[] begins = new int[0];

  /**
   * @param first triangles of which one of each pair is
   * @param mixed gets those that lie over or under one another
   * @param once the grid, where all columns are compared; null where some are not
   */
  Column(WeldedSurface surface, BitSet first, BitSet mixed, ColumnGrid once) {
    this.surface = surface;
    this.first = first;
    this.mixed = mixed;
    this.once = once;
  }

  /** Marks those of some triangles, the column with a key, that lie over or under one another. */
  void compare(int[] in, int from, int to, long key) {
    box(in, from, to, key);
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
            && (begins[a / SIDES] | begins[b / SIDES]) == IN_BOTH
            && box[a + 4] < box[b + 5]
            && box[b + 4] < box[a + 5]) {
          compare(in[from + a / SIDES], in[from + b / SIDES]);
        }
      }
    }
  }

  private void box(int[] in, int from, int to, long key) {
    if (begins.length < to - from) {
      boxes = new long[2 * SIDES * (to - from)];
      begins = new int[2 * (to - from)];
    }
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int i = 0; i < to - from; i++) {
      int t = 3 * in[from + i];
      float x = box(p, 3 * c[t], 3 * c[t + 1], 3 * c[t + 2], SIDES * i);
      float z = box(p, 3 * c[t] + 2, 3 * c[t + 1] + 2, 3 * c[t + 2] + 2, SIDES * i + 2);
      box(p, 3 * c[t] + 1, 3 * c[t + 1] + 1, 3 * c[t + 2] + 1, SIDES * i + 4);
      begins[i] =
          once == null
              ? IN_BOTH
              : (once.row(x) == ColumnGrid.x(key) ? IN_X : 0)
                  | (once.row(z) == ColumnGrid.z(key) ? IN_Z : 0);
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
