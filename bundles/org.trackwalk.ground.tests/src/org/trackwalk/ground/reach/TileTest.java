package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Columns of many floors, some of them at one height, against a look at each floor. */
class TileTest {

  private static final int CELLS = Tile.SIDE * Tile.SIDE;

  @Test
  void floorsAreFoundAsByALookAtEach() {
    Random random = new Random(5);
    int[] starts = new int[CELLS + 1];
    for (int cell = 0; cell < CELLS; cell++) {
      starts[cell + 1] = starts[cell] + (cell % 7 == 0 ? 0 : random.nextInt(40));
    }
    long[] grounds = new long[starts[CELLS]];
    for (int cell = 0; cell < CELLS; cell++) {
      for (int n = starts[cell]; n < starts[cell + 1]; n++) {
        grounds[n] = Tile.ground((random.nextInt(60) - 30) / 4f, n);
      }
      Arrays.sort(grounds, starts[cell], starts[cell + 1]);
    }
    Tile tile =
        new Tile(
            0,
            0,
            starts,
            grounds,
            new int[CELLS + 1],
            new long[0],
            new int[CELLS + 1],
            new long[0],
            new long[0]);
    int found = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      int x = cell % Tile.SIDE;
      int z = cell / Tile.SIDE;
      for (double y : new double[] {-9, -2.25, 0, 0.1, 3.75, 9, Double.NaN}) {
        int below = -1;
        int first = starts[cell + 1];
        for (int n = starts[cell + 1] - 1; n >= starts[cell]; n--) {
          below = below < 0 && tile.height(n) <= y ? n : below;
          first = tile.height(n) - y < -0.5 ? first : n;
        }
        assertEquals(below, tile.ground(x, z, y));
        assertEquals(Double.isNaN(y) ? starts[cell] : first, tile.firstNode(x, z, y, 0.5));
        found += below >= 0 ? 1 : 0;
      }
    }
    assertTrue(found > CELLS, "floors found: " + found);
  }
}
