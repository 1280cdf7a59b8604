package org.trackwalk.contact.parts;

import java.util.Arrays;
import java.util.List;

/**
 * How much of their room solids hold more than once: along parallel rays, on each of which it is
 * known without error where it is in which solid. A point is in a solid that goes around it
 * (winding number), however often. Where solids have no room in common the measure is 0 but for
 * last bits, so that volumes of the polygons stay exact.
 *
 * @param more cubic metres: the volumes of the solids, summed, less that of all together
 * @param first by solid, cubic metres that lie in it and in none that is before it in the list
 */
record Multiplicity(double more, double[] first) {

  /** Rays along each of the two shorter sides of the box. */
  private static final int RAYS = 512;

  /** What is measured of solids; the same for the same ones in the same order. */
  static Multiplicity of(List<Solid> solids) {
    return solids.isEmpty()
        ? new Multiplicity(0, new double[0])
        : new Walk(solids, RAYS).measured();
  }

  /** Row after row of rays, from triangles: polygons are cut into fans. */
  private static final class Walk {

    private final List<Solid> solids;
    private final int rays;
    private final int along;
    private final int across;
    private final int up;
    private final double[] low = new double[3];
    private final double[] step = new double[3];

    /** Four numbers each: solid and three corners; those of a row lie between its starts. */
    private int[] triangles = new int[0];

    /** By column of a row: where its places begin. */
    private final int[] ends;

    /** What the rays of a row meet: how far along, twice the solid and whether it is left. */
    private double[] places = new double[1024];

    private int[] marks = new int[1024];
    private int[] columns = new int[1024];
    private int placed;
    private final int[] windings;
    private double more;
    private final double[] first;

    Walk(List<Solid> solids, int rays) {
      this.solids = solids;
      this.rays = rays;
      windings = new int[solids.size()];
      first = new double[solids.size()];
      ends = new int[rays + 1];
      double[] high = new double[3];
      Arrays.fill(low, Double.POSITIVE_INFINITY);
      Arrays.fill(high, Double.NEGATIVE_INFINITY);
      for (Solid solid : solids) {
        double[] box = solid.box();
        for (int axis = 0; axis < 3; axis++) {
          low[axis] = Math.min(low[axis], box[axis]);
          high[axis] = Math.max(high[axis], box[3 + axis]);
        }
      }
      int longest = 0;
      for (int axis = 0; axis < 3; axis++) {
        step[axis] = (high[axis] - low[axis]) / rays;
        longest = step[axis] > step[longest] ? axis : longest;
      }
      along = longest;
      across = (longest + 1) % 3;
      up = (longest + 2) % 3;
    }

    Multiplicity measured() {
      int[] starts = rows();
      for (int row = 0; row < rays; row++) {
        placed = 0;
        double at = low[across] + (row + 0.5) * step[across];
        for (int i = starts[row]; i < starts[row + 1]; i++) {
          place(triangles, 4 * i, at);
        }
        walk();
      }
      double area = step[across] * step[up];
      for (int i = 0; i < first.length; i++) {
        first[i] *= area;
      }
      return new Multiplicity(more * area, first);
    }

    /** Puts triangles in the order of their rows, each in all that it reaches. */
    private int[] rows() {
      int[] starts = new int[rays + 2];
      for (int pass = 0; pass < 2; pass++) {
        for (int s = 0; s < solids.size(); s++) {
          Solid solid = solids.get(s);
          for (int f = 0; f < solid.polygons(); f++) {
            for (int k = 2; k < solid.size(f); k++) {
              triangle(
                  s, solid.corner(f, 0), solid.corner(f, k - 1), solid.corner(f, k), pass, starts);
            }
          }
        }
        if (pass == 0) {
          for (int row = 1; row < starts.length; row++) {
            starts[row] += starts[row - 1];
          }
          triangles = new int[4 * starts[starts.length - 1]];
        }
      }
      return starts;
    }

    private void triangle(int s, int a, int b, int c, int pass, int[] starts) {
      double[] p = solids.get(s).points();
      double least = Math.min(p[3 * a + across], Math.min(p[3 * b + across], p[3 * c + across]));
      double most = Math.max(p[3 * a + across], Math.max(p[3 * b + across], p[3 * c + across]));
      int last = Math.min(rays - 1, (int) ((most - low[across]) / step[across]));
      for (int row = Math.max(0, (int) ((least - low[across]) / step[across]));
          row <= last;
          row++) {
        if (pass == 0) {
          starts[row + 2]++;
        } else {
          int at = 4 * starts[row + 1]++;
          triangles[at] = s;
          triangles[at + 1] = a;
          triangles[at + 2] = b;
          triangles[at + 3] = c;
        }
      }
    }

    /** Marks where the rays of a row go through a triangle. */
    private void place(int[] t, int from, double at) {
      double[] p = solids.get(t[from]).points();
      // Where the row crosses the edge on which the triangle lies ahead, and that behind it.
      double upFrom = Double.NaN;
      double upTo = 0;
      double ofFrom = 0;
      double ofTo = 0;
      for (int k = 0; k < 3; k++) {
        int a = t[from + 1 + k];
        int b = t[from + 1 + (k + 1) % 3];
        boolean before = p[3 * a + across] <= at;
        if (before == p[3 * b + across] <= at) {
          continue;
        }
        // From the lower number, so that both triangles of an edge find the same place.
        int i = 3 * Math.min(a, b);
        int j = 3 * Math.max(a, b);
        double share = (at - p[i + across]) / (p[j + across] - p[i + across]);
        double high = p[i + up] + share * (p[j + up] - p[i + up]);
        double far = p[i + along] + share * (p[j + along] - p[i + along]);
        if (before) {
          upFrom = high;
          ofFrom = far;
        } else {
          upTo = high;
          ofTo = far;
        }
      }
      if (!(upFrom != upTo)) {
        return;
      }
      int mark = upFrom < upTo ? 2 * t[from] : 2 * t[from] + 1;
      int first = column(Math.min(upFrom, upTo)) + 1;
      int last = column(Math.max(upFrom, upTo));
      double slope = (ofTo - ofFrom) / (upTo - upFrom);
      for (int c = Math.max(0, first); c <= Math.min(rays - 1, last); c++) {
        double far = ofFrom + slope * (low[up] + (c + 0.5) * step[up] - upFrom);
        add(c, Math.max(Math.min(ofFrom, ofTo), Math.min(Math.max(ofFrom, ofTo), far)), mark);
      }
    }

    /** The last column at or below a height; -1 when there is none. */
    private int column(double high) {
      return (int) Math.floor((high - low[up]) / step[up] - 0.5);
    }

    private void add(int column, double place, int mark) {
      if (placed == places.length) {
        places = Arrays.copyOf(places, 2 * placed);
        marks = Arrays.copyOf(marks, 2 * placed);
        columns = Arrays.copyOf(columns, 2 * placed);
      }
      places[placed] = place;
      marks[placed] = mark;
      columns[placed++] = column;
    }

    /** Follows each ray of a row. */
    private void walk() {
      Arrays.fill(ends, 0);
      for (int i = 0; i < placed; i++) {
        ends[columns[i] + 1]++;
      }
      for (int c = 0; c < rays; c++) {
        ends[c + 1] += ends[c];
      }
      int[] next = ends.clone();
      double[] far = new double[placed];
      int[] what = new int[placed];
      for (int i = 0; i < placed; i++) {
        // Put in order as they come: there are few on a ray.
        int to = next[columns[i]]++;
        while (to > ends[columns[i]] && far[to - 1] > places[i]) {
          far[to] = far[to - 1];
          what[to] = what[to - 1];
          to--;
        }
        far[to] = places[i];
        what[to] = marks[i];
      }
      for (int c = 0; c < rays; c++) {
        follow(far, what, ends[c], ends[c + 1]);
      }
    }

    private void follow(double[] far, int[] what, int from, int to) {
      int sum = 0;
      int in = 0;
      for (int i = from; i < to; i++) {
        int s = what[i] / 2;
        int way = what[i] % 2 == 0 ? -1 : 1;
        if (i > from && in > 0) {
          double length = far[i] - far[i - 1];
          more += length * (sum - 1);
          first[foremost(what, from, i)] += length;
        }
        in -= windings[s] != 0 ? 1 : 0;
        windings[s] += way;
        in += windings[s] != 0 ? 1 : 0;
        sum += way;
      }
      for (int i = from; i < to; i++) {
        windings[what[i] / 2] = 0;
      }
    }

    /** The solid that is before all others that are around. */
    private int foremost(int[] what, int from, int to) {
      int least = Integer.MAX_VALUE;
      for (int i = from; i < to; i++) {
        least = windings[what[i] / 2] != 0 ? Math.min(least, what[i] / 2) : least;
      }
      return least;
    }
  }
}
