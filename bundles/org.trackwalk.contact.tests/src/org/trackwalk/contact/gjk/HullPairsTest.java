package org.trackwalk.contact.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;

/** Random hulls against all axes (when they overlap) and all pairs of features (when apart). */
class HullPairsTest {

  private static final int PAIRS = 3_000;

  /** Relative to the size of the pair, about two metres. */
  private static final double EXACT = 1e-10;

  private static ConvexHull hull(Random random) {
    int n = 4 + random.nextInt(9);
    double[] p = new double[3 * n];
    for (int i = 0; i < p.length; i++) {
      p[i] = random.nextDouble() * 2 - 1;
    }
    return HullBuilder.hull(p);
  }

  static Pose pose(Random random, double spread) {
    return Pose.of(
        spread * random.nextGaussian(),
        spread * random.nextGaussian(),
        spread * random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian());
  }

  @Test
  void depthAndDistanceAreThoseOfTheLongWay() {
    Random random = new Random(20_261);
    ConvexPair pair = new ConvexPair();
    int overlaps = 0;
    for (int i = 0; i < PAIRS; i++) {
      ConvexHull a = hull(random);
      ConvexHull b = hull(random);
      Pose at = pose(random, 0.8);
      Pose bt = pose(random, 0.3);
      Polyhedra pa = new Polyhedra(a.core(), at);
      Polyhedra pb = new Polyhedra(b.core(), bt);
      double gap = Polyhedra.largestGap(pa, pb);
      double expected = gap > 0 ? Polyhedra.distance(pa, pb) : gap;
      overlaps += gap > 0 ? 0 : 1;

      assertTrue(pair.measure(a, at, b, bt, Double.POSITIVE_INFINITY));

      String where = "pair " + i;
      assertEquals(expected, pair.separation(), EXACT, where);
      checkWitnesses(pair, pa, pb, where);
    }
    assertTrue(overlaps > PAIRS / 4 && overlaps < 3 * PAIRS / 4, overlaps + " overlap");
  }

  /** Half, quarter and no turns, sizes and places of a grid: sides and edges lie on each other. */
  private static Pose onGrid(Random random) {
    double[][] turns = {{0, 1}, {1, 0}, {Math.sqrt(0.5), Math.sqrt(0.5)}, {0.5, Math.sqrt(0.75)}};
    double[] turn = turns[random.nextInt(4)];
    int axis = random.nextInt(3);
    return Pose.of(
        0.25 * (random.nextInt(9) - 4),
        0.25 * (random.nextInt(9) - 4),
        0.25 * (random.nextInt(9) - 4),
        axis == 0 ? turn[0] : 0,
        axis == 1 ? turn[0] : 0,
        axis == 2 ? turn[0] : 0,
        turn[1]);
  }

  private static ConvexHull onGridHull(Random random) {
    while (true) {
      double[] p = new double[3 * (6 + random.nextInt(20))];
      for (int i = 0; i < p.length; i++) {
        p[i] = 0.25 * (random.nextInt(5) - 2);
      }
      try {
        return HullBuilder.hull(p);
      } catch (IllegalArgumentException flat) {
        // again
      }
    }
  }

  @Test
  void parallelSidesAndEdgesAreNoTrouble() {
    Random random = new Random(20_262);
    ConvexPair pair = new ConvexPair();
    int touching = 0;
    for (int i = 0; i < PAIRS; i++) {
      ConvexHull a = onGridHull(random);
      ConvexHull b = onGridHull(random);
      Pose at = onGrid(random);
      Pose bt = onGrid(random);
      Polyhedra pa = new Polyhedra(a.core(), at);
      Polyhedra pb = new Polyhedra(b.core(), bt);
      double gap = Polyhedra.largestGap(pa, pb);
      boolean touches = Math.abs(gap) < EXACT;
      touching += touches ? 1 : 0;
      double expected = touches ? 0 : gap > 0 ? Polyhedra.distance(pa, pb) : gap;
      assertTrue(pair.measure(a, at, b, bt, Double.POSITIVE_INFINITY));
      String where = "seed 20262, pair " + i;
      assertEquals(expected, pair.separation(), EXACT, where);
      checkWitnesses(pair, pa, pb, where);
    }
    assertTrue(touching > PAIRS / 100, touching + " touch");
  }

  /** Points differ by the separation along the normal, and no way along it is shorter. */
  private static void checkWitnesses(ConvexPair pair, Polyhedra a, Polyhedra b, String where) {
    double[] n = {pair.normal(0), pair.normal(1), pair.normal(2)};
    assertEquals(1, Polyhedra.dot(n, n), 1e-14, where);
    assertEquals(pair.separation(), Polyhedra.gap(a, b, n), EXACT, where);
    double lowest = Double.POSITIVE_INFINITY;
    for (double[] v : a.vertices()) {
      lowest = Math.min(lowest, Polyhedra.dot(n, v));
    }
    double[] p = {pair.pointOnA(0), pair.pointOnA(1), pair.pointOnA(2)};
    double[] q = {pair.pointOnB(0), pair.pointOnB(1), pair.pointOnB(2)};
    assertEquals(lowest, Polyhedra.dot(n, p), EXACT, where);
    for (int axis = 0; axis < 3; axis++) {
      assertEquals(pair.separation() * n[axis], p[axis] - q[axis], EXACT, where);
    }
    for (int k = 0; k < pair.carriers(); k++) {
      assertTrue(pair.cornerOfA(k) != ConvexShape.NO_CORNER, where);
      double[] corner = a.vertices().get(pair.cornerOfA(k));
      assertEquals(lowest, Polyhedra.dot(n, corner), EXACT, where);
    }
  }
}
