package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** One triangle of a surface that contours go through, divided by them. */
final class CutTriangle {

  private final RegionNodes nodes;
  private final Shell surface;
  private final boolean isFirst;
  private final int t;
  private final double[] normal;
  private final double twice;
  private final Map<Hit, List<Segment>> at = new IdentityHashMap<>();
  private final Map<Segment, Boolean> done = new IdentityHashMap<>();
  private final List<Segment> segments;
  private final List<Loop> loops = new ArrayList<>();

  /** Nodes around the triangle's border, and what lies between each and the next. */
  private final List<Integer> around = new ArrayList<>();

  private final List<Hit> between = new ArrayList<>();
  private final List<double[]> starts = new ArrayList<>();

  /** 1 where the way around leads behind the other surface, -1 where it comes out. */
  private final List<Integer> ways = new ArrayList<>();

  /**
   * A contour inside the triangle.
   *
   * @param hits the first again at the end
   * @param area square metres, positive when it runs counterclockwise seen from the front
   * @param node of what it encloses
   */
  private record Loop(List<Hit> hits, double area, int node) {}

  CutTriangle(RegionNodes nodes, Shell surface, boolean isFirst, int t, List<Segment> segments) {
    this.nodes = nodes;
    this.surface = surface;
    this.isFirst = isFirst;
    this.t = t;
    this.segments = segments;
    this.normal = Normals.area(surface, t);
    this.twice = Normals.length(normal[0], normal[1], normal[2]);
    for (Segment segment : segments) {
      at.computeIfAbsent(segment.start(), k -> new ArrayList<>(2)).add(segment);
      at.computeIfAbsent(segment.end(), k -> new ArrayList<>(2)).add(segment);
    }
    for (int k = 0; k < 3; k++) {
      List<Hit> along = nodes.along(t, k);
      starts.add(corner(k));
      for (int i = 0; i <= along.size(); i++) {
        around.add(nodes.part(t, k, i));
        between.add(i < along.size() ? along.get(i) : null);
        ways.add(i < along.size() ? along.get(i).wayFrom(surface.vertex(t, k)) : 0);
        if (i < along.size()) {
          starts.add(along.get(i).point());
        }
      }
    }
  }

  /** Joins nodes, and adds the areas of the parts to them. */
  void divide(Map<Integer, Double> areas) {
    int n = around.size();
    double[] swept = new double[n];
    for (int i = 0; i < n; i++) {
      swept[i] += turned(starts.get(i), starts.get((i + 1) % n));
    }
    for (int i = 0; i < n; i++) {
      Hit hit = between.get(i);
      List<Hit> chord = hit == null ? List.of() : chord(hit);
      int j = chord.isEmpty() ? -1 : between.indexOf(chord.getLast());
      if (j < 0) {
        nodes.join(around.get(i), around.get((i + 1) % n));
      } else {
        // On the way along the border into the hit, the line leads on to where it comes out.
        nodes.join(around.get(i), around.get((j + 1) % n));
        swept[i] += length(chord);
      }
    }
    for (int i = 0; i < n; i++) {
      areas.merge(around.get(i), swept[i] / 2, Double::sum);
    }
    findLoops();
    for (Loop loop : loops) {
      int outer = outer(loop);
      areas.merge(loop.node(), Math.abs(loop.area()), Double::sum);
      areas.merge(outer, -Math.abs(loop.area()), Double::sum);
      boolean behind = enclosesBehind(loop, outer);
      for (Hit hit : loop.hits()) {
        nodes.keepSides(hit, behind ? outer : loop.node(), behind ? loop.node() : outer);
      }
    }
  }

  /**
   * Whether what a loop encloses is behind the other surface: what is around it, and all that is
   * known exactly there, tells; only where nothing is does the way that the loop runs.
   */
  private boolean enclosesBehind(Loop loop, int outer) {
    for (Loop other : loops) {
      if (other.node() == outer) {
        return !enclosesBehind(other, outer(other));
      }
    }
    int n = around.size();
    for (int i = around.indexOf(outer), k = 0; k < n; k++) {
      int way = ways.get((i + k) % n);
      if (way != 0) {
        return way > 0;
      }
    }
    if (nodes.closed()) {
      return !nodes.inside(surface.vertex(t, 0));
    }
    // From start to end what is behind lies to the left on the first surface.
    boolean forward = at.get(loop.hits().get(0)).stream().anyMatch(s -> runs(s, loop));
    return loop.area() > 0 == forward == isFirst;
  }

  private static boolean runs(Segment segment, Loop loop) {
    return segment.start() == loop.hits().get(0) && segment.end() == loop.hits().get(1);
  }

  /** The line from a place on the border to another; empty when it ends in the triangle. */
  private List<Hit> chord(Hit from) {
    List<Hit> line = new ArrayList<>(List.of(from));
    Hit hit = from;
    Segment segment = at.containsKey(from) ? at.get(from).get(0) : null;
    while (segment != null) {
      done.put(segment, true);
      hit = segment.start() == hit ? segment.end() : segment.start();
      line.add(hit);
      Segment last = segment;
      segment =
          at.get(hit).size() == 2 && !between.contains(hit)
              ? at.get(hit).get(at.get(hit).get(0) == last ? 1 : 0)
              : null;
    }
    return hit != from && between.contains(hit) ? line : List.of();
  }

  private void findLoops() {
    for (Segment begin : segments) {
      List<Hit> line = new ArrayList<>(List.of(begin.start()));
      Hit hit = begin.start();
      Segment segment = begin;
      while (segment != null && done.put(segment, true) == null) {
        hit = segment.start() == hit ? segment.end() : segment.start();
        line.add(hit);
        List<Segment> both = at.get(hit);
        segment = both.size() == 2 ? both.get(both.get(0) == segment ? 1 : 0) : null;
      }
      if (line.size() > 2 && hit == begin.start()) {
        loops.add(new Loop(line, length(line) / 2, nodes.made()));
      }
    }
  }

  /** The node of what lies around a loop. */
  private int outer(Loop loop) {
    double[] point = loop.hits().get(0).point();
    Loop smallest = null;
    for (Loop other : loops) {
      boolean smaller = smallest == null || Math.abs(other.area()) < Math.abs(smallest.area());
      if (other != loop && smaller && inside(point, points(other.hits()))) {
        smallest = other;
      }
    }
    if (smallest != null) {
      return smallest.node();
    }
    int n = around.size();
    boolean[] seen = new boolean[n];
    for (int i = 0; i < n; i++) {
      List<double[]> polygon = new ArrayList<>();
      for (int at0 = i; !seen[at0]; ) {
        seen[at0] = true;
        polygon.add(starts.get(at0));
        Hit hit = between.get(at0);
        List<Hit> chord = hit == null ? List.of() : chord(hit);
        if (chord.isEmpty()) {
          at0 = (at0 + 1) % n;
        } else {
          polygon.addAll(points(chord));
          at0 = (between.indexOf(chord.getLast()) + 1) % n;
        }
      }
      if (polygon.size() > 2 && inside(point, polygon)) {
        return around.get(i);
      }
    }
    return around.get(0);
  }

  /** Whether a point of the triangle's plane lies in a polygon, seen along its steepest axis. */
  private boolean inside(double[] p, List<double[]> polygon) {
    int axis = Math.abs(normal[0]) > Math.abs(normal[1]) ? 0 : 1;
    axis = Math.abs(normal[2]) > Math.abs(normal[axis]) ? 2 : axis;
    int i = (axis + 1) % 3;
    int j = (axis + 2) % 3;
    boolean inside = false;
    for (int k = 0; k < polygon.size(); k++) {
      double[] a = polygon.get(k);
      double[] b = polygon.get((k + 1) % polygon.size());
      if (a[j] > p[j] != b[j] > p[j]) {
        double at0 = a[i] + (p[j] - a[j]) / (b[j] - a[j]) * (b[i] - a[i]);
        inside ^= at0 > p[i];
      }
    }
    return inside;
  }

  private static List<double[]> points(List<Hit> hits) {
    return hits.stream().map(Hit::point).toList();
  }

  private double length(List<Hit> line) {
    double sum = 0;
    for (int i = 1; i < line.size(); i++) {
      sum += turned(line.get(i - 1).point(), line.get(i).point());
    }
    return sum;
  }

  /** Twice the area between corner 0 and the way from a point to another, seen from the front. */
  private double turned(double[] from, double[] to) {
    double[] o = corner(0);
    double[] u = {from[0] - o[0], from[1] - o[1], from[2] - o[2]};
    double[] v = {to[0] - o[0], to[1] - o[1], to[2] - o[2]};
    double sum =
        normal[0] * (u[1] * v[2] - u[2] * v[1])
            + normal[1] * (u[2] * v[0] - u[0] * v[2])
            + normal[2] * (u[0] * v[1] - u[1] * v[0]);
    return twice == 0 ? 0 : sum / twice;
  }

  private double[] corner(int k) {
    int a = surface.at(t, k);
    float[] p = surface.positions();
    return new double[] {p[a], p[a + 1], p[a + 2]};
  }
}
