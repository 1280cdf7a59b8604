package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.testing.Seeds;

class PositionOrderTest {

  static LongStream seeds() {
    return Seeds.first(60);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void sortsAsFloatsCompare(long seed) {
    Random random = new Random(seed);
    int count = random.nextInt(3000);
    float[] p = new float[3 * count];
    int kind = random.nextInt(3);
    for (int i = 0; i < p.length; i++) {
      p[i] =
          switch (kind) {
            case 0 -> random.nextInt(5) - 2;
            case 1 -> (random.nextFloat() - 0.5f) * 1e-3f;
            default -> Float.intBitsToFloat(random.nextInt()) * 0.5f + 0.0f;
          };
      p[i] = Float.isNaN(p[i]) ? 1 : p[i];
    }
    int[] expected = new int[count];
    Integer[] boxed = new Integer[count];
    Arrays.setAll(boxed, i -> i);
    Arrays.sort(
        boxed,
        Comparator.<Integer>comparingDouble(i -> p[3 * i])
            .thenComparingDouble(i -> p[3 * i + 1])
            .thenComparingDouble(i -> p[3 * i + 2])
            .thenComparingInt(i -> i));
    Arrays.setAll(expected, i -> boxed[i]);
    assertArrayEquals(expected, PositionOrder.of(p));
  }
}
