package org.trackwalk.course.band;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.parallel.Budget;

/**
 * For each end of a strip the nearest one that it looks at, in crowds of any size: a tree over
 * where ends are and which way they look is gone through from near to far, and only where some of
 * what a node holds may be looked at (J. Bentley, "Multidimensional Binary Search Trees Used for
 * Associative Searching", 1975).
 */
final class NearestEnds {

  /** Numbers per box: least and greatest place (x, y, z) and direction (x, z). */
  private static final int AXES = 5;

  private static final int BOX = 2 * AXES;

  /** So many ends are looked at one by one. */
  private static final int LEAF = 4;

  /** Ends that look opposite ways count as so far apart, half of it, metres. */
  private static final double TURN = 50;

  /** What sums of rounded numbers may be off by, as a share. */
  private static final double ROUNDING = 1e-9;

  private final List<StripEnd> ends;

  /** Those that may go on in another strip, in the order of the leaves. */
  private final int[] order;

  /** Per node its box, and the widest and longest strip in it. */
  private final double[] bounds;

  private final double[] widest;
  private final double[] narrowest;
  private final double[] longest;

  private int asked;
  private StripEnd asker;
  private int best;
  private double bestGap;
  private long looks;

  private NearestEnds(List<StripEnd> ends) {
    this.ends = ends;
    order = IntStream.range(0, ends.size()).filter(i -> mayGoOn(ends.get(i))).toArray();
    int nodes = 1;
    for (int size = order.length; size > LEAF; size = (size + 1) / 2) {
      nodes = 2 * nodes + 1;
    }
    bounds = new double[BOX * nodes];
    widest = new double[nodes];
    narrowest = new double[nodes];
    longest = new double[nodes];
    if (order.length > 0) {
      build(0, 0, order.length);
    }
    Budget.spend(order.length);
  }

  /** For each end the one that it looks at; -1 for none. */
  static int[] of(List<StripEnd> ends) {
    NearestEnds all = new NearestEnds(ends);
    return IntStream.range(0, ends.size()).map(all::nearest).toArray();
  }

  /** Whether its strip may go on in another one; where a number is none it does not. */
  private static boolean mayGoOn(StripEnd end) {
    double sum = 0;
    for (int k = 0; k < AXES; k++) {
      sum += axis(end, k);
    }
    return end.isTorn() && Double.isFinite(sum);
  }

  private static double axis(StripEnd end, int k) {
    return k < 3 ? end.end().middle()[k] : end.end().out()[k - 3];
  }

  private void build(int node, int from, int to) {
    int box = BOX * node;
    Arrays.fill(bounds, box, box + AXES, Double.POSITIVE_INFINITY);
    Arrays.fill(bounds, box + AXES, box + BOX, Double.NEGATIVE_INFINITY);
    narrowest[node] = Double.POSITIVE_INFINITY;
    for (int i = from; i < to; i++) {
      StripEnd end = ends.get(order[i]);
      for (int k = 0; k < AXES; k++) {
        bounds[box + k] = Math.min(bounds[box + k], axis(end, k));
        bounds[box + AXES + k] = Math.max(bounds[box + AXES + k], axis(end, k));
      }
      widest[node] = Math.max(widest[node], end.strip().width());
      narrowest[node] = Math.min(narrowest[node], end.strip().width());
      longest[node] = Math.max(longest[node], end.strip().length());
    }
    if (to - from <= LEAF) {
      return;
    }
    int cut = widestAxis(box);
    int middle = (from + to) >>> 1;
    part(from, to - 1, middle, cut);
    build(2 * node + 1, from, middle);
    build(2 * node + 2, middle, to);
  }

  /** Puts at {@code middle} who belongs there along an axis, and no greater ones before it. */
  private void part(int from, int to, int middle, int axis) {
    int low = from;
    int high = to;
    while (low < high) {
      double pivot = axis(ends.get(order[(low + high) >>> 1]), axis);
      int i = low;
      int j = high;
      while (i <= j) {
        while (axis(ends.get(order[i]), axis) < pivot) {
          i++;
        }
        while (axis(ends.get(order[j]), axis) > pivot) {
          j--;
        }
        if (i <= j) {
          int other = order[i];
          order[i++] = order[j];
          order[j--] = other;
        }
      }
      high = j < middle ? high : j;
      low = i > middle ? low : i;
      if (j < middle && middle < i) {
        return;
      }
    }
  }

  private int widestAxis(int box) {
    int widest = 0;
    double most = -1;
    for (int k = 0; k < AXES; k++) {
      double side = (bounds[box + AXES + k] - bounds[box + k]) * (k < 3 ? 1 : TURN);
      if (side > most) {
        most = side;
        widest = k;
      }
    }
    return widest;
  }

  private int nearest(int i) {
    asked = i;
    asker = ends.get(i);
    best = -1;
    bestGap = Double.POSITIVE_INFINITY;
    looks = 1;
    // Of one strip the ends follow each other, and they may be what else no strip goes on in.
    for (int k = i - 1; k >= 0 && ends.get(k).isRing(asker); k--) {
      look(k);
    }
    for (int k = i + 1; k < ends.size() && ends.get(k).isRing(asker); k++) {
      look(k);
    }
    if (mayGoOn(asker)) {
      search(0, 0, order.length);
    }
    Budget.spend(looks);
    return best;
  }

  private void look(int k) {
    looks++;
    StripEnd other = ends.get(k);
    double gap = asker.gap(other);
    boolean first = gap < bestGap || gap == bestGap && best >= 0 && isBefore(k, best);
    if (first && asker.continues(other)) {
      best = k;
      bestGap = gap;
    }
  }

  /** Of two that are as near that one is taken which comes first if the longer of both asks. */
  private boolean isBefore(int k, int other) {
    int a = first(k);
    int b = first(other);
    return a < b || a == b && asked + k - a < asked + other - b;
  }

  private int first(int k) {
    double own = asker.strip().length();
    double its = ends.get(k).strip().length();
    return own > its ? asked : own < its ? k : Math.min(asked, k);
  }

  private void search(int node, int from, int to) {
    looks++;
    if (!mayFace(node)) {
      return;
    }
    if (to - from <= LEAF) {
      for (int i = from; i < to; i++) {
        if (!ends.get(order[i]).isRing(asker)) {
          look(order[i]);
        }
      }
      return;
    }
    int middle = (from + to) >>> 1;
    if (apart(2 * node + 1) <= apart(2 * node + 2)) {
      search(2 * node + 1, from, middle);
      search(2 * node + 2, middle, to);
    } else {
      search(2 * node + 2, middle, to);
      search(2 * node + 1, from, middle);
    }
  }

  /** Metres to the nearest place of a node, as seen from above. */
  private double apart(int node) {
    double x = beyond(node, 0);
    double z = beyond(node, 2);
    return Math.sqrt(x * x + z * z);
  }

  private double beyond(int node, int k) {
    double at = asker.end().middle()[k];
    double low = bounds[BOX * node + k];
    double high = bounds[BOX * node + AXES + k];
    return Math.max(0, Math.max(low - at, at - high));
  }

  /** Metres to the farthest place of a node, as seen from above. */
  private double farthest(int node) {
    double x = across(node, 0);
    double z = across(node, 2);
    return Math.sqrt(x * x + z * z);
  }

  private double across(int node, int k) {
    double at = asker.end().middle()[k];
    return Math.max(
        Math.abs(bounds[BOX * node + k] - at), Math.abs(bounds[BOX * node + AXES + k] - at));
  }

  /** Whether an end of a node may be as near as the best and looked at. */
  private boolean mayFace(int node) {
    double near = apart(node) * (1 - ROUNDING);
    double length = Math.max(asker.strip().length(), longest[node]);
    if (near > bestGap || near > RoadSizes.MISSING || near > StripEnd.longest(length)) {
      return false;
    }
    double far = farthest(node) * (1 + ROUNDING);
    double width = Math.min(asker.strip().width(), widest[node]);
    if (beyond(node, 1) * (1 - ROUNDING) > Math.max(far, width)) {
      return false;
    }
    return far <= Math.min(asker.strip().width(), narrowest[node])
        ? least(node) <= ROUNDING - RoadSizes.FACING
        // Each within 60 degrees of the way to the other, both are turned by 60 at least.
        : least(node) <= ROUNDING + RoadSizes.FACING && (near <= width || isAhead(node, near));
  }

  /** The least cosine of the angle between the asker's direction and one of a node. */
  private double least(int node) {
    double sum = 0;
    for (int k = 0; k < 2; k++) {
      double out = asker.end().out()[k];
      sum += out * bounds[BOX * node + (out > 0 ? 0 : AXES) + 3 + k];
    }
    return sum;
  }

  /** Whether a place of a node lies in front of the asker, and the asker in front of it. */
  private boolean isAhead(int node, double near) {
    double ahead = 0;
    double back = 0;
    for (int k = 0; k < 2; k++) {
      double at = asker.end().middle()[2 * k];
      double low = bounds[BOX * node + 2 * k] - at;
      double high = bounds[BOX * node + AXES + 2 * k] - at;
      double out = asker.end().out()[k];
      double from = bounds[BOX * node + 3 + k];
      double to = bounds[BOX * node + AXES + 3 + k];
      ahead += Math.max(out * low, out * high);
      back += Math.min(Math.min(from * low, from * high), Math.min(to * low, to * high));
    }
    double least = near * RoadSizes.FACING * (1 - ROUNDING) - ROUNDING;
    return ahead >= least && -back >= least;
  }
}
