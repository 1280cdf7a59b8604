package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells of triangles against a look at every cell. */
class TriangleCellsTest {

  private static final int WIDE = 60;
  private static final int HIGH = 40;

  /** Marks each cell whose middle is on the same side of all three sides. */
  private static void each(double[] xy, int[] cells) {
    double area = (xy[2] - xy[0]) * (xy[5] - xy[1]) - (xy[4] - xy[0]) * (xy[3] - xy[1]);
    double sign = Math.signum(area);
    for (int j = 0; j < HIGH; j++) {
      for (int i = 0; i < WIDE; i++) {
        boolean in = area != 0;
        for (int k = 0; k < 3; k++) {
          int n = 2 * ((k + 1) % 3);
          double across = (xy[n] - xy[2 * k]) * (j + 0.5 - xy[2 * k + 1]);
          in &= sign * (across - (xy[n + 1] - xy[2 * k + 1]) * (i + 0.5 - xy[2 * k])) >= 0;
        }
        cells[j * WIDE + i] = in ? TriangleCells.MARK : cells[j * WIDE + i];
      }
    }
  }

  /** Far corners, needles, corners in the middles of cells, level and upright sides. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 8, 60, 1e4, 1e9, 1e17, 1e38})
  void theyAreThoseWhoseMiddlesAreInside(double size) {
    SplittableRandom random = new SplittableRandom(26);
    int marked = 0;
    for (int round = 0; round < 3_000; round++) {
      double[] xy = new double[6];
      double x = random.nextDouble(WIDE);
      double y = random.nextDouble(HIGH);
      for (int k = 0; k < 3; k++) {
        xy[2 * k] = x + size * random.nextDouble(-1, 1);
        xy[2 * k + 1] = y + size * random.nextDouble(-1, 1);
      }
      if (round % 3 == 1) {
        xy[4] = xy[0] + random.nextDouble(-0.1, 0.1);
        xy[5] = xy[1] + random.nextDouble(-0.1, 0.1);
      } else if (round % 3 == 2) {
        for (int i = 0; i < 6; i++) {
          xy[i] = Math.rint(2 * xy[i]) / 2;
        }
        xy[2] = round % 2 == 0 ? xy[0] : xy[2];
      }
      int[] expected = new int[WIDE * HIGH];
      int[] cells = new int[WIDE * HIGH];
      each(xy, expected);
      new TriangleCells(cells, WIDE, HIGH).mark(xy);
      assertArrayEquals(expected, cells);
      for (int cell : cells) {
        marked += cell > 0 ? 1 : 0;
      }
    }
    assertTrue(marked > 0);
  }

  @Test
  void aNeedleCostsItsLength() {
    int side = 1_000;
    TriangleCells cells = new TriangleCells(new int[side * side], side, side);
    cells.mark(new double[] {1, 1, 999, 998, 998, 999});
    assertTrue(cells.looks() < 10 * side, cells.looks() + " looks");
  }
}
