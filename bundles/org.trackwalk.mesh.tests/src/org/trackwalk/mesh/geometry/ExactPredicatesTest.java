package org.trackwalk.mesh.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExactPredicatesTest {

  @Test
  void frontIsWhereCornersRunCounterClockwise() {
    assertEquals(1, ExactPredicates.orient3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1));
    assertEquals(-1, ExactPredicates.orient3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, -1));
    assertEquals(0, ExactPredicates.orient3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0));
    assertEquals(1, ExactPredicates.orient2d(0, 0, 1, 0, 0, 1));
    assertEquals(-1, ExactPredicates.orient2d(0, 0, 0, 1, 1, 0));
    assertEquals(0, ExactPredicates.orient2d(0, 0, 1, 1, 3, 3));
  }

  @Test
  void planarSignsEqualDecimalArithmetic() {
    Random random = new Random(1);
    int zeros = 0;
    for (int i = 0; i < 100_000; i++) {
      double[] p = nearLine(random);
      int expected = area(p);
      zeros += expected == 0 ? 1 : 0;
      assertEquals(expected, ExactPredicates.orient2d(p[0], p[1], p[2], p[3], p[4], p[5]));
    }
    assertTrue(zeros > 1000, "enough points on a line: " + zeros);
  }

  @Test
  void spatialSignsEqualDecimalArithmetic() {
    Random random = new Random(2);
    int[] signs = new int[3];
    for (int i = 0; i < 200_000; i++) {
      float[] p = nearPlane(random);
      int expected = volume(p);
      signs[expected + 1]++;
      assertEquals(expected, ExactPredicates.orient3d(p, 0, 1, 2, 3), "floats, case " + i);
      float[] third = {p[6], p[7], p[8]};
      float[] fourth = {0, p[9], p[10], p[11]};
      assertEquals(
          expected, ExactPredicates.orient3d(p, 0, 3, third, 0, fourth, 1), "lists, case " + i);
      double[] q = new double[12];
      for (int k = 0; k < 12; k++) {
        q[k] = p[k];
      }
      assertEquals(
          expected,
          ExactPredicates.orient3d(
              q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[8], q[9], q[10], q[11]),
          "doubles, case " + i);
      assertEquals(expected, ExactPredicates.side(p, 0, 1, 2, p[9], p[10], p[11]));
    }
    assertTrue(signs[0] > 10_000 && signs[1] > 10_000 && signs[2] > 10_000, "all signs occur");
  }

  @Test
  void lineTestEqualsDecimalArithmetic() {
    Random random = new Random(3);
    int on = 0;
    for (int i = 0; i < 200_000; i++) {
      float[] p = nearLineInSpace(random);
      boolean expected = onLine(p);
      on += expected ? 1 : 0;
      assertEquals(expected, ExactPredicates.collinear(p, 0, 1, 2), "case " + i);
    }
    assertTrue(on > 10_000 && on < 190_000, "both answers occur: " + on);
  }

  @Test
  void doublesThatUnderflowAndOverflowKeepTheirSign() {
    double tiny = Double.MIN_VALUE;
    assertEquals(1, ExactPredicates.orient3d(0, 0, 0, tiny, 0, 0, 0, tiny, 0, 0, 0, tiny));
    assertEquals(1, ExactPredicates.orient2d(0, 0, tiny, 0, 0, tiny));
    double huge = 1e300;
    assertEquals(-1, ExactPredicates.orient3d(0, 0, 0, huge, 0, 0, 0, huge, 0, 0, 0, -huge));
    assertEquals(1, ExactPredicates.orient2d(-huge, -huge, huge, -huge, 0, huge));
  }

  @Test
  void signsOfAnyBitsEqualDecimalArithmetic() {
    Random random = new Random(26);
    int zeros = 0;
    for (int i = 0; i < 20_000; i++) {
      double[] p = new double[8];
      for (int k = 0; k < 8; k++) {
        // Any float; some are another one, or next to it.
        float any = Float.intBitsToFloat(random.nextInt());
        p[k] = Float.isFinite(any) ? any : 0;
        int twin = random.nextInt(8);
        p[k] = twin < k ? p[twin] : p[k];
        p[k] = random.nextInt(8) == 0 ? Math.nextUp(p[k]) : p[k];
      }
      int expected = products(p);
      zeros += expected == 0 ? 1 : 0;
      assertEquals(
          expected,
          ExactPredicates.products(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]),
          "case " + i);
      double[] q = p.clone();
      assertEquals(
          ExactPredicates.exactOrient3d(
              q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[0], q[1], q[3], q[5]),
          ExactPredicates.orient3d(
              q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[0], q[1], q[3], q[5]),
          "case " + i);
    }
    assertTrue(zeros > 100 && zeros < 15_000, "both occur: " + zeros);
  }

  private static int products(double[] p) {
    BigDecimal[] b = new BigDecimal[8];
    for (int k = 0; k < 8; k++) {
      b[k] = new BigDecimal(p[k]);
    }
    return b[1].subtract(b[0])
        .multiply(b[3].subtract(b[2]))
        .compareTo(b[5].subtract(b[4]).multiply(b[7].subtract(b[6])));
  }

  @Test
  void theSmallestAndLargestFloatsKeepTheirSign() {
    float s = Float.MIN_VALUE;
    float l = Float.MAX_VALUE;
    float[] p = {0, 0, 0, s, 0, 0, 0, s, 0, 0, 0, s, l, 0, 0, 0, l, 0, 0, 0, -l, -l, -l, -l};
    assertEquals(1, ExactPredicates.orient3d(p, 0, 1, 2, 3));
    assertEquals(-1, ExactPredicates.orient3d(p, 0, 4, 5, 6));
    assertEquals(1, ExactPredicates.orient3d(p, 4, 5, 6, 7) * volume(p, 4, 5, 6, 7));
    assertFalse(ExactPredicates.collinear(p, 0, 1, 2));
    assertFalse(ExactPredicates.collinear(p, 1, 4, 2));
  }

  /** Two random points and one on or beside their line by a few units in the last place. */
  private static double[] nearLine(Random random) {
    double scale = Math.scalb(1.0, random.nextInt(20) - 10);
    double ax = random.nextInt(100) * scale;
    double ay = random.nextInt(100) * scale;
    double dx = random.nextInt(100) * scale + (random.nextBoolean() ? 0 : random.nextDouble());
    double dy = random.nextInt(100) * scale;
    int n = random.nextInt(4);
    double cx = ax + n * dx;
    double cy = ay + n * dy;
    return new double[] {ax, ay, ax + dx, ay + dy, cx + Math.ulp(cx) * (random.nextInt(3) - 1), cy};
  }

  /** Four points in a plane, on a lattice or rounded, some moved by a float step. */
  private static float[] nearPlane(Random random) {
    float[] p = new float[12];
    boolean lattice = random.nextBoolean();
    double offset = random.nextInt(3) * 1000.0;
    double[] u = vector(random, lattice);
    double[] v = vector(random, lattice);
    for (int i = 0; i < 4; i++) {
      int s = random.nextInt(7) - 3;
      int t = random.nextInt(7) - 3;
      for (int k = 0; k < 3; k++) {
        p[3 * i + k] = (float) (offset + s * u[k] + t * v[k]);
      }
    }
    if (random.nextBoolean()) {
      int i = random.nextInt(12);
      p[i] = random.nextBoolean() ? Math.nextUp(p[i]) : Math.nextDown(p[i]);
    }
    if (random.nextInt(20) == 0) {
      int i = random.nextInt(12);
      p[i] = Float.intBitsToFloat(random.nextInt(0x7f7f_ffff));
    }
    return p;
  }

  private static float[] nearLineInSpace(Random random) {
    float[] p = new float[9];
    boolean lattice = random.nextBoolean();
    double offset = random.nextInt(3) * 1000.0;
    double[] u = vector(random, lattice);
    for (int i = 0; i < 3; i++) {
      int s = random.nextInt(9) - 4;
      for (int k = 0; k < 3; k++) {
        p[3 * i + k] = (float) (offset + s * u[k]);
      }
    }
    if (random.nextInt(3) == 0) {
      int i = random.nextInt(9);
      p[i] = Math.nextUp(p[i]);
    }
    return p;
  }

  private static double[] vector(Random random, boolean lattice) {
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      v[k] = lattice ? (random.nextInt(200) - 100) / 64.0 : random.nextDouble() - 0.5;
    }
    return v;
  }

  private static int area(double[] p) {
    BigDecimal ux = new BigDecimal(p[2]).subtract(new BigDecimal(p[0]));
    BigDecimal uy = new BigDecimal(p[3]).subtract(new BigDecimal(p[1]));
    BigDecimal vx = new BigDecimal(p[4]).subtract(new BigDecimal(p[0]));
    BigDecimal vy = new BigDecimal(p[5]).subtract(new BigDecimal(p[1]));
    return ux.multiply(vy).compareTo(uy.multiply(vx));
  }

  private static int volume(float[] p) {
    return volume(p, 0, 1, 2, 3);
  }

  private static int volume(float[] p, int a, int b, int c, int d) {
    BigDecimal[] u = difference(p, a, b);
    BigDecimal[] v = difference(p, a, c);
    BigDecimal[] w = difference(p, a, d);
    BigDecimal sum = BigDecimal.ZERO;
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      sum = sum.add(u[i].multiply(v[j]).subtract(u[j].multiply(v[i])).multiply(w[k]));
    }
    return sum.signum();
  }

  private static BigDecimal[] difference(float[] p, int from, int to) {
    BigDecimal[] d = new BigDecimal[3];
    for (int k = 0; k < 3; k++) {
      d[k] = new BigDecimal(p[3 * to + k]).subtract(new BigDecimal(p[3 * from + k]));
    }
    return d;
  }

  private static boolean onLine(float[] p) {
    BigDecimal[] u = difference(p, 0, 1);
    BigDecimal[] v = difference(p, 0, 2);
    boolean on = true;
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      on &= u[i].multiply(v[j]).compareTo(u[j].multiply(v[i])) == 0;
    }
    return on;
  }
}
