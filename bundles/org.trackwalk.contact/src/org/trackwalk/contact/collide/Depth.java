package org.trackwalk.contact.collide;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * How far a surface goes through another: contours divide it into regions, and each region lies so
 * far from the other surface as the farthest of its corners. On one side of a contour lies what
 * went through, on the other what did not: the lesser of both counts.
 */
final class Depth {

  /** Corners looked at in a region, the nearest to its contour first. */
  private static final int MOST = 2000;

  /** Cosine of 45 degrees: what lies rather over a surface than beside its border. */
  private static final double STRAIGHT = StrictMath.sqrt(0.5);

  private final Shell surface;
  private final Shell other;
  private final Hits hits;
  private final Nearest nearest;
  private final Map<Integer, Region> regions = new HashMap<>();

  /**
   * Part of a surface between contours.
   *
   * @param depth metres to its farthest corner
   * @param front of the corners that lie straight in front of the other surface; of that behind
   */
  private record Region(double depth, double[] at, Region front, Region behind) {

    static Region of(double depth, double[] at) {
      return new Region(depth, at, null, null);
    }

    /** A region that goes around the border of the other surface lies on both sides of it. */
    Region lesserSide() {
      return front.depth() <= behind.depth() ? front : behind;
    }
  }

  /**
   * What was found.
   *
   * @param known false when no edge of the surface goes through the other on this contour
   * @param depth metres
   * @param at the point that is so deep; null when not known
   */
  record Found(boolean known, double depth, double[] at) {}

  Depth(Shell surface, Shell other, Hits hits) {
    this.surface = surface;
    this.other = other;
    this.hits = hits;
    this.nearest = new Nearest(other);
  }

  /** True when the other surface is closed: then depth is that inside it. */
  boolean inBody() {
    return other.closed();
  }

  /**
   * How deep it is along a contour: inside the other where that is closed, the lesser side where it
   * is open.
   */
  Found of(List<Hit> contour) {
    Found found = new Found(false, 0, null);
    for (Hit hit : contour) {
      if (hits.of(hit.low(), hit.high()).contains(hit)) {
        Region region = through(hit);
        if (!found.known() || region.depth() > found.depth()) {
          found = new Found(true, region.depth(), region.at());
        }
      }
    }
    return found;
  }

  /**
   * How far triangles reach to both sides of those of an open surface that they cross, the lesser
   * side; at most what {@link #of} would say if their edges did.
   *
   * @param triangles of the surface
   * @param others of the other, pair by pair
   */
  Found ofTriangles(List<Integer> triangles, List<Integer> others) {
    Region deepest = Region.of(-1, null);
    for (int i = 0; i < triangles.size(); i++) {
      double[] n = Normals.area(other, others.get(i));
      double length = Normals.length(n[0], n[1], n[2]);
      int o = other.at(others.get(i), 0);
      Region front = Region.of(0, null);
      Region behind = Region.of(0, null);
      for (int k = 0; k < 3; k++) {
        double[] point = point(surface.vertex(triangles.get(i), k));
        double height = 0;
        for (int axis = 0; axis < 3; axis++) {
          height += n[axis] * (point[axis] - other.positions()[o + axis]);
        }
        Region here = Region.of(length == 0 ? 0 : Math.abs(height) / length, point);
        front = height > 0 ? deeper(front, here) : front;
        behind = height < 0 ? deeper(behind, here) : behind;
      }
      deepest = deeper(deepest, front.depth() <= behind.depth() ? front : behind);
    }
    return new Found(deepest.at() != null, deepest.depth(), deepest.at());
  }

  private Region through(Hit hit) {
    if (other.closed()) {
      return inside(hit, hit.way() > 0 ? hit.high() : hit.low());
    }
    Region low = beyond(hit, hit.low());
    Region high = beyond(hit, hit.high());
    return low == high ? low.lesserSide() : low.depth() <= high.depth() ? low : high;
  }

  /** Metres that the deepest corner of a surface inside another lies in it. */
  static double deepest(Shell inner, Shell outer) {
    Nearest nearest = new Nearest(outer);
    double deepest = 0;
    for (int t = 0; t < inner.size(); t++) {
      for (int k = 0; k < 3; k++) {
        float[] p = inner.positions();
        int a = inner.at(t, k);
        deepest = Math.max(deepest, nearest.distance(p[a], p[a + 1], p[a + 2]));
      }
    }
    return deepest;
  }

  /**
   * What lies inside a closed surface from a hit on, towards an end of its edge: as far as the next
   * way out, which rounding may have laid on the hit itself.
   */
  private Region inside(Hit hit, int end) {
    int start = end == hit.low() ? hit.high() : hit.low();
    Hit out = null;
    for (Hit next : hits.of(hit.low(), hit.high())) {
      if (next.wayFrom(start) < 0
          && next.shareFrom(start) >= hit.shareFrom(start)
          && (out == null || next.shareFrom(start) < out.shareFrom(start))) {
        out = next;
      }
    }
    return out == null ? region(end) : between(hit, out);
  }

  /** What lies on the side of a hit where an end of its edge is. */
  private Region beyond(Hit hit, int end) {
    List<Hit> along = new ArrayList<>(hits.of(hit.low(), hit.high()));
    along.sort(Comparator.comparingDouble(Hit::share));
    int next = along.indexOf(hit) + (end == hit.low() ? -1 : 1);
    return next < 0 || next == along.size() ? region(end) : between(hit, along.get(next));
  }

  /** The middle between two hits of one edge stands for all between them. */
  private Region between(Hit one, Hit two) {
    double[] middle = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      middle[axis] = (one.point()[axis] + two.point()[axis]) / 2;
    }
    return Region.of(nearest.distance(middle[0], middle[1], middle[2]), middle);
  }

  private Region region(int start) {
    Region known = regions.get(start);
    if (known != null) {
      return known;
    }
    List<Integer> members = new ArrayList<>();
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(start));
    Map<Integer, Boolean> seen = new HashMap<>(Map.of(start, true));
    Region all = Region.of(0, point(start));
    Region[] sides = {Region.of(0, point(start)), Region.of(0, point(start))};
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    while (!open.isEmpty() && members.size() < MOST) {
      int vertex = open.poll();
      members.add(vertex);
      double[] point = point(vertex);
      int t = nearest.of(point[0], point[1], point[2], closest);
      Region here = Region.of(StrictMath.sqrt(closest[6]), point);
      all = deeper(all, here);
      double[] n = Normals.area(other, t);
      double height = n[0] * closest[3] + n[1] * closest[4] + n[2] * closest[5];
      double straight = STRAIGHT * here.depth() * Normals.length(n[0], n[1], n[2]);
      if (Math.abs(height) > straight) {
        int side = height > 0 ? 0 : 1;
        sides[side] = deeper(sides[side], here);
      }
      for (int next : surface.neighbours().of(vertex)) {
        if (!hits.any(vertex, next) && seen.put(next, true) == null) {
          open.add(next);
        }
      }
    }
    Region region = new Region(all.depth(), all.at(), sides[0], sides[1]);
    members.forEach(vertex -> regions.put(vertex, region));
    return region;
  }

  private static Region deeper(Region one, Region two) {
    return two.depth() > one.depth() ? two : one;
  }

  private double[] point(int vertex) {
    float[] p = surface.positions();
    return new double[] {p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]};
  }
}
