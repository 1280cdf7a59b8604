package org.trackwalk.seams.chain;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A way over runs of edges never leads where none of them is. */
class RunTourTest {

  private static final double NEAR = 2;

  /** Two cells beside each other, from corner to corner. */
  private static final double STEP = 2 * NEAR * Math.sqrt(3);

  @Test
  void bothBordersOfABendAreLedAroundIt() {
    // A border in three parts of a half circle, the middle one at the end of the list.
    List<double[]> runs = List.of(arc(0, 1), arc(2, 3.1), arc(1, 2));
    double[] way = RunTour.of(runs, NEAR);
    assertFollows(runs, way);
    assertTrue(length(way) < 2.1 * 50 * 3.1, length(way) + " m");
  }

  @Test
  void aRingIsGoneAroundOnceAndItsNeighbourFromWhereTheyMeet() {
    double[] ring = arc(0, 2 * Math.PI);
    System.arraycopy(ring, 0, ring, ring.length - 3, 3);
    double[] spur = {-51.5, 0, 0, -80, 0, 0, -80, 0, 30};
    double[] way = RunTour.of(List.of(ring, spur), NEAR);
    assertFollows(List.of(ring, spur), way);
    double around = length(ring) + 2 * length(spur) + 2 * STEP;
    assertTrue(length(way) <= around, length(way) + " of " + around);
    double[] other = RunTour.of(List.of(spur, ring), NEAR);
    assertFollows(List.of(spur, ring), other);
    assertTrue(length(other) <= around, length(other) + " of " + around);
  }

  @Test
  void oneRunStaysAsItIs() {
    double[] run = arc(0, 2);
    assertArrayEquals(run, RunTour.of(List.of(run), NEAR));
  }

  @Test
  void whatHangsTogetherWithNothingComesLast() {
    double[] far = {900, 0, 0, 901, 0, 0};
    double[] way = RunTour.of(List.of(arc(0, 1), far, arc(1, 2)), NEAR);
    assertArrayEquals(far, Arrays.copyOfRange(way, way.length - 6, way.length));
  }

  /** Trees of bent runs, cut into parts and shuffled, some of them rings. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 20, 100})
  void everyRunIsGoneAlongAndNothingElse(int count) {
    for (long seed = 0; seed < 20; seed++) {
      List<double[]> runs = tree(new SplittableRandom(seed), count);
      double[] way = RunTour.of(runs, NEAR);
      assertFollows(runs, way);
      double most = 2 * runs.stream().mapToDouble(RunTourTest::length).sum();
      assertTrue(length(way) <= most + 2 * STEP * count, "seed " + seed);
      Set<List<Double>> points = new HashSet<>();
      for (int i = 0; i < way.length; i += 3) {
        points.add(List.of(way[i], way[i + 1], way[i + 2]));
      }
      for (double[] run : runs) {
        for (int i = 0; i < run.length; i += 3) {
          assertTrue(points.contains(List.of(run[i], run[i + 1], run[i + 2])), "seed " + seed);
        }
      }
      assertEquals(runs.get(0)[0], way[0], "it begins at the first");
    }
  }

  /** Each begins within reach of one before, by its end or in its middle. */
  private static List<double[]> tree(SplittableRandom random, int count) {
    List<double[]> runs = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      double[] at = new double[3];
      if (n > 0) {
        double[] other = runs.get(random.nextInt(n));
        int point = 3 * random.nextInt(other.length / 3);
        for (int k = 0; k < 3; k++) {
          at[k] = other[point + k] + random.nextDouble(-1, 1);
        }
      }
      int edges = 1 + random.nextInt(20);
      double[] run = new double[3 * edges + 3];
      double way = random.nextDouble(2 * Math.PI);
      for (int i = 0; i <= edges; i++) {
        System.arraycopy(at, 0, run, 3 * i, 3);
        double length = Math.pow(10, random.nextDouble(-2, 1.7));
        way += random.nextDouble(-0.5, 0.5);
        at[0] += length * Math.cos(way);
        at[2] += length * Math.sin(way);
      }
      if (edges > 2 && random.nextInt(4) == 0) {
        System.arraycopy(run, 0, run, run.length - 3, 3);
      }
      runs.add(random.nextBoolean() ? run : turned(run));
    }
    return runs;
  }

  private static double[] turned(double[] run) {
    double[] back = new double[run.length];
    for (int i = 0; i < run.length; i += 3) {
      System.arraycopy(run, i, back, run.length - 3 - i, 3);
    }
    return back;
  }

  private static double[] arc(double from, double to) {
    double[] run = new double[3 * 21];
    for (int i = 0; i <= 20; i++) {
      double angle = from + i * (to - from) / 20;
      run[3 * i] = 50 * Math.cos(angle);
      run[3 * i + 2] = 50 * Math.sin(angle);
    }
    return run;
  }

  /** Every point of the way lies on a run, or steps from one to another that is near. */
  private static void assertFollows(List<double[]> runs, double[] way) {
    for (int i = 0; i + 3 < way.length; i += 3) {
      double[] middle = new double[3];
      for (int k = 0; k < 3; k++) {
        middle[k] = (way[i + k] + way[i + 3 + k]) / 2;
      }
      double away = runs.stream().mapToDouble(run -> distance(middle, run)).min().orElseThrow();
      assertTrue(away <= STEP / 2, away + " m off at " + Arrays.toString(middle));
    }
  }

  private static double distance(double[] p, double[] run) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i + 3 < run.length; i += 3) {
      double along = 0;
      double whole = 0;
      for (int k = 0; k < 3; k++) {
        double d = run[i + 3 + k] - run[i + k];
        along += (p[k] - run[i + k]) * d;
        whole += d * d;
      }
      double t = whole == 0 ? 0 : Math.max(0, Math.min(1, along / whole));
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = p[k] - run[i + k] - t * (run[i + 3 + k] - run[i + k]);
        sum += d * d;
      }
      least = Math.min(least, Math.sqrt(sum));
    }
    return least;
  }

  private static double length(double[] way) {
    double length = 0;
    for (int i = 0; i + 3 < way.length; i += 3) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = way[i + 3 + k] - way[i + k];
        sum += d * d;
      }
      length += Math.sqrt(sum);
    }
    return length;
  }
}
