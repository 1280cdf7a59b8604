package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** The nearest points of a rectangle and a triangle, against all points of a grid. */
class CoreGapTest {

  private static final int GRID = 60;

  @RepeatedTest(40)
  void noPointsOfAGridAreNearer(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    double[] rectangle = new double[12];
    double pitch = 0.1 * random.nextGaussian();
    double roll = 0.1 * random.nextGaussian();
    for (int i = 0; i < 4; i++) {
      rectangle[3 * i] = (i == 0 || i == 3 ? 2.2 : -2.2);
      rectangle[3 * i + 2] = i < 2 ? 0.85 : -0.85;
      rectangle[3 * i + 1] = pitch * rectangle[3 * i] + roll * rectangle[3 * i + 2];
    }
    double[] triangle = new double[9];
    for (int k = 0; k < 9; k += 3) {
      triangle[k] = 4 * random.nextGaussian();
      triangle[k + 1] = -1.5 - 0.3 * random.nextDouble();
      triangle[k + 2] = 2 * random.nextGaussian();
    }
    CoreGap gap = new CoreGap();
    gap.measure(rectangle, triangle);
    double least = Double.POSITIVE_INFINITY;
    for (int a = 0; a <= GRID; a++) {
      for (int b = 0; a + b <= GRID; b++) {
        double u = a / (double) GRID;
        double v = b / (double) GRID;
        double[] p = new double[3];
        for (int k = 0; k < 3; k++) {
          p[k] =
              triangle[k]
                  + u * (triangle[3 + k] - triangle[k])
                  + v * (triangle[6 + k] - triangle[k]);
        }
        least = Math.min(least, toRectangle(p, pitch, roll));
      }
    }
    assertTrue(gap.distance <= least + 1e-9, gap.distance + " over " + least);
    assertEquals(least, gap.distance, 0.02);
    double[] moved = new double[3];
    for (int k = 0; k < 3; k++) {
      moved[k] = gap.place[k] + gap.distance * gap.normal[k];
    }
    assertEquals(0, toRectangle(moved, pitch, roll), 1e-6);
    assertEquals(gap.distance, toRectangle(gap.place, pitch, roll), 1e-6);
  }

  /** By turns towards the nearest place along and aside, which a convex distance allows. */
  private static double toRectangle(double[] p, double pitch, double roll) {
    double x = Math.clamp(p[0], -2.2, 2.2);
    double z = Math.clamp(p[2], -0.85, 0.85);
    for (int i = 0; i < 200; i++) {
      double high = p[1] - roll * z;
      x = Math.clamp((p[0] + pitch * high) / (1 + pitch * pitch), -2.2, 2.2);
      high = p[1] - pitch * x;
      z = Math.clamp((p[2] + roll * high) / (1 + roll * roll), -0.85, 0.85);
    }
    return Math.hypot(Math.hypot(p[0] - x, p[2] - z), p[1] - pitch * x - roll * z);
  }
}
