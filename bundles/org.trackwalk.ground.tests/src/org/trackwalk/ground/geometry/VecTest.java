package org.trackwalk.ground.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** On whole numbers of up to three digits every product is exact, so the laws hold to the bit. */
final class VecTest {

  private static double[] whole(Random random, int n) {
    return random.doubles(n, -999, 999).map(Math::rint).toArray();
  }

  @Test
  void aCrossProductIsAtRightAnglesToBothAndSpansTheirArea() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      double[] a = whole(random, 3);
      double[] b = whole(random, 3);
      double[] c = Vec.cross(a, b);
      assertEquals(0, Vec.dot(a, 0, c, 0));
      assertEquals(0, Vec.dot(b, 0, c, 0));
      // Lagrange's identity
      double ab = Vec.dot(a, 0, b, 0);
      assertEquals(Vec.dot(a, 0, a, 0) * Vec.dot(b, 0, b, 0) - ab * ab, Vec.dot(c, 0, c, 0));
    }
    assertArrayEquals(
        new double[] {0, 0, 6}, Vec.cross(new double[] {2, 0, 0}, new double[] {0, 3, 0}));
    assertArrayEquals(
        new double[] {6, 0, 0}, Vec.cross(new double[] {0, 2, 0}, new double[] {0, 0, 3}));
    assertArrayEquals(
        new double[] {0, 6, 0}, Vec.cross(new double[] {0, 0, 2}, new double[] {3, 0, 0}));
  }

  @Test
  void aDotProductIsOfTheTriplesThatBeginAtThePlaces() {
    double[] a = {9, 9, 1, 2, 3, 9};
    double[] b = {8, 5, 7, 11, 8, 8};
    assertEquals(1 * 5 + 2 * 7 + 3 * 11, Vec.dot(a, 2, b, 1));
  }

  @Test
  void distancesAreThoseOfPythagoras() {
    double[][] moves = {{3, 4, 0, 5}, {0, 3, 4, 5}, {4, 0, 3, 5}, {2, 3, 6, 7}, {-2, -3, -6, 7}};
    Random random = new Random(2);
    for (double[] move : moves) {
      double[] a = whole(random, 3);
      double[] b = {a[0] + move[0], a[1] + move[1], a[2] + move[2]};
      assertEquals(move[3], Vec.distance(a, b));
      float[] p = new float[9];
      for (int k = 0; k < 3; k++) {
        p[3 + k] = (float) a[k];
        p[6 + k] = (float) b[k];
      }
      assertEquals(move[3], Vec.distance(p, 1, 2));
      assertEquals(move[3], Vec.distance(p, 2, 1));
    }
  }

  @Test
  void aVectorKeepsItsDirectionAndBecomesOneLong() {
    double[] v = {2, -3, 6};
    assertEquals(7, Vec.normalize(v));
    assertArrayEquals(new double[] {2 / 7.0, -3 / 7.0, 6 / 7.0}, v);
    double[] none = {0, -0.0, 0};
    assertEquals(0, Vec.normalize(none));
    assertArrayEquals(new double[] {0, -0.0, 0}, none);
  }

  @Test
  void aTrianglesNormalIsTheCrossProductOfItsSidesFromTheFirstCorner() {
    Random random = new Random(3);
    for (int i = 0; i < 200; i++) {
      double[] xyz = whole(random, 15);
      float[] p = new float[15];
      for (int k = 0; k < 15; k++) {
        p[k] = (float) xyz[k];
      }
      int[] corners = {0, 1, 2, 4, 1, 3};
      double[] u = new double[3];
      double[] v = new double[3];
      for (int k = 0; k < 3; k++) {
        u[k] = xyz[3 + k] - xyz[12 + k];
        v[k] = xyz[9 + k] - xyz[12 + k];
      }
      double[] expected = Vec.cross(u, v);
      assertArrayEquals(expected, Vec.areaNormal(p, corners, 1));
      double[] out = new double[5];
      Vec.areaNormal(p, corners, 1, out, 2);
      assertArrayEquals(new double[] {0, 0, expected[0], expected[1], expected[2]}, out);
      Vec.normalize(expected);
      assertArrayEquals(expected, Vec.normal(p, corners, 1));
    }
  }

  @Test
  void floatStepsAreCountedOneByOne() {
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      float a = i % 3 == 0 ? 0 : Float.intBitsToFloat(random.nextInt()) % 1e30f;
      if (Float.isNaN(a)) {
        continue;
      }
      int steps = random.nextInt(50);
      float up = a;
      float down = a;
      for (int s = 0; s < steps; s++) {
        up = Math.nextUp(up);
        down = Math.nextDown(down);
      }
      assertEquals(steps, FloatSteps.between(a, up));
      assertEquals(steps, FloatSteps.between(down, a));
      assertEquals(2L * steps, FloatSteps.between(up, down));
    }
    assertEquals(0, FloatSteps.between(-0f, 0f));
    assertEquals(2, FloatSteps.between(-Float.MIN_VALUE, Float.MIN_VALUE));
  }
}
