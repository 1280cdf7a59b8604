package org.trackwalk.contact.collide;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.parallel.Budget;

/** Where the edges of one surface go through the triangles of another, each place once. */
final class Hits {

  /** A place costs as much as so many items of a search: it is kept, walked by and put in order. */
  private static final long PLACE = 32;

  private final Shell edges;
  private final Shell triangles;
  private final boolean first;
  private final Map<Long, OnEdge> byEdge = new HashMap<>();
  private final IntTable ends = new IntTable();

  /**
   * None yet.
   *
   * @param first true when the edges are of the first surface: the second is the moved one
   */
  Hits(Shell edges, Shell triangles, boolean first) {
    this.edges = edges;
    this.triangles = triangles;
    this.first = first;
  }

  /**
   * Where edge k of triangle t, or its turned twin, goes through s; null when it does not.
   *
   * @param signs of t and s
   */
  Hit find(int t, int k, int s, PairSigns signs) {
    if (!signs.straddles(first, k)) {
      return null;
    }
    int from = edges.vertex(t, k);
    int to = edges.vertex(t, (k + 1) % 3);
    int low = Math.min(from, to);
    int high = Math.max(from, to);
    OnEdge onEdge = byEdge.get(key(low, high));
    Hit known = onEdge == null ? null : onEdge.at(s);
    if (known != null) {
      return known;
    }
    int way = signs.pierces(first, k);
    if (way == 0) {
      return null;
    }
    Budget.spend(PLACE);
    Hit hit = hit(low, high, s, low == from ? way : -way);
    if (onEdge == null) {
      onEdge = new OnEdge();
      byEdge.put(key(low, high), onEdge);
    }
    onEdge.add(hit);
    ends.put(low, 0);
    ends.put(high, 0);
    return hit;
  }

  private Hit hit(int low, int high, int s, int way) {
    double[] n = Normals.area(triangles, s);
    float[] p = edges.positions();
    float[] q = triangles.positions();
    double before = 0;
    double after = 0;
    for (int axis = 0; axis < 3; axis++) {
      double o = q[triangles.at(s, 0) + axis];
      before += n[axis] * (p[3 * low + axis] - o);
      after += n[axis] * (p[3 * high + axis] - o);
    }
    // The signs differ in exact arithmetic; rounded, both may be zero.
    double share = before == after ? 0.5 : Math.max(0, Math.min(1, before / (before - after)));
    double[] point = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      double a = p[3 * low + axis];
      point[axis] = a + share * (p[3 * high + axis] - a);
    }
    return new Hit(first, low, high, s, share, way, point);
  }

  /** The places along an edge that has some, in any order; empty when it has none. */
  List<Hit> of(int from, int to) {
    OnEdge onEdge = byEdge.get(key(Math.min(from, to), Math.max(from, to)));
    return onEdge == null ? List.of() : onEdge.all();
  }

  /** True when a hit is of this surface's edges. */
  boolean has(Hit hit) {
    return hit.ofFirst() == first;
  }

  /** The hit before another on its edge, -1, or after it, 1; null when there is none. */
  Hit next(Hit hit, int step) {
    return byEdge.get(key(hit.low(), hit.high())).next(hit, step);
  }

  /**
   * The next way out of the other surface after a hit, or at its very place, on the way along its
   * edge from one of its vertices; null when there is none.
   */
  Hit wayOut(Hit hit, int start) {
    return byEdge.get(key(hit.low(), hit.high())).wayOut(hit, start);
  }

  /** True when an edge at a vertex goes through the other surface. */
  boolean at(int vertex) {
    return ends.get(vertex) >= 0;
  }

  /** True when the edge goes through the other surface anywhere. */
  boolean any(int from, int to) {
    return !of(from, to).isEmpty();
  }

  private static long key(int low, int high) {
    return (long) low << 32 | high;
  }
}
