package org.trackwalk.course.patch;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/** Finds the ends of patches, each patch when it is first asked for. */
public final class Strips {

  /** Largest cosine between a strip's end and its side: 30 degrees from square. */
  static final double SQUARE = 0.5;

  /** Cosine between the sides of two strips that continue each other: 30 degrees. */
  static final double STRAIGHT = 0.866;

  /** The narrowest end of a strip, metres. */
  public static final double NARROWEST = 2;

  /** The widest end of a strip, metres. */
  public static final double WIDEST = 40;

  /** What is shorter has no direction: facing corners within 50 mm are one place, metres. */
  private static final double SHORT = 0.05;

  /** So much of an end lies at one thing at least: the road beyond it, or nothing. */
  public static final double MOSTLY = 0.8;

  /** An end's run may be longer than the distance of its corners by this part. */
  public static final double BENT = 1.1;

  private final Ground ground;
  private final Patches patches;
  private final Map<Integer, IntList> borders = new HashMap<>();
  private final double[] areas;
  private final Map<Integer, Strip> known = new HashMap<>();
  private final VertexKeys starts;
  private final VertexKeys stops;

  /** Finds ends among these patches, each when it is first asked for. */
  public Strips(Ground ground, Patches patches) {
    this.ground = ground;
    this.patches = patches;
    IntList all = patches.borders();
    starts = new VertexKeys(all.size());
    stops = new VertexKeys(all.size());
    for (int i = 0; i < all.size(); i++) {
      int h = all.get(i);
      int patch = patches.of(h / 3);
      borders.computeIfAbsent(patch, p -> new IntList()).add(h);
      starts.put(patch, ground.from(h), h);
      stops.put(patch, ground.to(h), h);
    }
    areas = new double[ground.size()];
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t)) {
        areas[patches.of(t)] += ground.area(t);
      }
    }
  }

  /** Half-edges on the border of a patch, ascending; a patch that closes on itself has none. */
  public IntList border(int patch) {
    IntList border = borders.get(patch);
    return border == null ? new IntList() : border;
  }

  /** The strip that a patch is; it may have no ends. */
  public Strip of(int patch) {
    Strip strip = known.get(patch);
    if (strip == null) {
      strip = strip(patch);
      known.put(patch, strip);
    }
    return strip;
  }

  /** The end at which the patch beyond an end of a strip begins; null where that is none. */
  public Strip.End beyond(Strip strip, Strip.End exit) {
    for (Strip.End entry : of(exit.beyond()).endsAt(strip.patch())) {
      if (entry.from() == exit.to() || entry.to() == exit.from()) {
        return entry;
      }
    }
    return null;
  }

  private Strip strip(int patch) {
    IntList loop = outerLoop(patch);
    double rim = 0;
    IntList corners = new IntList();
    double[] at = new double[loop.size()];
    double[] before = null;
    for (int i = loop.size() - 1; i >= 0 && before == null; i--) {
      before = direction(loop.get(i));
    }
    for (int i = 0; i < loop.size(); i++) {
      at[i] = rim;
      rim += ground.length(loop.get(i));
      double[] d = direction(loop.get(i));
      if (d != null) {
        if (dot(before, d) < SQUARE) {
          corners.add(i);
        }
        before = d;
      }
    }
    List<Strip.End> ends = new ArrayList<>();
    for (int c = 0; c < corners.size(); c++) {
      int first = corners.get(c);
      int next = corners.get((c + 1) % corners.size());
      Strip.End end = corners.size() < 3 ? null : end(loop, first, next, at[first]);
      if (end != null) {
        ends.add(end);
      }
    }
    return new Strip(patch, areas[patch], rim, ends);
  }

  /** The part of a loop from one corner to the next; null where it is no end. */
  private Strip.End end(IntList loop, int first, int corner, double at) {
    int next = corner;
    // What is too short to have a direction is the side's, where something else lies beyond it.
    for (int last = before(loop, next); last != first && isSide(loop, last); ) {
      next = last;
      last = before(loop, next);
    }
    IntList edges = new IntList();
    double run = 0;
    for (int i = first; i != next; i = (i + 1) % loop.size()) {
      edges.add(loop.get(i));
      run += ground.length(loop.get(i));
    }
    int from = ground.from(loop.get(first));
    int to = ground.from(loop.get(next));
    double[] across = direction(from, to);
    if (across == null || across[2] < NARROWEST || across[2] > WIDEST || run > BENT * across[2]) {
      return null;
    }
    int beyond = beyond(edges, run);
    boolean square = isSquare(loop, first, next, across);
    return square
            && (beyond == Ground.NOTHING ? isFree(edges, run) : goesOn(loop, first, next, edges))
        ? new Strip.End(edges, at, run, beyond, from, to)
        : null;
  }

  private static int before(IntList loop, int i) {
    return (i + loop.size() - 1) % loop.size();
  }

  private boolean isSide(IntList loop, int i) {
    return direction(loop.get(i)) == null
        && neighbour(loop.get(i)) != neighbour(loop.get(before(loop, i)));
  }

  private int neighbour(int halfEdge) {
    int other = ground.across(halfEdge);
    return other < 0 ? Ground.NOTHING : patches.of(other);
  }

  /** Whether nothing lies beyond most of an end. */
  private boolean isFree(IntList edges, double run) {
    double metres = 0;
    for (int i = 0; i < edges.size(); i++) {
      metres += ground.across(edges.get(i)) < 0 ? ground.length(edges.get(i)) : 0;
    }
    return metres >= MOSTLY * run;
  }

  private int beyond(IntList edges, double run) {
    Map<Integer, Double> metres = new HashMap<>();
    int most = Ground.NOTHING;
    for (int i = 0; i < edges.size(); i++) {
      int other = ground.across(edges.get(i));
      if (other >= 0) {
        int patch = patches.of(other);
        double sum = metres.merge(patch, ground.length(edges.get(i)), Double::sum);
        most = sum > run / 2 ? patch : most;
      }
    }
    return most;
  }

  private boolean isSquare(IntList loop, int first, int next, double[] across) {
    return Math.abs(dot(side(loop, first, -1), across)) < SQUARE
        && Math.abs(dot(side(loop, next, 1), across)) < SQUARE;
  }

  /** Whether the sides go straight on at both corners, in the borders of what lies beyond. */
  private boolean goesOn(IntList loop, int first, int next, IntList edges) {
    double[] up = side(loop, first, -1);
    double[] down = side(loop, next, 1);
    double[] ahead = beside(edges, true);
    double[] back = beside(edges, false);
    return ahead != null && back != null && dot(up, ahead) > STRAIGHT && dot(down, back) > STRAIGHT;
  }

  /** Direction of the nearest edge of some length before or behind a corner of a loop. */
  private double[] side(IntList loop, int corner, int step) {
    int n = loop.size();
    int i = step < 0 ? (corner + n - 1) % n : corner;
    double[] d = direction(loop.get(i));
    for (int k = 0; d == null && k < n; k++) {
      i = (i + n + step) % n;
      d = direction(loop.get(i));
    }
    return d;
  }

  /** Direction of the border beyond, where it goes on from the start or comes to the end. */
  private double[] beside(IntList edges, boolean start) {
    int h = edges.get(start ? 0 : edges.size() - 1);
    int other = ground.across(h);
    if (other < 0) {
      return null;
    }
    int patch = patches.of(other);
    int place = start ? ground.from(h) : ground.to(h);
    double[] d = null;
    for (int k = 0; d == null && k < border(patch).size(); k++) {
      int g = start ? starts.get(patch, place) : stops.get(patch, place);
      if (g < 0) {
        return null;
      }
      d = direction(g);
      place = start ? ground.to(g) : ground.from(g);
    }
    return d;
  }

  /** The longest loop of a patch's border, in its order. */
  private IntList outerLoop(int patch) {
    IntList border = border(patch);
    IntList longest = new IntList();
    double most = 0;
    BitSet seen = new BitSet();
    for (int i = 0; i < border.size(); i++) {
      IntList loop = new IntList();
      double metres = 0;
      int h = border.get(i);
      while (h >= 0 && !seen.get(h)) {
        seen.set(h);
        loop.add(h);
        metres += ground.length(h);
        h = starts.get(patch, ground.to(h));
      }
      if (h == border.get(i) && metres > most) {
        most = metres;
        longest = loop;
      }
    }
    return longest;
  }

  private double[] direction(int halfEdge) {
    return direction(ground.from(halfEdge), ground.to(halfEdge));
  }

  /** Unit direction in plan and the distance; null when it is too short to have one. */
  private double[] direction(int from, int to) {
    double x = ground.coordinate(to, 0) - ground.coordinate(from, 0);
    double z = ground.coordinate(to, 2) - ground.coordinate(from, 2);
    double length = Math.sqrt(x * x + z * z);
    return length < SHORT ? null : new double[] {x / length, z / length, length};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1];
  }
}
