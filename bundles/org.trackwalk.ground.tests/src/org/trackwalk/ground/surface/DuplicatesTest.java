package org.trackwalk.ground.surface;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;

/** Vertices that repeat the bits of an earlier one, against a comparison of each with each. */
final class DuplicatesTest {

  private static final float[] VALUES = {
    0, -0f, 1, -1, 1.5f, 100, -100, Float.MIN_VALUE, Float.NaN, Float.POSITIVE_INFINITY
  };

  private static Duplicates of(float... xyz) {
    return Duplicates.of(Piece.named("p", "f").mesh(xyz, new int[] {0, 0, 0}).build());
  }

  private static boolean finite(float[] p, int v) {
    return Float.isFinite(p[3 * v] + p[3 * v + 1] + p[3 * v + 2]);
  }

  private static int order(float[] p, int v, int w) {
    return Arrays.compare(p, 3 * v, 3 * v + 3, p, 3 * w, 3 * w + 3);
  }

  @Test
  void areThoseOfEveryPair() {
    Random random = new Random(1);
    int several = 0;
    for (int round = 0; round < 400; round++) {
      int n = 1 + random.nextInt(60);
      int values = 2 + random.nextInt(VALUES.length - 1);
      float[] p = new float[3 * n];
      for (int i = 0; i < p.length; i++) {
        p[i] = VALUES[random.nextInt(values)];
      }
      int count = 0;
      int lowest = -1;
      for (int v = 0; v < n; v++) {
        boolean repeats = false;
        for (int w = 0; w < v; w++) {
          repeats |= finite(p, v) && finite(p, w) && order(p, v, w) == 0;
        }
        if (repeats) {
          count++;
          lowest = lowest < 0 || order(p, v, lowest) < 0 ? v : lowest;
        }
      }
      several += count > 1 ? 1 : 0;
      assertEquals(new Duplicates(count, lowest), of(p), "round " + round);
    }
    assertTrue(several > 100);
  }

  @Test
  void zerosOfBothSignsAreTwoPlacesAndWhatIsNoNumberIsNone() {
    assertEquals(new Duplicates(0, -1), of(0, 0, 0, -0f, 0, 0));
    assertEquals(new Duplicates(0, -1), of(Float.NaN, 0, 0, Float.NaN, 0, 0));
    assertEquals(new Duplicates(0, -1), of(0, Float.NaN, 0, 0, Float.NaN, 0));
    float far = Float.NEGATIVE_INFINITY;
    assertEquals(new Duplicates(0, -1), of(0, 0, far, 0, 0, far));
  }

  @Test
  void aThousandCopiesOfAFewPlacesAreCounted() {
    int n = 5000;
    float[] p = new float[3 * n];
    for (int v = 0; v < n; v++) {
      p[3 * v] = v % 5;
      p[3 * v + 2] = -(v % 5);
    }
    assertEquals(new Duplicates(n - 5, 5), of(p));
  }
}
