package org.trackwalk.drive.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.model.profile.VehicleMesh;

/** The tree of a hull against all pairs of triangles. */
class CarHullTest {

  private static final double EXACT = 1e-8;
  private static final double[] AROUND = {-3, -1, -4};

  /** Sizes on both sides of a leaf of four, and of what needs several levels. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, false", "2, 4, false", "3, 5, false", "4, 9, false", "5, 40, false", "6, 90, false",
    "7, 1, true", "8, 4, true", "9, 5, true", "10, 17, true", "11, 40, true", "12, 90, true"
  })
  void theRoomIsTheLeastOfAllPairs(int seed, int size, boolean lattice) {
    Random random = new Random(seed);
    VehicleMesh mesh = Cars.scattered(random, size, lattice);
    PairOracle oracle = new PairOracle(mesh);
    CarHull.Reader reader = CarHull.of(mesh).reader();
    int found = 0;
    for (int i = 0; i < 60; i++) {
      double[] t = Cars.scatter(random, lattice, AROUND, 6, 4, 8);
      for (Side side : Side.values()) {
        double expected = oracle.room(side, t);
        double[] seen = seen(side, t);
        double all = reader.room(side, seen, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        assertEquals(expected, all, EXACT, side + " of " + i);
        if (Double.isInfinite(expected)) {
          continue;
        }
        found++;
        assertOn(t, reader.where(), side + " of " + i);
        double less = expected - 0.01;
        assertEquals(less, reader.room(side, seen, less, Double.NEGATIVE_INFINITY), side.id());
        double more = reader.room(side, seen, expected + 0.01, 0);
        // Below the floor any place will do, so long as there is one.
        assertTrue(expected < 0 ? more < EXACT : Math.abs(more - expected) < EXACT, side.id());
      }
    }
    assertTrue(found > 20, found + " over each other");
  }

  @ParameterizedTest
  @CsvSource({
    "21, 1, false", "22, 4, false", "23, 5, false", "24, 40, false",
    "25, 1, true", "26, 4, true", "27, 5, true", "28, 12, true"
  })
  void theHullIsPiercedWhereAnyPairCrosses(int seed, int size, boolean lattice) {
    Random random = new Random(seed);
    VehicleMesh mesh = Cars.scattered(random, size, lattice);
    PairOracle oracle = new PairOracle(mesh);
    CarHull.Reader reader = CarHull.of(mesh).reader();
    double[] around = new double[6];
    int[] number = new int[2];
    for (int i = 0; i < 300; i++) {
      double[] t = Cars.scatter(random, lattice, new double[] {-1.5, 0, -2.5}, 3, 2, 5);
      if (i % 2 == 0) {
        for (int k = 3; k < 9; k++) {
          double nearer = t[k % 3] + (t[k] - t[k % 3]) / 4;
          t[k] = lattice ? Math.rint(4 * nearer) / 4 : nearer;
        }
      }
      Boxes.around(around, t, 0);
      boolean expected = oracle.pierced(t);
      assertEquals(expected, reader.pierced(t, around), "triangle " + i);
      number[expected ? 1 : 0]++;
    }
    assertTrue(number[0] > 20 && number[1] > 20, number[0] + " apart, " + number[1] + " through");
  }

  /** A corner on a face is no touch; a corner beyond it is, however little. */
  @ParameterizedTest
  @CsvSource({"1, false", "1.0000000000000002, false", "0.9999999999999999, true", "0.5, true"})
  void aCornerThatReachesSoFar(double corner, boolean through) {
    CarHull.Reader reader =
        CarHull.of(new Cars().box("body", -1, 0.25, -2, 1, 1, 2).mesh()).reader();
    double[] t = {0.25, corner, 0.125, 0.25, 3, 0.125, 0.5, 3, 0.125};
    double[] around = new double[6];
    Boxes.around(around, t, 0);
    assertEquals(through, reader.pierced(t, around));
  }

  /** What lies wholly inside goes through nothing. */
  @Test
  void inside() {
    CarHull.Reader reader =
        CarHull.of(new Cars().box("body", -1, 0.25, -2, 1, 1, 2).mesh()).reader();
    double[] t = {0, 0.5, 0, 0.25, 0.5, 0, 0, 0.75, 0.5};
    double[] around = new double[6];
    Boxes.around(around, t, 0);
    assertEquals(false, reader.pierced(t, around));
  }

  private static void assertOn(double[] t, double[] at, String what) {
    double[] n = new double[3];
    double over = 0;
    double size = 0;
    for (int k = 0; k < 3; k++) {
      int u = (k + 1) % 3;
      int v = (k + 2) % 3;
      n[k] = (t[3 + u] - t[u]) * (t[6 + v] - t[v]) - (t[3 + v] - t[v]) * (t[6 + u] - t[u]);
      over += n[k] * (at[k] - t[k]);
      size += n[k] * n[k];
      assertTrue(at[k] > Math.min(t[k], Math.min(t[3 + k], t[6 + k])) - EXACT, what);
      assertTrue(at[k] < Math.max(t[k], Math.max(t[3 + k], t[6 + k])) + EXACT, what);
    }
    assertEquals(0, over, EXACT * (1 + Math.sqrt(size)), what);
  }

  private static double[] seen(Side side, double[] t) {
    double[] seen = new double[9];
    for (int c = 0; c < 9; c += 3) {
      CarHull.turn(side, t, c, seen, c);
    }
    return seen;
  }
}
