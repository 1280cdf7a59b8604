package org.trackwalk.io.polygon;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.parallel.Budget;

/**
 * A polygon twice as large takes at most 2.5 times the work, counted: one band to and fro, of which
 * few corners are ears at a time.
 */
class ZigzagTest {

  /** What twice the corners may take of the work of the one. */
  private static final double GOAL = 2.5;

  /**
   * A band to and fro: out along one border and back along the other.
   *
   * @param tooth metres along
   * @param across metres to and fro
   * @param wide metres of the band in the direction to and fro
   * @param bow metres by which the band as a whole is bent
   * @return xyz of each corner, counter-clockwise seen from above
   */
  private static float[] band(int corners, double tooth, double across, double wide, double bow) {
    int half = corners / 2;
    float[] p = new float[6 * half];
    for (int i = 0; i < 2 * half; i++) {
      int along = i < half ? i : 2 * half - 1 - i;
      double part = 2.0 * along / half - 1;
      p[3 * i] = (float) (tooth * along);
      p[3 * i + 2] = (float) (along % 2 * across + bow * part * part + (i < half ? 0 : wide));
    }
    return p;
  }

  private static long work(float[] p) {
    int n = p.length / 3;
    Budget budget = new Budget(Long.MAX_VALUE);
    int[] cut =
        budget.within(
            () -> new PolygonTriangulation().cut(p, IntStream.range(0, n).toArray(), 0, n).clone());
    assertCut(p, cut, n);
    return budget.spent();
  }

  /** All triangles turn one way: then they cover the polygon once, and it did not end as a fan. */
  private static void assertCut(float[] p, int[] cut, int n) {
    int up = 0;
    int down = 0;
    for (int t = 0; t < n - 2; t++) {
      int a = 3 * cut[3 * t];
      int b = 3 * cut[3 * t + 1];
      int c = 3 * cut[3 * t + 2];
      double turn =
          ((double) p[b] - p[a]) * ((double) p[c + 2] - p[a + 2])
              - ((double) p[b + 2] - p[a + 2]) * ((double) p[c] - p[a]);
      up += turn > 0 ? 1 : 0;
      down += turn < 0 ? 1 : 0;
    }
    assertTrue(Math.min(up, down) == 0, up + " and " + down + " of " + (n - 2));
  }

  @ParameterizedTest
  @CsvSource({"0.1, 5, 0.05, 0", "0.1, 5, 0.05, 40", "1, 5, 0.5, 0", "0.01, 50, 0.004, 300"})
  void twiceTheCornersAreAtMostTwoAndAHalfTimesTheWork(
      double tooth, double across, double wide, double bow) {
    long before = work(band(5_000, tooth, across, wide, bow));
    for (int corners = 10_000; corners <= 20_000; corners *= 2) {
      long work = work(band(corners, tooth, across, wide, bow));
      assertTrue(before > 0 && work <= GOAL * before, corners + ": " + before + ", " + work);
      before = work;
    }
  }
}
