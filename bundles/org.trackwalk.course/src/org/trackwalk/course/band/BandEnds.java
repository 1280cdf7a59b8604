package org.trackwalk.course.band;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.tree.IntList;

/**
 * Finds the ends of a band in a walk along its border; place {@code i} is where half-edge {@code i}
 * of the loop starts.
 */
final class BandEnds {

  /** An end is so many widths long at most: it is cut off at 45 degrees, or round. */
  private static final double LONGEST = 1.5;

  /**
   * Likewise one that is a single edge, the diagonal of a quad of which one half is gone, and one
   * where no ground goes on though it does along both sides: what is left of a road's triangles.
   */
  private static final double LONGEST_EDGE = 5;

  /** An end is so many widths across at least: what is narrower is a spike in the border. */
  private static final double SHORTEST = 0.5;

  /** A side leads to an end over so many widths: what goes in and out again sooner is a bump. */
  private static final double SIDE = 0.5;

  private final Ground ground;
  private final IntList loop;
  private final double width;

  /** By how much the border turns towards the band's inside at each place, radians. */
  private final double[] turns;

  BandEnds(Ground ground, IntList loop, double width) {
    this.ground = ground;
    this.loop = loop;
    this.width = width;
    int n = loop.size();
    turns = new double[n];
    double all = 0;
    double[] before = direction(last());
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

  /** The last half-edge that has a direction, as seen from above. */
  private int last() {
    int last = loop.size() - 1;
    while (last > 0 && direction(last)[0] == 0 && direction(last)[1] == 0) {
      last--;
    }
    return last;
  }

  private double[] direction(int i) {
    int a = ground.from(loop.get(i));
    int b = ground.to(loop.get(i));
    return new double[] {
      ground.coordinate(b, 0) - ground.coordinate(a, 0),
      ground.coordinate(b, 2) - ground.coordinate(a, 2)
    };
  }

  /** Those that are torn, and the shortest of others that overlap; in the order of the walk. */
  List<BandEnd> ends() {
    List<BandEnd> torn = torn();
    List<BandEnd> ends = new ArrayList<>();
    for (int i = 0; i < turns.length; i++) {
      BandEnd end = turns[i] > 0 ? end(i) : null;
      if (end != null && torn.stream().noneMatch(other -> overlap(other, end))) {
        add(ends, end);
      }
    }
    ends.addAll(torn);
    ends.sort(Comparator.comparingInt(BandEnd::from));
    if (ends.size() > 1 && overlap(ends.get(0), ends.get(ends.size() - 1))) {
      BandEnd last = ends.remove(ends.size() - 1);
      ends.set(0, last.length() < ends.get(0).length() ? last : ends.get(0));
    }
    return ends;
  }

  /**
   * Ends of a band that is joined to ground along its sides: from where that stops to where it
   * begins again, however ragged the rim is between.
   */
  private List<BandEnd> torn() {
    List<BandEnd> torn = new ArrayList<>();
    int n = turns.length;
    for (int from = 0; from < n; from++) {
      if (isFree(from) && !isFree(Math.floorMod(from - 1, n))) {
        int at = from;
        double length = 0;
        while (isFree(at) && length <= LONGEST_EDGE * width) {
          length += ground.length(loop.get(at));
          at = (at + 1) % n;
        }
        double across = flat(place(from), place(at));
        if (length <= LONGEST_EDGE * width
            && across >= SHORTEST * width
            && across <= LONGEST * width) {
          BandEnd end = between(from, at, length, across);
          if (end != null) {
            torn.add(end);
          }
        }
      }
    }
    return torn;
  }

  private boolean isFree(int i) {
    return ground.across(loop.get(i)) < 0;
  }

  /** The end from a corner to another; null where its sides do not lead away from it together. */
  private BandEnd between(int from, int to, double length, double across) {
    double[] one = lead(from, -1);
    double[] other = lead(to, 1);
    if (StrictMath.acos(dot(one, other)) > Math.PI - RoadSizes.BACK) {
      return null;
    }
    double[] a = place(from);
    double[] b = place(to);
    double[] middle = {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2};
    return new BandEnd(from, to, length, across, middle, out(one, other));
  }

  private void add(List<BandEnd> ends, BandEnd end) {
    int last = ends.size() - 1;
    if (last >= 0 && overlap(ends.get(last), end)) {
      ends.set(last, end.length() < ends.get(last).length() ? end : ends.get(last));
    } else {
      ends.add(end);
    }
  }

  private boolean overlap(BandEnd a, BandEnd b) {
    int n = turns.length;
    return Math.floorMod(b.from() - a.from(), n) <= Math.floorMod(a.to() - a.from(), n)
        || Math.floorMod(a.from() - b.from(), n) <= Math.floorMod(b.to() - b.from(), n);
  }

  /** The shortest end that begins at a place, if one does. */
  private BandEnd end(int from) {
    double turned = turns[from];
    double length = 0;
    int at = from;
    for (int edges = 1; edges < turns.length; edges++) {
      length += ground.length(loop.get(at));
      at = (at + 1) % turns.length;
      turned += turns[at];
      if (length > (edges == 1 ? LONGEST_EDGE : LONGEST) * width) {
        return null;
      }
      double across = flat(place(from), place(at));
      if (turned >= RoadSizes.BACK && across >= SHORTEST * width) {
        BandEnd end = between(from, at, length, across);
        if (end != null) {
          return end;
        }
      }
    }
    return null;
  }

  /**
   * The unit direction in plan in which a side leads to an end: from a place of the side so far off
   * that a notch or a bump is not all there is between them.
   *
   * @param corner the end's corner, a place of the walk
   * @param sense 1 for the side behind the end, -1 for the one before it
   */
  private double[] lead(int corner, int sense) {
    double far = SIDE * width;
    double gone = 0;
    int at = corner;
    for (int i = 0; i < turns.length && gone < far; i++) {
      int edge = sense > 0 ? at : Math.floorMod(at - 1, turns.length);
      gone += ground.length(loop.get(edge));
      at = Math.floorMod(at + sense, turns.length);
    }
    double[] a = place(corner);
    double[] b = place(at);
    return unit(new double[] {a[0] - b[0], a[2] - b[2]});
  }

  private static double[] out(double[] one, double[] other) {
    return unit(new double[] {one[0] + other[0], one[1] + other[1]});
  }

  private static double dot(double[] a, double[] b) {
    return Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1]));
  }

  private static double[] unit(double[] d) {
    double length = Math.sqrt(d[0] * d[0] + d[1] * d[1]);
    return length == 0 ? d : new double[] {d[0] / length, d[1] / length};
  }

  private static double flat(double[] a, double[] b) {
    double x = b[0] - a[0];
    double z = b[2] - a[2];
    return Math.sqrt(x * x + z * z);
  }

  private double[] place(int i) {
    int v = ground.from(loop.get(i));
    return new double[] {ground.coordinate(v, 0), ground.coordinate(v, 1), ground.coordinate(v, 2)};
  }
}
