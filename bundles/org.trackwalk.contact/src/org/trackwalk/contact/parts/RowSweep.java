package org.trackwalk.contact.parts;

import java.util.Arrays;
import java.util.List;

/** The triangles of solids, polygons cut into fans, that reach one row of a box after another. */
final class RowSweep {

  /** Four numbers each: solid and three corners; in the order of their first rows. */
  private final int[] triangles;

  /** By row: where the triangles that begin in it do, and where the last ones end. */
  private final int[] starts;

  private final int[] last;
  private int[] active = new int[64];
  private int count;

  /**
   * A sweep.
   *
   * @param axis along which the rows follow each other
   * @param low where the first row begins
   * @param step width of a row
   */
  RowSweep(List<Solid> solids, int axis, double low, double step, int rows) {
    int total = 0;
    for (Solid solid : solids) {
      for (int f = 0; f < solid.polygons(); f++) {
        total += Math.max(0, solid.size(f) - 2);
      }
    }
    int[] all = new int[Math.multiplyExact(4, total)];
    int[] first = new int[total];
    int[] end = new int[total];
    starts = new int[rows + 2];
    int t = 0;
    for (int s = 0; s < solids.size(); s++) {
      Solid solid = solids.get(s);
      double[] p = solid.points();
      for (int f = 0; f < solid.polygons(); f++) {
        for (int k = 2; k < solid.size(f); k++, t++) {
          int a = solid.corner(f, 0);
          int b = solid.corner(f, k - 1);
          int c = solid.corner(f, k);
          double least = Math.min(p[3 * a + axis], Math.min(p[3 * b + axis], p[3 * c + axis]));
          double most = Math.max(p[3 * a + axis], Math.max(p[3 * b + axis], p[3 * c + axis]));
          first[t] = row(least, low, step, rows);
          end[t] = row(most, low, step, rows);
          starts[first[t] + 2]++;
          all[4 * t] = s;
          all[4 * t + 1] = a;
          all[4 * t + 2] = b;
          all[4 * t + 3] = c;
        }
      }
    }
    for (int row = 2; row < starts.length; row++) {
      starts[row] += starts[row - 1];
    }
    triangles = new int[4 * total];
    last = new int[total];
    for (int i = 0; i < total; i++) {
      int to = starts[first[i] + 1]++;
      System.arraycopy(all, 4 * i, triangles, 4 * to, 4);
      last[to] = end[i];
    }
  }

  private static int row(double at, double low, double step, int rows) {
    return Math.clamp((long) ((at - low) / step), 0, rows - 1);
  }

  /** Goes on to a row, which is the next one, and tells how many triangles reach it. */
  int enter(int row) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (last[active[i]] >= row) {
        active[kept++] = active[i];
      }
    }
    int more = starts[row + 1] - starts[row];
    if (active.length < kept + more) {
      active = Arrays.copyOf(active, 2 * (kept + more));
    }
    for (int i = starts[row]; i < starts[row + 1]; i++) {
      active[kept++] = i;
    }
    count = kept;
    return count;
  }

  /** The solid of a triangle that reaches the row. */
  int solid(int i) {
    return triangles[4 * active[i]];
  }

  /** A corner of a triangle that reaches the row. */
  int corner(int i, int k) {
    return triangles[4 * active[i] + 1 + k];
  }
}
