package org.trackwalk.mesh.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Few items are sorted in another way than many, and come in the same order. */
class MortonOrderTest {

  /** The order that is asked for: by code, which has no sign, then by item. */
  private static int[] byCode(float[] boxes) {
    double[] centres = new double[6];
    for (int k = 0; k < 3; k++) {
      centres[k] = Double.POSITIVE_INFINITY;
      centres[3 + k] = Double.NEGATIVE_INFINITY;
      for (int at = k; at < boxes.length; at += 6) {
        double centre = (double) boxes[at] + boxes[at + 3];
        centres[k] = Math.min(centres[k], centre);
        centres[3 + k] = Math.max(centres[3 + k], centre);
      }
    }
    MortonCode code = new MortonCode(centres);
    return IntStream.range(0, boxes.length / 6)
        .boxed()
        .sorted(
            (a, b) -> {
              int order = Integer.compareUnsigned(of(code, boxes, a), of(code, boxes, b));
              return order == 0 ? Integer.compare(a, b) : order;
            })
        .mapToInt(i -> i)
        .toArray();
  }

  private static int of(MortonCode code, float[] boxes, int item) {
    int at = 6 * item;
    return code.of(
        (double) boxes[at] + boxes[at + 3],
        (double) boxes[at + 1] + boxes[at + 4],
        (double) boxes[at + 2] + boxes[at + 5]);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 30, 2047, 2048, 2049, 5000})
  void anyNumberIsInTheOrderOfItsCodes(int count) {
    Random random = new Random(count);
    float[] boxes = new float[6 * count];
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < 3; k++) {
        // Coarse steps, so that some lie at one place.
        boxes[6 * i + k] = random.nextInt(40) - 20;
        boxes[6 * i + 3 + k] = boxes[6 * i + k] + random.nextInt(2);
      }
    }
    assertArrayEquals(byCode(boxes), new MortonOrder(boxes, 1).items());
    assertArrayEquals(byCode(boxes), new MortonOrder(boxes, 3).items());
  }
}
