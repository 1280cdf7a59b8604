package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is worked out once for a pair of triangles is what each edge says by itself. */
final class PairSignsTest {

  private static final int PAIRS = 60_000;
  private static final int ENOUGH = 1_000;

  private static Shell shell(Random random, int lattice) {
    float[] p = new float[9];
    for (int i = 0; i < p.length; i++) {
      p[i] = lattice > 0 ? random.nextInt(lattice) : random.nextFloat();
    }
    return Shell.of(p, new int[] {0, 1, 2});
  }

  private static int alone(Shell edges, Shell triangle, int k, int moved) {
    return ShiftedSigns.pierces(
        edges.positions(),
        edges.at(0, k),
        edges.at(0, (k + 1) % 3),
        triangle.positions(),
        triangle.at(0, 0),
        triangle.at(0, 1),
        triangle.at(0, 2),
        moved);
  }

  /** Corners on a lattice: most triangles touch, share corners or have no area. */
  @ParameterizedTest
  @ValueSource(ints = {0, 2, 3, 4, 7})
  void allSixEdgesAreAsEachIsAlone(int lattice) {
    Random random = new Random(31 + lattice);
    int through = 0;
    for (int i = 0; i < PAIRS; i++) {
      Shell one = shell(random, lattice);
      Shell other = shell(random, lattice);
      PairSigns signs = new PairSigns(one, other);
      boolean near = signs.look(0, 0);
      for (int k = 0; k < 3; k++) {
        int mine = near && signs.straddles(true, k) ? signs.pierces(true, k) : 0;
        int its = near && signs.straddles(false, k) ? signs.pierces(false, k) : 0;
        assertEquals(alone(one, other, k, -1), mine);
        assertEquals(alone(other, one, k, 1), its);
        through += mine != 0 ? 1 : 0;
      }
    }
    assertTrue(through > ENOUGH, through + " edges go through");
  }
}
