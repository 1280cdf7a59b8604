package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles of one ground share a border and lie beside each other, however steep they are there. */
final class SharedBorderTest {

  private static final int SIDE = 12;

  /** Columns from one on of one random ground; the one where another tile begins is shared. */
  private static Shell tile(float[] ground, int from, int to) {
    int[] corners = new int[6 * SIDE * (to - from)];
    int at = 0;
    for (int x = from; x < to; x++) {
      for (int z = 0; z < SIDE; z++) {
        int a = x * (SIDE + 1) + z;
        int b = a + SIDE + 1;
        int[] square = {a, a + 1, b, b, a + 1, b + 1};
        System.arraycopy(square, 0, corners, at, 6);
        at += 6;
      }
    }
    return Shell.of(ground, corners);
  }

  private static float[] ground(long seed, double high) {
    Random random = new Random(seed);
    float[] p = new float[3 * (2 * SIDE + 1) * (SIDE + 1)];
    for (int v = 0; v < p.length / 3; v++) {
      p[3 * v] = 0.3f * (v / (SIDE + 1));
      p[3 * v + 1] = (float) (high * random.nextDouble());
      p[3 * v + 2] = 0.3f * (v % (SIDE + 1));
    }
    return p;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.05, 0.4, 2})
  void noDepthWhereTheyOnlyShareTheirBorder(double high) {
    int contours = 0;
    for (int seed = 0; seed < 20; seed++) {
      float[] ground = ground(seed, high);
      Shell left = tile(ground, 0, SIDE);
      Shell right = tile(ground, SIDE, 2 * SIDE);
      for (Meeting meeting :
          new Meeting[] {Collider.meet(left, right), Collider.glance(right, left)}) {
        for (Contour contour : meeting.contours()) {
          assertEquals(0, contour.depth(), "seed " + seed);
          contours++;
        }
      }
    }
    assertTrue(contours > 0 || high == 0, "contours are walked along shared borders");
  }

  /** Four columns of the other tile, of other heights, go through this one: there they do cross. */
  @ParameterizedTest
  @ValueSource(doubles = {0.4, 2})
  void depthWhereTheyOverlap(double high) {
    int deep = 0;
    for (int seed = 0; seed < 20; seed++) {
      float[] ground = ground(seed, high);
      float[] other = ground.clone();
      Random random = new Random(~seed);
      for (int v = 0; v < other.length / 3; v++) {
        other[3 * v + 1] = (float) (high * random.nextDouble());
      }
      Meeting meeting = Collider.meet(tile(ground, 0, SIDE), tile(other, SIDE - 4, 2 * SIDE));
      deep += meeting.depth() > Collider.GLANCE ? 1 : 0;
      assertFalse(meeting.contours().isEmpty());
    }
    assertTrue(deep > 15, deep + " of 20");
  }
}
