package org.trackwalk.contact.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The conditions of H. Kuhn and A. Tucker, "Nonlinear Programming", 1951: no step along either
 * segment brings the two points nearer. The squared distance is convex, so that is the least.
 */
class ClosestSegmentsTest {

  private final ClosestSegments segments = new ClosestSegments();

  private static double dot(double[] p, int i, int j, double x, double y, double z) {
    return (p[j] - p[i]) * x + (p[j + 1] - p[i + 1]) * y + (p[j + 2] - p[i + 2]) * z;
  }

  /** What a step onward does at a place on the way: nothing, or it may only make it worse. */
  private static void least(double place, double slope, String where) {
    assertTrue(place >= 0 && place <= 1, where);
    assertTrue(place == 0 || slope <= 1e-12, where + ": back is better, " + slope);
    assertTrue(place == 1 || slope >= -1e-12, where + ": onward is better, " + slope);
  }

  @Test
  void noStepBringsThePointsNearer() {
    Random random = new Random(51);
    int ends = 0;
    int between = 0;
    for (int n = 0; n < 20_000; n++) {
      double[] p = random.doubles(12, -1, 1).toArray();
      double[] q = random.doubles(12, -1, 1).toArray();
      int i = 3 * random.nextInt(4);
      int j = (i + 3) % 12;
      int k = 3 * random.nextInt(4);
      int l = (k + 6) % 12;
      if (n % 4 == 0) {
        double times = random.nextDouble() - 0.5; // parallel
        for (int axis = 0; axis < 3; axis++) {
          q[l + axis] = q[k + axis] + times * (p[j + axis] - p[i + axis]);
        }
      }
      double squared = segments.measure(p, i, j, q, k, l);
      double s = segments.s;
      double t = segments.t;
      double[] d = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        d[axis] =
            p[i + axis]
                + s * (p[j + axis] - p[i + axis])
                - q[k + axis]
                - t * (q[l + axis] - q[k + axis]);
      }
      String where = "seed 51, pair " + n;
      assertEquals(d[0], segments.dx, 1e-12, where);
      assertEquals(d[1], segments.dy, 1e-12, where);
      assertEquals(d[2], segments.dz, 1e-12, where);
      assertEquals(d[0] * d[0] + d[1] * d[1] + d[2] * d[2], squared, 1e-12, where);
      least(s, dot(p, i, j, d[0], d[1], d[2]), where + " first");
      least(t, -dot(q, k, l, d[0], d[1], d[2]), where + " second");
      boolean end = s == 0 || s == 1 || t == 0 || t == 1;
      ends += end ? 1 : 0;
      between += end ? 0 : 1;
    }
    assertTrue(ends > 1000 && between > 1000, ends + " " + between);
  }
}
