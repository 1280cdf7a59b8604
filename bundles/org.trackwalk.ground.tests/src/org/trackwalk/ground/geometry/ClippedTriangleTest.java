package org.trackwalk.ground.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random triangles, seen along random directions: what is left of one is held against points of it,
 * and against what the other parts leave.
 */
final class ClippedTriangleTest {

  private static final double NEAR = 1e-9;
  private static final int[] ONE = {1, 2, 0};

  private static float[] random(Random random) {
    float[] p = new float[9];
    for (int i = 0; i < 9; i++) {
      p[i] = 20 * random.nextFloat() - 10;
    }
    return p;
  }

  /** The first and second coordinate and height of a place, by the definition. */
  private static double[] seen(double[] at, double x, double z, double angle) {
    double dx = at[0] - x;
    double dz = at[2] - z;
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return new double[] {cos * dx + sin * dz, -sin * dx + cos * dz, at[1]};
  }

  private static double area(ClippedTriangle t) {
    double twice = 0;
    for (int i = 0; i < t.corners(); i++) {
      int j = (i + 1) % t.corners();
      twice += t.at(i, 0) * t.at(j, 1) - t.at(j, 0) * t.at(i, 1);
    }
    return twice / 2;
  }

  /** Whether a convex part with that sense of turning has a place inside or on its border. */
  private static boolean inside(ClippedTriangle t, double sense, double[] at) {
    for (int i = 0; i < t.corners(); i++) {
      int j = (i + 1) % t.corners();
      double x = t.at(j, 0) - t.at(i, 0);
      double y = t.at(j, 1) - t.at(i, 1);
      if (sense * (x * (at[1] - t.at(i, 1)) - y * (at[0] - t.at(i, 0))) < 0) {
        return false;
      }
    }
    return t.corners() > 0;
  }

  @Test
  void cornersAreSeenFromThePlaceAlongTheDirections() {
    Random random = new Random(1);
    float[] p = random(random);
    ClippedTriangle t = new ClippedTriangle();
    t.take(p, new int[] {9, 9, 9, 1, 2, 0}, 1, 3, -2, Math.cos(0.7), Math.sin(0.7));
    assertEquals(3, t.corners());
    for (int k = 0; k < 3; k++) {
      int v = 3 * ONE[k];
      double[] expected = seen(new double[] {p[v], p[v + 1], p[v + 2]}, 3, -2, 0.7);
      for (int axis = 0; axis < 3; axis++) {
        assertEquals(expected[axis], t.at(k, axis), NEAR);
      }
    }
  }

  @Test
  void whatIsLeftHoldsThePointsOfTheTriangleInBothRanges() {
    Random random = new Random(2);
    int in = 0;
    int none = 0;
    for (int round = 0; round < 300; round++) {
      float[] p = random(random);
      double angle = 6 * random.nextDouble();
      double[][] range = new double[2][];
      for (int axis = 0; axis < 2; axis++) {
        double least = 12 * random.nextDouble() - 10;
        range[axis] = new double[] {least, least + 2 + 8 * random.nextDouble()};
      }
      ClippedTriangle t = new ClippedTriangle();
      t.take(p, ONE, 0, 1, 2, Math.cos(angle), Math.sin(angle));
      double sense = Math.signum(area(t));
      boolean left = t.keep(0, range[0][0], range[0][1]) && t.keep(1, range[1][0], range[1][1]);
      assertEquals(left, t.corners() > 0);
      none += left ? 0 : 1;
      for (int i = 0; i < t.corners(); i++) {
        for (int axis = 0; axis < 2; axis++) {
          assertTrue(t.at(i, axis) >= range[axis][0] - NEAR);
          assertTrue(t.at(i, axis) <= range[axis][1] + NEAR);
        }
      }
      for (int k = 0; k < 40; k++) {
        double u = random.nextDouble();
        double v = (1 - u) * random.nextDouble();
        double[] at = new double[3];
        for (int axis = 0; axis < 3; axis++) {
          at[axis] = u * p[axis] + v * p[3 + axis] + (1 - u - v) * p[6 + axis];
        }
        double[] s = seen(at, 1, 2, angle);
        double margin =
            Math.min(
                Math.min(s[0] - range[0][0], range[0][1] - s[0]),
                Math.min(s[1] - range[1][0], range[1][1] - s[1]));
        if (Math.abs(margin) > NEAR) {
          assertEquals(margin > 0, inside(t, sense, s), "round " + round);
          in += margin > 0 ? 1 : 0;
        }
      }
    }
    assertTrue(in > 500 && none > 20, in + " points inside, " + none + " with nothing left");
  }

  @Test
  void threePartsMakeTheWholeAndStayOnItsPlane() {
    Random random = new Random(3);
    for (int round = 0; round < 200; round++) {
      float[] p = random(random);
      double angle = 6 * random.nextDouble();
      ClippedTriangle whole = new ClippedTriangle();
      whole.take(p, ONE, 0, -1, 4, Math.cos(angle), Math.sin(angle));
      int axis = random.nextInt(3);
      double a = 14 * random.nextDouble() - 7;
      double b = a + 5 * random.nextDouble();
      double sum = 0;
      for (double[] range : new double[][] {{-1e3, a}, {a, b}, {b, 1e3}}) {
        ClippedTriangle part = new ClippedTriangle();
        part.take(whole);
        part.keep(axis, range[0], range[1]);
        sum += area(part);
        double[] n = Vec.normal(p, ONE, 0);
        for (int i = 0; i < part.corners(); i++) {
          double x = -1 + Math.cos(angle) * part.at(i, 0) - Math.sin(angle) * part.at(i, 1);
          double z = 4 + Math.sin(angle) * part.at(i, 0) + Math.cos(angle) * part.at(i, 1);
          double off = n[0] * (x - p[0]) + n[1] * (part.at(i, 2) - p[1]) + n[2] * (z - p[2]);
          assertEquals(0, off, 1e-6);
        }
      }
      assertEquals(area(whole), sum, 1e-9 * (1 + Math.abs(sum)));
    }
  }

  @Test
  void rangesAreClosedAndEmptyOnesKeepNothing() {
    float[] p = {0, 0, 0, 2, 0, 0, 0, 0, 2};
    int[] c = {0, 1, 2};
    ClippedTriangle t = new ClippedTriangle();
    t.take(p, c, 0, 0, 0, 1, 0);
    assertTrue(t.keep(0, 0, 2));
    assertEquals(3, t.corners(), "the borders belong to the range");
    assertTrue(t.keep(0, 2, 3), "one corner lies on the border");
    assertEquals(2, t.at(0, 0));
    t.take(p, c, 0, 0, 0, 1, 0);
    assertFalse(t.keep(0, 2.1, 3));
    assertFalse(t.keep(1, -10, 10), "nothing comes back");
    assertEquals(0, t.corners());
  }

  @Test
  void eightLinesLeaveElevenCornersAtMost() {
    float[] p = {-9, 0, -5, 9, 0, -5, 0, 0, 9};
    int[] c = {0, 1, 2};
    ClippedTriangle t = new ClippedTriangle();
    t.take(p, c, 0, 0, 0, 1, 0);
    assertTrue(t.keep(0, -3, 3));
    assertTrue(t.keep(1, -4, 4));
    double first = area(t);
    // The same range again changes nothing, however often.
    assertTrue(t.keep(0, -3, 3));
    assertTrue(t.keep(1, -4, 4));
    assertEquals(first, area(t), NEAR);
    // 6 by 8, but for what the two sides cut off at the top: they pass x = 3 at z = 13 / 3.
    assertEquals(48, Math.abs(first), NEAR);
  }

  @Test
  void anEdgeKeepsTheStretchInTheRange() {
    Random random = new Random(4);
    int kept = 0;
    for (int round = 0; round < 200; round++) {
      float[] p = random(random);
      double angle = 6 * random.nextDouble();
      ClippedTriangle t = new ClippedTriangle();
      t.takeEdge(p, 2, 1, 0.5, -0.5, Math.cos(angle), Math.sin(angle));
      double[] a = seen(new double[] {p[6], p[7], p[8]}, 0.5, -0.5, angle);
      double[] b = seen(new double[] {p[3], p[4], p[5]}, 0.5, -0.5, angle);
      int axis = random.nextInt(3);
      double least = 16 * random.nextDouble() - 8;
      double most = least + 6 * random.nextDouble();
      boolean left = t.keep(axis, least, most);
      double low = Math.min(a[axis], b[axis]);
      double high = Math.max(a[axis], b[axis]);
      assertEquals(low <= most && high >= least, left);
      if (!left) {
        continue;
      }
      kept++;
      double from = Double.POSITIVE_INFINITY;
      double to = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < t.corners(); i++) {
        from = Math.min(from, t.at(i, axis));
        to = Math.max(to, t.at(i, axis));
        double share = (t.at(i, axis) - a[axis]) / (b[axis] - a[axis]);
        for (int k = 0; k < 3; k++) {
          assertEquals(a[k] + share * (b[k] - a[k]), t.at(i, k), 1e-6);
        }
      }
      assertEquals(Math.max(low, least), from, NEAR);
      assertEquals(Math.min(high, most), to, NEAR);
    }
    assertTrue(kept > 50);
  }

  @Test
  void heightsOverAPlaneAreWhatIsAboveIt() {
    Random random = new Random(5);
    for (int round = 0; round < 100; round++) {
      ClippedTriangle t = new ClippedTriangle();
      t.take(random(random), ONE, 0, 0, 0, 0.6, 0.8);
      t.keep(0, -4, 4);
      ClippedTriangle over = new ClippedTriangle();
      over.take(t);
      over.over(3, 1, -2, 0.25, -0.5);
      assertEquals(t.corners(), over.corners());
      for (int i = 0; i < t.corners(); i++) {
        double plane = 3 + 0.25 * (t.at(i, 0) - 1) - 0.5 * (t.at(i, 1) + 2);
        assertEquals(t.at(i, 0), over.at(i, 0));
        assertEquals(t.at(i, 1), over.at(i, 1));
        assertEquals(t.at(i, 2) - plane, over.at(i, 2), NEAR);
      }
    }
  }
}
