package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.parallel.Budget;

/** Pairs of triangles whose boxes meet, against all pairs. */
class BoxPairsTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void areThoseOfAllPairsInTheirOrder(long seed) {
    Random random = new Random(seed);
    for (int n = 0; n < 20; n++) {
      Shell first = sheet(random, 0, 1 + random.nextInt(400));
      // beside it, over it, far from it
      Shell second = sheet(random, 12 * random.nextDouble(), 1 + random.nextInt(400));
      assertEquals(all(first, second), found(first, second), "seed " + seed + ", number " + n);
    }
  }

  /** Boxes are closed: those that share a plane, an edge or a corner meet. */
  @Test
  void boxesThatTouchMeet() {
    Shell first = Bodies.box(0, 0, 0, 1, 1, 1);
    for (Shell second : List.of(Bodies.box(1, 0, 0, 2, 1, 1), Bodies.box(1, 1, 1, 2, 2, 2))) {
      assertEquals(all(first, second), found(first, second));
      assertTrue(found(first, second).size() > 3);
    }
    assertEquals(List.of(), found(first, Bodies.box(1.001f, 0, 0, 2, 1, 1)));
  }

  @Test
  void endWhenNoMoreAreWanted() {
    Shell first = Bodies.box(0, 0, 0, 1, 1, 1);
    List<Integer> seen = new ArrayList<>();
    BoxPairs.of(
        first,
        Bodies.box(0, 0, 0, 1, 1, 1),
        (t, s) -> {
          seen.add(s);
          return seen.size() < 5;
        });
    assertEquals(5, seen.size());
  }

  /**
   * What a pair costs does not depend on who asked before, so that budgets hold for any threads.
   */
  @Test
  void costTheSameInAnyOrder() {
    Random random = new Random(9);
    Shell ground = sheet(random, 0, 2000);
    List<Shell> things = new ArrayList<>();
    for (int n = 0; n < 40; n++) {
      things.add(sheet(random, 4 * random.nextDouble(), 1 + random.nextInt(60)));
    }
    List<Long> costs = things.stream().map(thing -> cost(ground, thing)).toList();
    for (int n = things.size() - 1; n >= 0; n--) {
      assertEquals(costs.get(n), cost(ground, things.get(n)), "number " + n);
    }
    ground.tree();
    assertEquals(costs.get(0), cost(ground, things.get(0)), "with a tree");
  }

  private static long cost(Shell first, Shell second) {
    second.tree(); // who needs it first pays for it
    Budget budget = new Budget(Long.MAX_VALUE);
    budget.within(() -> found(first, second));
    return budget.spent();
  }

  private static List<List<Integer>> found(Shell first, Shell second) {
    List<List<Integer>> pairs = new ArrayList<>();
    BoxPairs.of(first, second, (t, s) -> pairs.add(List.of(t, s)));
    return pairs;
  }

  private static List<List<Integer>> all(Shell first, Shell second) {
    List<List<Integer>> pairs = new ArrayList<>();
    for (int t = 0; t < first.size(); t++) {
      for (int s = 0; s < second.size(); s++) {
        if (meet(first, t, second, s)) {
          pairs.add(List.of(t, s));
        }
      }
    }
    return pairs;
  }

  private static boolean meet(Shell first, int t, Shell second, int s) {
    for (int k = 0; k < 3; k++) {
      if (least(first, t, k) > -least(second, s, k, -1)
          || least(second, s, k) > -least(first, t, k, -1)) {
        return false;
      }
    }
    return true;
  }

  private static float least(Shell shell, int t, int axis) {
    return least(shell, t, axis, 1);
  }

  private static float least(Shell shell, int t, int axis, int sign) {
    float least = Float.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      least = Math.min(least, sign * shell.positions()[shell.at(t, k) + axis]);
    }
    return least;
  }

  /** Loose triangles in a cloud, some of them degenerate. */
  private static Shell sheet(Random random, double from, int count) {
    float[] p = new float[9 * count];
    int[] c = new int[3 * count];
    for (int t = 0; t < count; t++) {
      double x = from + 10 * random.nextDouble();
      double z = 10 * random.nextDouble();
      double size = 2 * random.nextDouble() * random.nextInt(2);
      for (int k = 0; k < 3; k++) {
        c[3 * t + k] = 3 * t + k;
        p[9 * t + 3 * k] = (float) (x + size * random.nextDouble());
        p[9 * t + 3 * k + 1] = (float) (random.nextDouble());
        p[9 * t + 3 * k + 2] = (float) (z + size * random.nextDouble());
      }
    }
    return Shell.of(p, c);
  }
}
