package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The line around points turns one way only, and leaves none of them outside. */
class OutlineTest {

  @Test
  void squareIsItsCornersHoweverManyPointsLieInIt() {
    double[] points = {0, 1, 0, 2, 1, 0, 1, 5, 1, 2, 1, 2, 0, 1, 2, 1, 1, 0, 1, 1, 2};
    double[] square = {0, 1, 0, 2, 1, 0, 2, 1, 2, 0, 1, 2, 0, 1, 0};
    assertArrayEquals(square, Outline.around(points));
  }

  @Test
  void onePointIsItself() {
    assertArrayEquals(new double[] {3, 4, 5}, Outline.around(new double[] {3, 4, 5}));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void allPointsLieOnOneSideOfEachOfItsParts(long seed) {
    Random random = new Random(seed);
    double[] points = random.doubles(3 * 40, -10, 10).toArray();
    double[] line = Outline.around(points);
    for (int k = 0; k < 3; k++) {
      assertEquals(line[k], line[line.length - 3 + k], 0);
    }
    for (int i = 0; i + 5 < line.length; i += 3) {
      for (int p = 0; p < points.length; p += 3) {
        double turn =
            (line[i + 3] - line[i]) * (points[p + 2] - line[i + 2])
                - (line[i + 5] - line[i + 2]) * (points[p] - line[i]);
        assertEquals(1, Math.signum(turn + 1e-9), "point " + p + " beyond part " + i);
      }
    }
  }
}
