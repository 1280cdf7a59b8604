package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places along one edge, few and many, many of them in one place, each asked of all others. */
class OnEdgeTest {

  private static final int LOW = 4;
  private static final int HIGH = 9;

  /** Shares are multiples of it, so that the way from both ends is exact. */
  private static final double GRID = 0x1p-6;

  private static OnEdge edge(Random random, List<Hit> hits) {
    OnEdge edge = new OnEdge();
    int n = 1 + random.nextInt(random.nextBoolean() ? 6 : 60);
    int places = 1 + random.nextInt(64);
    for (int i = 0; i < n; i++) {
      double share = GRID * random.nextInt(places);
      int way = random.nextInt(4) == 0 ? -1 : 1;
      Hit hit = new Hit(true, LOW, HIGH, 3 * i + 1, share, way, new double[] {share, 0, 0});
      edge.add(hit);
      hits.add(hit);
    }
    return edge;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void asAllSay(int seed) {
    Random random = new Random(seed);
    List<Hit> hits = new ArrayList<>();
    OnEdge edge = edge(random, hits);
    assertEquals(hits, edge.all());
    for (Hit hit : hits) {
      assertSame(hit, edge.at(hit.triangle()));
      assertNull(edge.at(hit.triangle() + 1));
      for (int start : new int[] {LOW, HIGH}) {
        double expected = wayOut(hits, hit, start);
        Hit out = edge.wayOut(hit, start);
        assertEquals(expected, out == null ? Double.NaN : out.shareFrom(start));
        assertEquals(-1, out == null ? -1 : out.wayFrom(start));
      }
      // Of two in one place that was found first comes first.
      List<Hit> along = new ArrayList<>(hits);
      along.sort(Comparator.comparingDouble(Hit::share));
      int i = along.indexOf(hit);
      assertSame(i == 0 ? null : along.get(i - 1), edge.next(hit, -1));
      assertSame(i == along.size() - 1 ? null : along.get(i + 1), edge.next(hit, 1));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void whatIsAddedLaterCountsToo(int seed) {
    Random random = new Random(seed);
    List<Hit> hits = new ArrayList<>();
    OnEdge edge = edge(random, hits);
    edge.next(hits.get(0), 1);
    Hit last = new Hit(true, LOW, HIGH, 0, 1, -1, new double[3]);
    edge.add(last);
    assertSame(last, edge.at(0));
    assertNull(edge.next(last, 1));
    Hit before = edge.next(last, -1);
    assertEquals(hits.stream().mapToDouble(Hit::share).max().orElseThrow(), before.share());
  }

  /** The share of the nearest way out that does not lie before a place; NaN for none. */
  private static double wayOut(List<Hit> hits, Hit from, int start) {
    return hits.stream()
        .filter(h -> h.wayFrom(start) < 0 && h.shareFrom(start) >= from.shareFrom(start))
        .mapToDouble(h -> h.shareFrom(start))
        .min()
        .orElse(Double.NaN);
  }
}
