package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where one edge goes through the other surface. Where that lies many times in one place an edge
 * has a hit for each, so nothing is sought among all of them for each of them: they are put in
 * order once, when all are known.
 */
final class OnEdge {

  /** So many are looked through one by one. */
  private static final int FEW = 8;

  private final List<Hit> hits = new ArrayList<>(1);

  /** Triangle of the other surface to place in the list; null as long as they are few. */
  private IntTable byTriangle;

  /** In the order from the edge's low vertex; null until it is asked for. */
  private List<Hit> along;

  private Map<Hit, Integer> places;

  /** For each place along the edge the next way out from there on, by the vertex one comes from. */
  private Hit[] outFromLow;

  private Hit[] outFromHigh;

  /** Adds what {@link #at} did not find. */
  void add(Hit hit) {
    hits.add(hit);
    along = null;
    if (byTriangle != null) {
      byTriangle.put(hit.triangle(), hits.size() - 1);
    } else if (hits.size() > FEW) {
      byTriangle = new IntTable();
      for (int i = 0; i < hits.size(); i++) {
        byTriangle.put(hits.get(i).triangle(), i);
      }
    }
  }

  /** The place at a triangle of the other surface; null when there is none. */
  Hit at(int triangle) {
    if (byTriangle != null) {
      int place = byTriangle.get(triangle);
      return place < 0 ? null : hits.get(place);
    }
    for (Hit hit : hits) {
      if (hit.triangle() == triangle) {
        return hit;
      }
    }
    return null;
  }

  /** All, in the order in which they were found; not to be written to. */
  List<Hit> all() {
    return hits;
  }

  /** The hit before another, -1, or after it, 1; null when there is none. */
  Hit next(Hit hit, int step) {
    order();
    int next = places.get(hit) + step;
    return next < 0 || next == along.size() ? null : along.get(next);
  }

  /** The first way out at the place of a hit or after it, from one of the edge's vertices on. */
  Hit wayOut(Hit hit, int start) {
    order();
    return (start == hit.low() ? outFromLow : outFromHigh)[places.get(hit)];
  }

  private void order() {
    if (along != null) {
      return;
    }
    along = new ArrayList<>(hits);
    along.sort(Comparator.comparingDouble(Hit::share));
    places = new IdentityHashMap<>();
    for (int i = 0; i < along.size(); i++) {
      places.put(along.get(i), i);
    }
    outFromLow = ways(along.get(0).low());
    outFromHigh = ways(along.get(0).high());
  }

  private Hit[] ways(int start) {
    int n = along.size();
    boolean low = start == along.get(0).low();
    Hit[] ways = new Hit[n];
    Hit beyond = null;
    // From the far end on; of those in one place the first found is one for all of them.
    for (int end = n; end > 0; ) {
      int begin = end - 1;
      double share = hit(begin, low).shareFrom(start);
      while (begin > 0 && hit(begin - 1, low).shareFrom(start) == share) {
        begin--;
      }
      Hit here = null;
      for (int i = begin; i < end; i++) {
        here = here == null && hit(i, low).wayFrom(start) < 0 ? hit(i, low) : here;
      }
      beyond = here == null ? beyond : here;
      for (int i = begin; i < end; i++) {
        ways[low ? i : n - 1 - i] = beyond;
      }
      end = begin;
    }
    return ways;
  }

  /** The i-th from the low vertex on, or from the high one. */
  private Hit hit(int i, boolean low) {
    return along.get(low ? i : along.size() - 1 - i);
  }
}
