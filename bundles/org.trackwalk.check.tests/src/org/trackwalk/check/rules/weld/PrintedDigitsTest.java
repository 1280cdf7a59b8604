package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;

/** The digits of a file are as many as printing its numbers again takes. */
class PrintedDigitsTest {

  private static int digits(float... values) {
    float[] p = Arrays.copyOf(values, 9);
    return PrintedDigits.of(Piece.named("p", "l.obj").mesh(p, new int[] {0, 1, 2}).build());
  }

  /** So many decimals give the very float when they are read again; 7 when more would be needed. */
  private static int printed(float value) {
    for (int n = 0; n < 7; n++) {
      if (Float.parseFloat(String.format(Locale.ROOT, "%." + n + "f", value)) == value) {
        return n;
      }
    }
    return 7;
  }

  @Test
  void oneNumberTakesAsManyAsItHas() {
    float[] values = {0, 7, -12, 0.5f, -3.25f, 0.1f, 12.34f, 1.005f, 99.9999f, 0.000001f};
    int[] expected = {0, 0, 0, 1, 2, 1, 2, 3, 4, 6};
    for (int i = 0; i < values.length; i++) {
      assertEquals(expected[i], digits(values[i]), values[i] + "");
    }
    assertEquals(PrintedDigits.FULL, digits(0.0000001f));
    assertEquals(PrintedDigits.FULL, digits((float) Math.PI / 30));
  }

  @Test
  void thoseOfAPieceAreTheMostOfAnyOfItsNumbers() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 3000; i++) {
      int most = 0;
      float[] values = new float[9];
      for (int k = 0; k < 9; k++) {
        double scale = StrictMath.pow(10, random.nextInt(8));
        values[k] = (float) (StrictMath.rint(random.nextDouble(-9, 9) * scale) / scale);
        most = Math.max(most, printed(values[k]));
      }
      assertEquals(most, digits(values), Arrays.toString(values));
    }
  }
}
