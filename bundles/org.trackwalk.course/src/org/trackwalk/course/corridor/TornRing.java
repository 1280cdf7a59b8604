package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.tree.IntList;

/**
 * A band of which a piece is missing, if only a slit: one border goes along its outer side, across
 * one end, back along the inner side and across the other end. The two ends look at each other, as
 * those of a ring do; the ends of a strip from here to there do not.
 *
 * @param sides half-edges of the two long sides
 * @param gap metres from end to end, as seen from above; 0 where they lie over each other
 */
record TornRing(IntList[] sides, double gap) {

  /** Both corners of an end together turn a border back: by 180 degrees, and 45 for a torn one. */
  private static final double BACK = StrictMath.toRadians(135);

  /** An end is so many widths long at most: it is cut off at 45 degrees, or round. */
  private static final double LONGEST = 1.5;

  /** An end is so many widths across at least: what is narrower is a spike in the border. */
  private static final double SHORTEST = 0.5;

  /** Part of a lap that may be missing. */
  private static final double PART = 0.25;

  /** An end: the half-edges from one place in the loop up to another, and its middle. */
  private record End(int from, int to, double length, double[] middle, double[] out) {}

  /**
   * Splits a border.
   *
   * @param loop half-edges of one border, each starts where the one before it ends
   * @param width mean width of the band, metres
   * @return null when it has not just two ends that look at each other
   */
  static TornRing of(Ground ground, IntList loop, double width) {
    List<End> ends = new Walk(ground, loop, width).ends();
    if (ends.size() != 2) {
      return null;
    }
    End a = ends.get(0);
    End b = ends.get(1);
    IntList[] sides = {between(loop, a, b), between(loop, b, a)};
    double half = (length(ground, sides[0]) + length(ground, sides[1])) / 2;
    double gap = flat(a.middle, b.middle);
    boolean near = gap <= Corridor.MISSING && gap <= PART * (half + gap);
    return near && level(a, b, gap, width) && facing(a, b, gap, width)
        ? new TornRing(sides, missing(a, b, gap, width))
        : null;
  }

  /** Metres from end to end; none where one end lies over the other. */
  private static double missing(End a, End b, double gap, double width) {
    double x = b.middle[0] - a.middle[0];
    double z = b.middle[2] - a.middle[2];
    return gap <= width ? Math.max(0, x * a.out[0] + z * a.out[1]) : gap;
  }

  /** No steeper than 45 degrees from end to end, but for a short gap. */
  private static boolean level(End a, End b, double gap, double width) {
    return Math.abs(a.middle[1] - b.middle[1]) <= Math.max(gap, width);
  }

  /** Whether each looks at the other; ends that are nearly one look opposite ways. */
  private static boolean facing(End a, End b, double gap, double width) {
    if (gap <= width) {
      return a.out[0] * b.out[0] + a.out[1] * b.out[1] <= -Corridor.FACING;
    }
    double x = (b.middle[0] - a.middle[0]) / gap;
    double z = (b.middle[2] - a.middle[2]) / gap;
    return x * a.out[0] + z * a.out[1] >= Corridor.FACING
        && -x * b.out[0] - z * b.out[1] >= Corridor.FACING;
  }

  private static IntList between(IntList loop, End a, End b) {
    IntList side = new IntList();
    for (int i = a.to; i != b.from; i = (i + 1) % loop.size()) {
      side.add(loop.get(i));
    }
    return side;
  }

  private static double length(Ground ground, IntList side) {
    double length = 0;
    for (int i = 0; i < side.size(); i++) {
      length += ground.length(side.get(i));
    }
    return length;
  }

  private static double flat(double[] a, double[] b) {
    double x = b[0] - a[0];
    double z = b[2] - a[2];
    return Math.sqrt(x * x + z * z);
  }

  /** A walk along the border; place {@code i} is where half-edge {@code i} of the loop starts. */
  private static final class Walk {

    private final Ground ground;
    private final IntList loop;
    private final double width;

    /** By how much the border turns towards the band's inside at each place, radians. */
    private final double[] turns;

    Walk(Ground ground, IntList loop, double width) {
      this.ground = ground;
      this.loop = loop;
      this.width = width;
      int n = loop.size();
      turns = new double[n];
      double all = 0;
      double[] before = direction(n - 1);
      for (int i = 0; i < n; i++) {
        double[] here = direction(i);
        boolean none = here[0] == 0 && here[1] == 0;
        if (!none) {
          double cross = before[0] * here[1] - before[1] * here[0];
          turns[i] = StrictMath.atan2(cross, before[0] * here[0] + before[1] * here[1]);
          all += turns[i];
          before = here;
        }
      }
      for (int i = 0; all < 0 && i < n; i++) {
        turns[i] = -turns[i];
      }
    }

    private double[] direction(int i) {
      int a = ground.from(loop.get(i));
      int b = ground.to(loop.get(i));
      return new double[] {
        ground.coordinate(b, 0) - ground.coordinate(a, 0),
        ground.coordinate(b, 2) - ground.coordinate(a, 2)
      };
    }

    /** The shortest of those that overlap, in the order of the walk. */
    List<End> ends() {
      List<End> ends = new ArrayList<>();
      for (int i = 0; i < turns.length; i++) {
        End end = turns[i] > 0 ? end(i) : null;
        if (end != null) {
          add(ends, end);
        }
      }
      if (ends.size() > 1 && overlap(ends.get(0), ends.get(ends.size() - 1))) {
        End last = ends.remove(ends.size() - 1);
        ends.set(0, last.length < ends.get(0).length ? last : ends.get(0));
      }
      return ends;
    }

    private void add(List<End> ends, End end) {
      int last = ends.size() - 1;
      if (last >= 0 && overlap(ends.get(last), end)) {
        ends.set(last, end.length < ends.get(last).length ? end : ends.get(last));
      } else {
        ends.add(end);
      }
    }

    private boolean overlap(End a, End b) {
      int n = turns.length;
      return Math.floorMod(b.from - a.from, n) <= Math.floorMod(a.to - a.from, n)
          || Math.floorMod(a.from - b.from, n) <= Math.floorMod(b.to - b.from, n);
    }

    /** The end that begins at a place, if one does. */
    private End end(int from) {
      double turned = turns[from];
      double length = 0;
      int at = from;
      while (turned < BACK && length <= LONGEST * width) {
        length += ground.length(loop.get(at));
        at = (at + 1) % turns.length;
        turned += turns[at];
        if (at == from) {
          return null;
        }
      }
      double[] a = place(from);
      double[] b = place(at);
      double across = flat(a, b);
      if (turned < BACK || length > LONGEST * width || across < SHORTEST * width) {
        return null;
      }
      double[] middle = {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2};
      double[] out = {(b[2] - a[2]) / across, (a[0] - b[0]) / across};
      double[] before = direction(Math.floorMod(from - 1, turns.length));
      boolean along = out[0] * before[0] + out[1] * before[1] >= 0;
      return new End(from, at, length, middle, along ? out : new double[] {-out[0], -out[1]});
    }

    private double[] place(int i) {
      int v = ground.from(loop.get(i));
      return new double[] {
        ground.coordinate(v, 0), ground.coordinate(v, 1), ground.coordinate(v, 2)
      };
    }
  }
}
