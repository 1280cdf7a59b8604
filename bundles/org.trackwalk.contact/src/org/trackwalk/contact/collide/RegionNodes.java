package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/**
 * What hangs together on a surface between contours: a node for each part of an edge between two
 * places at which it goes through the other surface, and one for what a contour inside a triangle
 * encloses. Triangles join nodes.
 */
final class RegionNodes {

  private final Traced traced;
  private final boolean isFirst;
  private final Shell surface;
  private final Hits hits;
  private final Comparator<Hit> order;
  private final Map<Long, Integer> firstOfEdge = new HashMap<>();
  private final Map<Long, List<Hit>> sorted = new HashMap<>();
  private final Map<Hit, int[]> sidesOfLoops = new IdentityHashMap<>();
  private final IntList parents = new IntList();
  private final Map<Integer, Double> areas = new HashMap<>();

  RegionNodes(Traced traced, boolean isFirst) {
    this.traced = traced;
    this.isFirst = isFirst;
    this.surface = traced.surface(isFirst);
    this.hits = traced.hits(isFirst);
    this.order = new AlongEdge(surface, traced.surface(!isFirst));
    Map<Integer, List<Segment>> byTriangle = new HashMap<>();
    for (Line line : traced.lines()) {
      for (Segment segment : line.segments()) {
        int t = isFirst ? segment.first() : segment.second();
        byTriangle.computeIfAbsent(t, k -> new ArrayList<>()).add(segment);
      }
    }
    Map<Integer, Double> parts = new HashMap<>();
    for (int t = 0; t < surface.size(); t++) {
      List<Segment> segments = byTriangle.get(t);
      if (segments == null) {
        int node = part(t, 0, 0);
        join(node, part(t, 1, 0));
        join(node, part(t, 2, 0));
        double[] n = Normals.area(surface, t);
        parts.merge(node, Normals.length(n[0], n[1], n[2]) / 2, Double::sum);
      } else {
        new CutTriangle(this, surface, isFirst, t, segments).divide(parts);
      }
    }
    parts.forEach((node, area) -> areas.merge(root(node), area, Double::sum));
  }

  /** Square metres of what hangs together with a node. */
  double area(int node) {
    return areas.getOrDefault(root(node), 0.0);
  }

  /** The node at a corner of a triangle. */
  int corner(int t, int k) {
    return root(part(t, k, 0));
  }

  /** Places along edge k of a triangle, from its corner k on. */
  List<Hit> along(int t, int k) {
    List<Hit> found = sorted(surface.vertex(t, k), surface.vertex(t, (k + 1) % 3));
    return surface.vertex(t, k) <= surface.vertex(t, (k + 1) % 3) ? found : found.reversed();
  }

  /** The node of part i of edge k of a triangle, counted from its corner k. */
  int part(int t, int k, int i) {
    int from = surface.vertex(t, k);
    int to = surface.vertex(t, (k + 1) % 3);
    return firstPart(from, to) + (from <= to ? i : sorted(from, to).size() - i);
  }

  /** Whether the other surface is closed, so that it has an inside. */
  boolean closed() {
    return traced.surface(!isFirst).closed();
  }

  /** Whether a vertex lies inside the other surface, which is closed. */
  boolean inside(int vertex) {
    return new Inside(surface, traced.surface(!isFirst), isFirst, hits).winding(vertex) > 0;
  }

  /** A node for what a contour inside a triangle encloses. */
  int made() {
    parents.add(parents.size());
    return parents.size() - 1;
  }

  /** That two nodes hang together. */
  void join(int one, int other) {
    int a = root(one);
    int b = root(other);
    parents.set(Math.max(a, b), Math.min(a, b));
  }

  /** What lies in front of the other surface beside a contour inside a triangle, and behind it. */
  void keepSides(Hit hit, int front, int behind) {
    sidesOfLoops.put(hit, new int[] {front, behind});
  }

  /** The nodes in front of the other surface beside a contour, and behind it. */
  int[] sides(Line line) {
    for (Hit hit : line.hits()) {
      int[] loop = sidesOfLoops.get(hit);
      if (loop != null) {
        return new int[] {root(loop[0]), root(loop[1])};
      }
      if (hit.ofFirst() == isFirst) {
        int before = firstPart(hit.low(), hit.high()) + sorted(hit.low(), hit.high()).indexOf(hit);
        int front = hit.way() > 0 ? before : before + 1;
        return new int[] {root(front), root(2 * before + 1 - front)};
      }
    }
    // A line that begins and ends inside one triangle: all around it is one region.
    Segment segment = line.segments().get(0);
    int node = corner(isFirst ? segment.first() : segment.second(), 0);
    return new int[] {node, node};
  }

  private List<Hit> sorted(int from, int to) {
    return sorted.computeIfAbsent(
        key(from, to),
        k -> {
          List<Hit> found = hits.of(from, to).stream().filter(this::counts).toList();
          return found.size() < 2 ? found : found.stream().sorted(order).toList();
        });
  }

  /** A place at which no contour passes is none: one of two triangles had no area. */
  private boolean counts(Hit hit) {
    return traced.at().contains(hit);
  }

  private int firstPart(int from, int to) {
    Integer known = firstOfEdge.get(key(from, to));
    if (known == null) {
      known = parents.size();
      firstOfEdge.put(key(from, to), known);
      for (int i = 0; i <= sorted(from, to).size(); i++) {
        made();
      }
    }
    return known;
  }

  private int root(int node) {
    int root = node;
    while (parents.get(root) != root) {
      parents.set(root, parents.get(parents.get(root)));
      root = parents.get(root);
    }
    return root;
  }

  private static long key(int from, int to) {
    return (long) Math.min(from, to) << 32 | Math.max(from, to);
  }
}
