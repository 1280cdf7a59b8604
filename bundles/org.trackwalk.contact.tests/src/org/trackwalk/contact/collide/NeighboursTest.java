package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Against maps of maps, for vertices that are dense, spread wide, and used by very many. */
final class NeighboursTest {

  @Test
  void edgesAreThoseOfTheTriangles() {
    check(new int[0]);
    Random random = new Random(11);
    for (int round = 0; round < 200; round++) {
      int[] corners = new int[3 * (1 + random.nextInt(120))];
      int first = random.nextInt(1000);
      int many = 1 + random.nextInt(round % 3 == 0 ? 20 : 200);
      int step = round % 2 == 0 ? 1 : 1 + random.nextInt(1000);
      for (int i = 0; i < corners.length; i++) {
        corners[i] = first + step * (round % 5 == 0 && i % 3 == 0 ? 0 : random.nextInt(many));
      }
      check(corners);
    }
  }

  private static void check(int[] corners) {
    TreeMap<Integer, TreeMap<Integer, Integer>> edges = new TreeMap<>();
    for (int h = 0; h < corners.length; h++) {
      int a = corners[h];
      int b = corners[h % 3 == 2 ? h - 2 : h + 1];
      edges.computeIfAbsent(a, k -> new TreeMap<>()).merge(b, 1, Integer::sum);
      edges.computeIfAbsent(b, k -> new TreeMap<>()).merge(a, 1, Integer::sum);
    }
    Neighbours neighbours = Neighbours.of(corners);
    edges.forEach(
        (vertex, around) -> {
          int i = neighbours.index(vertex);
          int[] ends = new int[neighbours.first(i + 1) - neighbours.first(i)];
          for (int k = 0; k < ends.length; k++) {
            ends[k] = neighbours.end(neighbours.first(i) + k);
          }
          assertArrayEquals(
              around.keySet().stream().mapToInt(Integer::intValue).toArray(), ends, "of " + vertex);
          around.forEach(
              (end, times) -> assertEquals(times == 1, neighbours.border(vertex, end), "border"));
        });
  }
}
