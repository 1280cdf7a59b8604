package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;

/** Boxes by chance, joined as they are met. */
class JoinedTreeTest {

  private static float[] boxes(int count, double side, double size) {
    SplittableRandom random = new SplittableRandom(count);
    float[] boxes = new float[6 * count];
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < 3; k++) {
        double at = random.nextDouble(side);
        boxes[6 * i + k] = (float) at;
        boxes[6 * i + 3 + k] = (float) (at + size * random.nextDouble());
      }
    }
    return boxes;
  }

  private static boolean overlap(float[] b, int i, int j) {
    return IntStream.range(0, 3)
        .allMatch(k -> b[6 * i + k] <= b[6 * j + 3 + k] && b[6 * j + k] <= b[6 * i + 3 + k]);
  }

  /** What chance allows to be joined. */
  private static boolean may(int i, int j) {
    return (31 * Math.min(i, j) + Math.max(i, j)) % 3 > 0;
  }

  private static int first(int[] sets, int i) {
    int at = i;
    while (sets[at] != at) {
      at = sets[at];
    }
    return at;
  }

  private static void join(int[] sets, int i, int j) {
    int a = first(sets, i);
    int b = first(sets, j);
    sets[Math.max(a, b)] = Math.min(a, b);
  }

  private static int[] joined(float[] b, int[] offered) {
    int count = b.length / 6;
    int[] sets = IntStream.range(0, count).toArray();
    JoinedTree tree = new JoinedTree(StaticTree.overBoxes(b, 1), i -> first(sets, i));
    for (int i = 0; i < count; i++) {
      int own = i;
      int k = 6 * i;
      tree.others(
          i,
          b[k],
          b[k + 1],
          b[k + 2],
          b[k + 3],
          b[k + 4],
          b[k + 5],
          j -> {
            assertTrue(overlap(b, own, j));
            assertTrue(first(sets, own) != first(sets, j));
            offered[0]++;
            if (may(own, j)) {
              join(sets, own, j);
            }
          });
    }
    return Arrays.stream(sets).map(i -> first(sets, i)).toArray();
  }

  @Test
  void whatIsJoinedIsJoinedAsByAskingEachPair() {
    for (double size : new double[] {0.3, 1, 4}) {
      float[] b = boxes(400, 10, size);
      int[] sets = IntStream.range(0, 400).toArray();
      for (int i = 0; i < 400; i++) {
        for (int j = 0; j < 400; j++) {
          if (overlap(b, i, j) && may(i, j)) {
            join(sets, i, j);
          }
        }
      }
      int[] each = Arrays.stream(sets).map(i -> first(sets, i)).toArray();
      assertTrue(Arrays.stream(each).distinct().count() < 400);
      assertEquals(
          Arrays.toString(each), Arrays.toString(joined(b, new int[1])), "boxes of " + size);
    }
  }

  @Test
  void aCrowdThatIsJoinedIsPassedOver() {
    long[] work = new long[2];
    for (int i = 0; i < 2; i++) {
      float[] b = boxes(1000 << i, 1, 2);
      int[] offered = new int[1];
      WorkTally tally = new WorkTally();
      tally.of("", Progress.none(), () -> joined(b, offered));
      work[i] = tally.total();
      assertTrue(offered[0] < 4 * b.length / 6, offered[0] + " offered");
    }
    assertTrue(work[1] < 2.5 * work[0], Arrays.toString(work));
  }

  @Test
  void asksForAnyNoFurtherThanTheFirst() {
    float[] b = boxes(400, 10, 2);
    StaticTree tree = StaticTree.overBoxes(b, 1);
    SplittableRandom random = new SplittableRandom(3);
    int found = 0;
    for (int i = 0; i < 1000; i++) {
      int own = random.nextInt(400);
      int modulus = 1 + random.nextInt(40);
      int k = 6 * own;
      int[] last = {-1};
      boolean any =
          tree.any(
              b[k],
              b[k + 1],
              b[k + 2],
              b[k + 3],
              b[k + 4],
              b[k + 5],
              j -> {
                assertTrue(last[0] < 0 || last[0] % modulus != 0);
                last[0] = j;
                return j % modulus == 0;
              });
      boolean expected =
          IntStream.range(0, 400).anyMatch(j -> j % modulus == 0 && overlap(b, own, j));
      assertEquals(expected, any);
      found += any ? 1 : 0;
    }
    assertTrue(found > 100 && found < 900, found + " found");
  }
}
