package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.Seeds;

/** The nearest triangle is that of a list, and the first of several. */
class NearestItemTest {

  static LongStream seeds() {
    return Seeds.first(200);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void findsTheFirstOfTheNearest(long seed) {
    Random random = new Random(seed);
    // Whole numbers lie at the same distance often, fractions hardly ever.
    double grid = seed % 2 == 0 ? 1 : 0x1p-20;
    float[] p = new float[3 * (3 + random.nextInt(200))];
    for (int i = 0; i < p.length; i++) {
      p[i] = (float) number(random, grid);
    }
    int[] corners = new int[3 * (1 + random.nextInt(300))];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = random.nextInt(p.length / 3);
    }
    StaticTree tree = StaticTree.overTriangles(p, corners, 1, Progress.none());
    NearestItem nearest = new NearestItem(tree);
    for (int i = 0; i < 50; i++) {
      double x = number(random, grid);
      double y = number(random, grid);
      double z = number(random, grid);
      int guess = random.nextInt(1 + corners.length / 3) - 1;
      int found = nearest.find(x, y, z, guess, t -> squared(p, corners, t, x, y, z));
      assertEquals(scan(p, corners, x, y, z), found);
    }
  }

  @Test
  void looksAtFewOfMany() {
    int n = 300;
    float[] boxes = new float[6 * n * n];
    for (int i = 0; i < n * n; i++) {
      boxes[6 * i] = i % n;
      boxes[6 * i + 1] = (float) i / n;
      boxes[6 * i + 3] = i % n + 1;
      boxes[6 * i + 4] = (float) i / n;
    }
    NearestItem nearest = new NearestItem(StaticTree.overBoxes(boxes, 1));
    int[] looks = new int[1];
    int found =
        nearest.find(
            100.5,
            200.2,
            3,
            -1,
            i -> {
              looks[0]++;
              return BoxQueries.squaredDistance(boxes, 6 * i, 100.5, 200.2, 3);
            });
    assertEquals(200 * n + 100, found);
    assertTrue(looks[0] < 200, looks[0] + " looks");
  }

  /** Many that are equally near are all looked at: that is work of whoever asks. */
  @ParameterizedTest
  @ValueSource(ints = {1, 30, 1000, 20_000})
  void whatIsLookedAtIsCounted(int n) {
    float[] boxes = new float[6 * n];
    Arrays.fill(boxes, 1);
    NearestItem nearest = new NearestItem(StaticTree.overBoxes(boxes, 1));
    int[] looks = new int[1];
    Budget all = new Budget(Long.MAX_VALUE);
    int found =
        all.within(
            () ->
                nearest.find(
                    0,
                    0,
                    0,
                    -1,
                    i -> {
                      looks[0]++;
                      return 3;
                    }));
    assertEquals(0, found);
    assertEquals(n, looks[0]);
    assertTrue(all.spent() >= n && all.spent() <= 2 * n + 2, all.spent() + " units");
    Budget few = new Budget(n - 1);
    assertThrows(
        OverBudgetException.class, () -> few.within(() -> nearest.find(0, 0, 0, -1, i -> 3)));
  }

  @Test
  void nothingIsNearestInAnEmptyTree() {
    NearestItem nearest = new NearestItem(StaticTree.overBoxes(new float[0], 1));
    assertEquals(-1, nearest.find(0, 0, 0, -1, i -> 0));
  }

  private static int scan(float[] p, int[] corners, double x, double y, double z) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int t = 0; t < corners.length / 3; t++) {
      double its = squared(p, corners, t, x, y, z);
      if (its < least) {
        best = t;
        least = its;
      }
    }
    return best;
  }

  private static double squared(float[] p, int[] corners, int t, double x, double y, double z) {
    double[] out = new double[ClosestPoint.RESULT_LENGTH];
    ClosestPoint.onTriangle(
        p, corners[3 * t], corners[3 * t + 1], corners[3 * t + 2], x, y, z, out);
    return out[6];
  }

  private static double number(Random random, double grid) {
    return Math.rint(random.nextInt(9) / grid + (grid == 1 ? 0 : random.nextDouble() / grid))
        * grid;
  }
}
