package org.trackwalk.seams.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Walks that touch themselves: their parts are closed, touch nothing, and are all of them. */
class SimpleLoopsTest {

  private static LongStream seeds() {
    return LongStream.range(0, 200);
  }

  private static List<List<Integer>> parts(int... from) {
    int[] edges = IntStream.range(0, from.length).toArray();
    return SimpleLoops.of(edges, from).stream()
        .map(part -> Arrays.stream(part).boxed().toList())
        .toList();
  }

  @Test
  void aWalkThatTouchesNothingIsOnePart() {
    assertEquals(List.of(List.of(0, 1, 2, 3)), parts(7, 3, 5, 9));
  }

  @Test
  void aHoleAtTheBorderIsAPart() {
    assertEquals(List.of(List.of(2, 3, 4), List.of(0, 1, 5, 6)), parts(0, 1, 2, 3, 4, 2, 5));
  }

  @Test
  void whatBeginsInAHoleIsTakenApartAlike() {
    assertEquals(List.of(List.of(2, 3, 4, 5), List.of(0, 1, 6)), parts(3, 4, 2, 5, 0, 1, 2));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void partsAreClosedAndComeToNoVertexTwice(long seed) {
    Random random = new Random(seed);
    int n = 3 + random.nextInt(40);
    int[] from = random.ints(n, 0, 3 + random.nextInt(n)).toArray();
    int[] edges = IntStream.range(0, n).map(i -> 100 + i).toArray();
    Map<Integer, Integer> index = new HashMap<>();
    for (int i = 0; i < n; i++) {
      index.put(edges[i], i);
    }
    BitSet all = new BitSet();
    for (int[] part : SimpleLoops.of(edges, from)) {
      BitSet vertices = new BitSet();
      for (int i = 0; i < part.length; i++) {
        int at = index.get(part[i]);
        int next = index.get(part[(i + 1) % part.length]);
        assertEquals(from[next], from[(at + 1) % n]);
        assertTrue(!vertices.get(from[at]) && !all.get(at));
        vertices.set(from[at]);
        all.set(at);
      }
    }
    assertEquals(n, all.cardinality());
  }
}
