package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whether bodies lie deeper in each other than a limit, beside closed forms and the depth. */
class DeeperTest {

  private static final double LIMIT = 0.001;

  @Test
  void boxesSideBySideAsDeepAsTheyShare() {
    for (double shared : new double[] {-0.01, 0, 0.0002, 0.0009, 0.0011, 0.002, 0.3}) {
      Shell one = Bodies.box(0, 0, 0, 4, 8, 4);
      Shell other = Bodies.box(4 - shared, -1, 1, 9, 6, 3);
      assertEquals(shared > LIMIT, Deeper.ofBodies(one, other, LIMIT), shared + " m");
      assertEquals(shared > LIMIT, Deeper.ofBodies(other, one, LIMIT), shared + " m");
    }
  }

  @Test
  void boxesOfOneHeightOnOnePlane() {
    // All corners lie on the other's planes; the middle of the shared part is 0.5 m inside.
    Shell one = Bodies.box(0, 0, 0, 4, 1, 4);
    assertTrue(Deeper.ofBodies(one, Bodies.box(1, 0, -1, 3, 1, 5), LIMIT));
    assertFalse(Deeper.ofBodies(one, Bodies.box(4, 0, -1, 6, 1, 5), LIMIT));
    assertTrue(Deeper.ofBodies(one, Bodies.box(1, 0.2, 1, 2, 0.4, 2), LIMIT), "wholly inside");
  }

  /** Who has to stop early does not lose what is deep, and what is flush is so at once. */
  @Test
  void whatIsDeepIsSoHoweverFewPartsAreLookedAt() {
    Random random = new Random(27);
    int late = 0;
    for (int n = 0; n < 200; n++) {
      Shell one = Bodies.turned(-2, -1, -1, 2, 1, 1, 2 * Math.PI * random.nextDouble());
      double x = 3 * random.nextDouble();
      Shell other = Bodies.turned(x, 0, -1, x + 2, 1, 1, 6 * random.nextDouble());
      boolean deep = Deeper.ofBodies(one, other, LIMIT);
      for (int most : new int[] {0, 1, 5}) {
        boolean early = Deeper.ofBodies(one, other, LIMIT, most);
        assertTrue(early || !deep, n + ": lost after " + most);
        late += early && !deep ? 1 : 0;
      }
    }
    assertTrue(late > 0, "some are taken as deep");
    Shell box = Bodies.box(0, 0, 0, 4, 1, 4);
    assertFalse(Deeper.ofBodies(box, Bodies.box(9, 0, 0, 10, 1, 4), LIMIT, 0), "elsewhere");
  }

  /** Sides of a triangle as thin as rounding cut what lies on it more often than a line can. */
  @Test
  void facesAsThinAsRounding() {
    Random random = new Random(28);
    int deep = 0;
    for (int n = 0; n < 300; n++) {
      double far = Math.pow(10, random.nextInt(4));
      double angle = 6 * random.nextDouble();
      double[] first = {far, -1, far, far + 4, 0, far + 3};
      double x = far + 3 * random.nextDouble();
      double[] second = {x, random.nextInt(2) - 1, far + 1, x + 4, 1, far + 6};
      double turned = angle + (random.nextBoolean() ? 0 : 1e-4 * random.nextDouble());
      Shell one = Bodies.fans(first, angle, 2 + random.nextInt(5));
      Shell other = Bodies.fans(second, turned, 2 + random.nextInt(5));
      boolean in = second[1] < 0;
      boolean told = Deeper.ofBodies(one, other, LIMIT);
      assertTrue(told || !in, n + ": seed 28");
      deep += in ? 1 : 0;
    }
    assertTrue(deep > 100 && deep < 200, deep + " of both kinds");
  }

  @Test
  void agreesWithTheDepthWhereThatIsFarFromTheLimit() {
    Random random = new Random(26);
    int deep = 0;
    for (int n = 0; n < 400; n++) {
      Shell one = Bodies.turned(-2, -1, -1, 2, 1, 1, 2 * Math.PI * random.nextDouble());
      double x = 3 * random.nextDouble();
      // A third of them lie on each other's planes, or nearly.
      double y = n % 3 == 0 ? 2 + (random.nextInt(5) - 2) * 0.0004 : 3 * random.nextDouble();
      double z = n % 3 == 1 ? -1 : 2 * random.nextDouble();
      Shell other =
          n % 2 == 0
              ? Bodies.box(x, y - 1, z, x + 2, y + 1, z + 1.5)
              : Bodies.turned(x, y - 1, z, x + 2, y + 1, z + 1.5, 6 * random.nextDouble());
      double limit = n % 5 == 0 ? 0.1 : LIMIT;
      double depth = Deepest.ofBodies(one, other).depth();
      if (Math.abs(depth - limit) > 5.1e-4) {
        assertEquals(depth > limit, Deeper.ofBodies(one, other, limit), n + ": " + depth);
        deep += depth > limit ? 1 : 0;
      }
    }
    assertTrue(deep > 50 && deep < 350, deep + " of both kinds");
  }

  @Test
  void trianglesAreApartWhereSomeDirectionPartsThem() {
    double[] one = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    assertTrue(ApartTriangles.apart(one, new double[] {0, 0, 0.1, 1, 0, 0.1, 0, 1, 0.1}));
    assertTrue(ApartTriangles.apart(one, new double[] {1, 1, 0, 2, 1, 0, 1, 2, 0}), "in one plane");
    assertFalse(ApartTriangles.apart(one, new double[] {0.2, 0.2, -1, 0.2, 0.2, 1, 3, 3, 0}));
    assertFalse(ApartTriangles.apart(one, new double[] {0, 0, 0, -1, 0, 0, 0, -1, 0}), "a corner");
    // Two sides that pass each other: only the direction across both parts them.
    double[] above = {0.5, -1, 0.1, 0.5, 1, 0.1, 0.5, 0, 2};
    assertTrue(ApartTriangles.apart(new double[] {-1, 0, 0, 2, 0, 0, 0, 0, -2}, above));
  }
}
