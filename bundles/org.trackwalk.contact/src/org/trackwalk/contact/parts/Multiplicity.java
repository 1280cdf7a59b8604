package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/**
 * How much of their room solids hold more than once: along parallel rays, on each of which it is
 * known without error where it is in which solid. A point is in a solid that goes around it
 * (winding number), however often. Where solids have no room in common the measure is 0 but for
 * last bits, so that volumes of the polygons stay exact. Solids whose boxes share room, one with
 * the next, have rays of their own: how close these are hangs on nothing that is elsewhere.
 *
 * @param more cubic metres: the volumes of the solids, summed, less that of all together
 * @param first by solid, cubic metres that lie in it and in none that is before it in the list
 * @param met by solid, its volume as the rays have it; far from that of its polygons where the
 *     solid is so thin that rays miss it, and then {@code first} says nothing of it either
 */
record Multiplicity(double more, double[] first, double[] met) {

  /**
   * Rays along each of the two shorter sides of a box, a number: 4 mm apart over a car's width of 2
   * m. What is shared by balls or bricks is found to half a percent with it (MultiplicityTest).
   */
  private static final int RAYS = 512;

  /**
   * What is measured of solids; the same for the same ones in the same order. Each may go through
   * itself.
   *
   * @throws org.trackwalk.mesh.progress.CancelledException when it is no longer wanted
   */
  static Multiplicity of(List<Solid> solids, Progress progress) {
    return of(solids, false, progress);
  }

  /** The same for convex ones: those whose boxes share no room with another's are not measured. */
  static Multiplicity ofConvex(List<Solid> solids, Progress progress) {
    return of(solids, true, progress);
  }

  private static Multiplicity of(List<Solid> solids, boolean convex, Progress progress) {
    double more = 0;
    double[] first = new double[solids.size()];
    double[] met = new double[solids.size()];
    for (List<Integer> near : together(solids)) {
      if (convex && near.size() == 1) {
        int alone = near.get(0);
        first[alone] = solids.get(alone).volume();
        met[alone] = first[alone];
        continue;
      }
      Multiplicity part = new Walk(near.stream().map(solids::get).toList(), RAYS).run(progress);
      more += part.more;
      for (int i = 0; i < near.size(); i++) {
        first[near.get(i)] = part.first[i];
        met[near.get(i)] = part.met[i];
      }
    }
    return new Multiplicity(more, first, met);
  }

  /** Numbers of solids whose boxes share room, one with the next; ascending. */
  private static List<List<Integer>> together(List<Solid> solids) {
    List<double[]> boxes = solids.stream().map(Solid::box).toList();
    BitSet left = new BitSet();
    left.set(0, solids.size());
    List<List<Integer>> all = new ArrayList<>();
    while (!left.isEmpty()) {
      List<Integer> near = new ArrayList<>(List.of(left.nextSetBit(0)));
      left.clear(near.get(0));
      for (int i = 0; i < near.size(); i++) {
        double[] box = boxes.get(near.get(i));
        for (int k = left.nextSetBit(0); k >= 0; k = left.nextSetBit(k + 1)) {
          if (share(box, boxes.get(k))) {
            near.add(k);
            left.clear(k);
          }
        }
      }
      near.sort(null);
      all.add(near);
    }
    return all;
  }

  private static boolean share(double[] a, double[] b) {
    for (int axis = 0; axis < 3; axis++) {
      if (a[axis] >= b[3 + axis] || b[axis] >= a[3 + axis]) {
        return false;
      }
    }
    return true;
  }

  /** Row after row of rays. */
  private static final class Walk {

    private final List<Solid> solids;
    private final int rays;
    private final int along;
    private final int across;
    private final int up;
    private final double[] low = new double[3];
    private final double[] step = new double[3];

    /** By place twice the solid, and one more where it is left. */
    private final RayMarks marks;

    private final int[] windings;

    /** The solids that are around. */
    private final BitSet around = new BitSet();

    private double more;
    private final double[] first;
    private final double[] met;

    Walk(List<Solid> solids, int rays) {
      this.solids = solids;
      this.rays = rays;
      windings = new int[solids.size()];
      first = new double[solids.size()];
      met = new double[solids.size()];
      marks = new RayMarks(rays);
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

    Multiplicity run(Progress progress) {
      RowSweep sweep = new RowSweep(solids, across, low[across], step[across], rays);
      for (int row = 0; row < rays; row++) {
        progress.check();
        marks.clear();
        double at = low[across] + (row + 0.5) * step[across];
        int triangles = sweep.enter(row);
        for (int i = 0; i < triangles; i++) {
          place(sweep, i, at);
        }
        marks.sort();
        for (int c = 0; c < rays; c++) {
          follow(marks.from(c), marks.from(c + 1));
        }
      }
      double area = step[across] * step[up];
      for (int i = 0; i < first.length; i++) {
        first[i] *= area;
        met[i] *= area;
      }
      return new Multiplicity(more * area, first, met);
    }

    /** Marks where the rays of a row go through a triangle. */
    private void place(RowSweep sweep, int t, double at) {
      int s = sweep.solid(t);
      double[] p = solids.get(s).points();
      // Where the row crosses the edge on which the triangle lies ahead, and that behind it.
      double upFrom = Double.NaN;
      double upTo = 0;
      double ofFrom = 0;
      double ofTo = 0;
      for (int k = 0; k < 3; k++) {
        int a = sweep.corner(t, k);
        int b = sweep.corner(t, (k + 1) % 3);
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
      int mark = upFrom < upTo ? 2 * s : 2 * s + 1;
      int first = column(Math.min(upFrom, upTo)) + 1;
      int last = column(Math.max(upFrom, upTo));
      double slope = (ofTo - ofFrom) / (upTo - upFrom);
      for (int c = Math.max(0, first); c <= Math.min(rays - 1, last); c++) {
        double far = ofFrom + slope * (low[up] + (c + 0.5) * step[up] - upFrom);
        marks.add(c, Math.max(Math.min(ofFrom, ofTo), Math.min(Math.max(ofFrom, ofTo), far)), mark);
      }
    }

    /** The last column at or below a height; -1 when there is none. */
    private int column(double high) {
      return (int) Math.floor((high - low[up]) / step[up] - 0.5);
    }

    /** Follows a ray from place to place. */
    private void follow(int from, int to) {
      int sum = 0;
      for (int i = from; i < to; i++) {
        int s = marks.mark(i) / 2;
        int way = marks.mark(i) % 2 == 0 ? -1 : 1;
        int foremost = around.nextSetBit(0);
        if (foremost >= 0) {
          double length = marks.far(i) - marks.far(i - 1);
          more += length * (sum - 1);
          first[foremost] += length;
        }
        // Lengths from its places to one and the same: those after it is left cancel out.
        met[s] -= way * (marks.far(i) - marks.far(from));
        windings[s] += way;
        around.set(s, windings[s] != 0);
        sum += way;
      }
      for (int i = from; i < to; i++) {
        windings[marks.mark(i) / 2] = 0;
      }
      around.clear();
    }
  }
}
