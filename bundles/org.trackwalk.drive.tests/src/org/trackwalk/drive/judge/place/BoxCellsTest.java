package org.trackwalk.drive.judge.place;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The coarse grid never calls a place empty that a box reaches. */
class BoxCellsTest {

  private static final int BOXES = 12;

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 300, 1e6, 1e30})
  void whatIsEmptyMeetsNoBox(double spread) {
    Random random = new Random(17);
    int empty = 0;
    for (int round = 0; round < 200; round++) {
      float[] boxes = new float[6 * BOXES];
      for (int i = 0; i < BOXES; i++) {
        box(random, spread, boxes, 6 * i);
      }
      BoxCells cells = new BoxCells(boxes);
      for (int i = 0; i < 200; i++) {
        float[] asked = new float[6];
        box(random, spread, asked, 0);
        if (cells.empty(asked[0], asked[2], asked[3], asked[5])) {
          empty++;
          assertFalse(meets(asked, boxes), "seed 17, round " + round + ", box " + i);
        }
      }
    }
    assertTrue(spread < 300 || empty > 0, "nothing was ever told to be empty");
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
  void whatHasNoFiniteEndIsAskedInFull(float odd) {
    BoxCells cells = new BoxCells(new float[] {0, 0, 0, 1, 1, 1, 50, 0, 50, 51, 1, 51});

    assertFalse(cells.empty(0, Float.NaN, 1, odd));
    assertFalse(cells.empty(Float.NEGATIVE_INFINITY, 0, Float.POSITIVE_INFINITY, odd));
  }

  private static void box(Random random, double spread, float[] out, int at) {
    for (int k = 0; k < 3; k++) {
      float middle = (float) (spread * (random.nextDouble() - 0.5));
      float half = (float) random.nextDouble();
      out[at + k] = middle - half;
      out[at + 3 + k] = middle + half;
    }
  }

  private static boolean meets(float[] a, float[] boxes) {
    for (int i = 0; i < boxes.length; i += 6) {
      if (a[0] <= boxes[i + 3]
          && a[3] >= boxes[i]
          && a[2] <= boxes[i + 5]
          && a[5] >= boxes[i + 2]) {
        return true;
      }
    }
    return false;
  }
}
