package org.trackwalk.io.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The sign of the determinant, compared with arithmetic that never rounds. */
final class TurnTest {

  @Test
  void equalsExactArithmetic() {
    Random random = new Random(3);
    int straight = 0;
    for (int round = 0; round < 200_000; round++) {
      float[] p = new float[6];
      int kind = round % 4;
      for (int i = 0; i < 6; i++) {
        p[i] =
            switch (kind) {
              case 0 -> random.nextInt(7);
              case 1 -> (float) random.nextGaussian();
              case 2 -> 4096 + random.nextInt(64) / 2048f;
              default -> Float.intBitsToFloat(random.nextInt() & 0xBFFF_FFFF);
            };
      }
      if (kind == 1 && random.nextBoolean()) {
        float t = random.nextInt(9) / 4f; // a third point on the line, as good as floats can
        p[4] = p[0] + t * (p[2] - p[0]);
        p[5] = p[1] + t * (p[3] - p[1]);
      }
      int expected = exact(p);
      straight += expected == 0 ? 1 : 0;
      assertEquals(expected, Turn.of(p[0], p[1], p[2], p[3], p[4], p[5]));
    }
    assertEquals(true, straight > 5_000);
  }

  private static int exact(float[] p) {
    BigDecimal left = difference(p[0], p[4]).multiply(difference(p[3], p[5]));
    BigDecimal right = difference(p[1], p[5]).multiply(difference(p[2], p[4]));
    return left.compareTo(right);
  }

  private static BigDecimal difference(float a, float b) {
    return new BigDecimal(a).subtract(new BigDecimal(b));
  }
}
