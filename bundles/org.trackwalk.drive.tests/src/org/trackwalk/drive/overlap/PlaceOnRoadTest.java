package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;

/** Where something is told that is deepest beside the road, or on it. */
class PlaceOnRoadTest {

  private static final double CLOSE = 1e-4;

  /** Metres inside the border from which lanes are driven along. */
  private static final double INSIDE = Bodies.HALF - 0.5;

  /**
   * A wall from the road out over the lawn, its foot deeper there, on either side and aslant: told
   * where it stands in the road. Its twin whose foot is deepest in the road is told there.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void aWallThatLeavesTheRoad(int seed) {
    Random random = new Random(seed);
    for (int scene = 0; scene < 15; scene++) {
      int side = random.nextBoolean() ? 1 : -1;
      double in = side * (3 * random.nextDouble());
      double out = side * (9 + 10 * random.nextDouble());
      double shallow = 0.05 + 0.2 * random.nextDouble();
      double deep = 1 + 2 * random.nextDouble();
      double skew = 12 * (random.nextDouble() - 0.5);
      double wide = 0.1 + random.nextDouble();
      String what = "seed " + seed + ", scene " + scene;

      Overlap away = told(wall(in, out, skew, wide, shallow, deep));
      assertEquals(0, away.position()[1], CLOSE, what + ": on the road");
      double x = side * away.position()[0];
      assertTrue(x <= INSIDE + CLOSE && x >= side * in - CLOSE, what + ": " + x);
      double foot = 30 + skew * (away.position()[0] - in) / (out - in);
      double z = away.position()[2] - foot;
      assertTrue(z >= -CLOSE && z <= wide + CLOSE, what + ": at the wall, " + z);
      assertTrue(away.depth() > shallow, what + ": as deep as it is beside the road");

      Overlap here = told(wall(in, out, skew, wide, deep, shallow));
      assertEquals(-deep, here.position()[1], CLOSE, what + ": the deepest point");
      assertEquals(in, here.position()[0], CLOSE, what + ": the deepest point");
    }
  }

  private static Overlap told(Piece wall) {
    List<Overlap> told = Bodies.of(List.of(wall)).overlaps(Bodies.TOUCH).told();
    assertEquals(List.of(Why.ON_ROAD), told.stream().map(Overlap::why).toList());
    return told.get(0);
  }

  /** A wall five metres high from x = in to x = out, with the depth of its foot at both ends. */
  private static Piece wall(
      double in, double out, double skew, double wide, double deepIn, double deepOut) {
    float[] p = new float[24];
    for (int corner = 0; corner < 8; corner++) {
      boolean far = (corner & 1) == (out > in ? 1 : 0);
      double foot = far ? deepOut : deepIn;
      p[3 * corner] = (float) (far ? out : in);
      p[3 * corner + 1] = (float) ((corner & 2) == 0 ? -foot : 5);
      p[3 * corner + 2] = (float) (30 + (far ? skew : 0) + ((corner & 4) == 0 ? 0 : wide));
    }
    return Piece.named("wall", "level.obj").mesh(p, Bodies.BOX).build();
  }
}
