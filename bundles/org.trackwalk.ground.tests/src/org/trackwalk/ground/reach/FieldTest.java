package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rings are held to the distance from each cell to the nearest one that is not in the set. */
class FieldTest {

  private static final double SIDE = 0.25;

  private final List<int[]> cells = new ArrayList<>();

  private boolean has(int x, int z) {
    return cells.stream().anyMatch(c -> c[0] == x && c[1] == z);
  }

  private Field field() {
    double[] middles = new double[3 * cells.size()];
    for (int n = 0; n < cells.size(); n++) {
      middles[3 * n] = (cells.get(n)[0] + 0.5) * SIDE;
      middles[3 * n + 1] = 7;
      middles[3 * n + 2] = (cells.get(n)[1] + 0.5) * SIDE;
    }
    return new Field(middles, SIDE);
  }

  /** In cells, to the middle of the nearest one outside. */
  private double distance(int cell) {
    double least = Double.POSITIVE_INFINITY;
    int[] c = cells.get(cell);
    for (int x = c[0] - 20; x <= c[0] + 20; x++) {
      for (int z = c[1] - 20; z <= c[1] + 20; z++) {
        double far = Math.sqrt((double) (x - c[0]) * (x - c[0]) + (double) (z - c[1]) * (z - c[1]));
        if (far < least && !has(x, z)) {
          least = far;
        }
      }
    }
    return least;
  }

  @Test
  void aRingIsADistanceFromTheOutline() {
    Random random = new Random(11);
    for (int run = 0; run < 20; run++) {
      cells.clear();
      int x0 = random.nextInt(100) - 50;
      int z0 = random.nextInt(100) - 50;
      double a = 3 + 6 * random.nextDouble();
      double b = 3 + 6 * random.nextDouble();
      for (int x = -10; x <= 10; x++) {
        for (int z = -10; z <= 10; z++) {
          if (x * x / a / a + z * z / b / b <= 1) {
            cells.add(new int[] {x0 + x, z0 + z});
          }
        }
      }
      Field field = field();
      double most = 0;
      for (int n = 0; n < cells.size(); n++) {
        double far = distance(n);
        most = Math.max(most, far);
        // A diamond's step may be short by a root of two, once.
        assertEquals(far, field.ring(n), 1 + far / 9, "run " + run + ", cell " + n);
      }
      assertTrue(distance(field.farthest()) >= most - 1, "run " + run);
    }
  }

  /** Of a strip's middle cells the one half-way along. */
  @Test
  void ofManyTheMiddleOneIsFarthest() {
    for (int length : new int[] {5, 9, 21}) {
      cells.clear();
      for (int x = 0; x < length; x++) {
        for (int z = 0; z < 3; z++) {
          cells.add(new int[] {x, z});
        }
      }
      int[] middle = cells.get(field().farthest());
      assertEquals(length / 2, middle[0]);
      assertEquals(1, middle[1]);
    }
  }
}
