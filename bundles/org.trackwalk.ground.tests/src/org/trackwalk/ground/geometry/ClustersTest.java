package org.trackwalk.ground.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clusters of points are those that comparing each with each gives. */
class ClustersTest {

  private static final double REACH = 2;

  private static float[] points(long seed, int n, double spread) {
    Random random = new Random(seed);
    float[] points = new float[3 * n];
    for (int i = 0; i < points.length; i++) {
      points[i] = (float) (spread * (random.nextDouble() - 0.5));
    }
    return points;
  }

  private static float[] boxes(float[] points) {
    float[] boxes = new float[2 * points.length];
    for (int i = 0; i < points.length; i += 3) {
      System.arraycopy(points, i, boxes, 2 * i, 3);
      System.arraycopy(points, i, boxes, 2 * i + 3, 3);
    }
    return boxes;
  }

  private static boolean near(float[] p, int i, int j) {
    double x = (double) p[3 * i] - p[3 * j];
    double y = (double) p[3 * i + 1] - p[3 * j + 1];
    double z = (double) p[3 * i + 2] - p[3 * j + 2];
    return Math.sqrt(x * x + y * y + z * z) <= REACH;
  }

  @Test
  void areThoseOfEveryPair() {
    for (int seed = 0; seed < 60; seed++) {
      int n = 1 + 5 * seed;
      // From one crowd to points that stand alone.
      float[] p = points(seed, n, 1 + seed);
      Partition expected = new Partition(n);
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          if (near(p, i, j)) {
            expected.join(i, j);
          }
        }
      }
      Partition found = Clusters.of(p, boxes(p), REACH, (i, j) -> near(p, i, j));
      for (int i = 0; i < n; i++) {
        assertEquals(expected.first(i), found.first(i), "seed " + seed + ", point " + i);
      }
    }
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.SECONDS)
  void aCrowdIsNotComparedPairByPair() {
    float[] p = points(1, 200_000, 3);
    Partition found = Clusters.of(p, boxes(p), REACH, (i, j) -> near(p, i, j));
    for (int i = 0; i < 200_000; i++) {
      assertEquals(0, found.first(i));
    }
  }

  @Test
  void farAwayNeitherOverflowsNorJoins() {
    float[] p = {1e30f, 0, 0, 1e30f, 0, 1, -3e38f, 3e38f, 0};
    Partition found = Clusters.of(p, boxes(p), REACH, (i, j) -> near(p, i, j));
    assertEquals(0, found.first(1));
    assertEquals(2, found.first(2));
  }
}
