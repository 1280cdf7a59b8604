package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Small and narrow things let into a road without a name: the road is found around them, and they
 * are road where their own name says nothing. Metres.
 */
class NamedMarksTest {

  private static final int STEPS = 360;

  /** Triangles of the land beside it: scenery, once there is a road. */
  private static final int LAND = 200;

  private static final double INNER = 100;

  /** A ring in three columns; some quads of the middle one are of another material. */
  private static Piece ring(String road, String mark, double width, double narrow, boolean lid) {
    double[] offsets = {0, (width - narrow) / 2, (width + narrow) / 2, width};
    float[] p = new float[12 * STEPS];
    int[] t = new int[18 * STEPS];
    int[] surfaces = new int[6 * STEPS];
    for (int i = 0; i < STEPS; i++) {
      double angle = 2 * StrictMath.PI * i / STEPS;
      for (int k = 0; k < 4; k++) {
        p[12 * i + 3 * k] = (float) ((INNER + offsets[k]) * StrictMath.cos(angle));
        p[12 * i + 3 * k + 2] = (float) ((INNER + offsets[k]) * StrictMath.sin(angle));
      }
      for (int k = 0; k < 3; k++) {
        int a = 4 * i + k;
        int b = 4 * ((i + 1) % STEPS) + k;
        int[] quad = {a, b, b + 1, a, b + 1, a + 1};
        System.arraycopy(quad, 0, t, 18 * i + 6 * k, 6);
      }
      surfaces[6 * i + 2] = isMark(i, lid) ? 1 : 0;
      surfaces[6 * i + 3] = surfaces[6 * i + 2];
    }
    return Piece.named("p0", "l.obj").mesh(p, t).surfaces(List.of(road, mark), surfaces).build();
  }

  private static boolean isMark(int step, boolean lid) {
    return lid ? step % 20 == 3 : step % 40 < 25;
  }

  @ParameterizedTest
  @CsvSource({
    "m0, grass, 12, 2, true, VERGE",
    "m0, fence, 12, 2, true, BARRIER",
    "m0, tree_01, 14, 1, true, SCENERY",
    "m0, m1, 12, 2, true, ROAD",
    "m0, grass, 12, 0.4, false, VERGE",
    "m0, Wall.001, 10, 0.3, false, BARRIER",
    "m0, sign, 10, 0.3, false, SCENERY",
    "m0, white, 12, 0.4, false, ROAD",
    "gravel, grass, 12, 2, true, VERGE",
    "gravel, white, 12, 2, true, ROAD",
    "gravel, fence, 12, 0.4, false, BARRIER"
  })
  void theyKeepTheClassOfTheirName(
      String road, String mark, double width, double narrow, boolean lid, SurfaceClass of) {
    Piece ring = ring(road, mark, width, narrow, lid);
    Corridor corridor = FoundCorridor.of(List.of(ring, Rings.land(10, 9, 0)));
    String words = corridor.facts().explanation();
    int marks = 0;
    for (int i = 0; i < STEPS; i++) {
      marks += isMark(i, lid) ? 2 : 0;
    }
    assertTrue(words.contains("a closed band"), words);
    int land = of == SurfaceClass.SCENERY ? LAND : 0;
    int others = of == SurfaceClass.ROAD ? 0 : marks;
    assertEquals(6 * STEPS - others, corridor.classes().count(SurfaceClass.ROAD), words);
    assertEquals(
        of == SurfaceClass.ROAD ? 6 * STEPS : marks + land, corridor.classes().count(of), words);
  }
}
