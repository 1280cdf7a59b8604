package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.LedgerClass;

/** Narrow notches in a road's border: a slot where a wheel goes, a corner of the border else. */
class ShallowNotchTest {

  private static final int SCENES = 200;

  private static LongStream seeds() {
    return LongStream.range(0, SCENES);
  }

  /**
   * A straight road in some direction whose right border has a notch.
   *
   * @param wide at the border, metres
   * @param foot part of it that the notch is wide at its bottom
   * @param deep into the road, metres
   */
  private static Piece road(SplittableRandom random, double wide, double foot, double deep) {
    double half = 3 + 6 * random.nextDouble();
    double way = 2 * Math.PI * random.nextDouble();
    double far = 50 + 30 * random.nextDouble();
    double[][] border = {
      {half, -far}, {half, -wide / 2}, {half - deep, -foot * wide / 2},
      {half - deep, foot * wide / 2}, {half, wide / 2}, {half, far}
    };
    float[] p = new float[6 * border.length];
    int[] corners = new int[6 * (border.length - 1)];
    for (int i = 0; i < border.length; i++) {
      for (int side = 0; side < 2; side++) {
        double x = side == 0 ? border[i][0] : -half;
        p[6 * i + 3 * side] =
            (float) (x * StrictMath.cos(way) + border[i][1] * StrictMath.sin(way));
        p[6 * i + 3 * side + 2] =
            (float) (border[i][1] * StrictMath.cos(way) - x * StrictMath.sin(way));
      }
      int a = 2 * i;
      int[] quad = {a, a + 1, a + 2, a + 2, a + 1, a + 3};
      System.arraycopy(quad, 0, corners, 6 * i, i + 1 < border.length ? 6 : 0);
    }
    return Piece.named("road", "level.obj").mesh(p, corners).build();
  }

  private static DrivenLevel level(long seed, double leastDeep, double mostDeep) {
    SplittableRandom random = new SplittableRandom(seed);
    double foot = random.nextDouble();
    double wide = 0.35 + 0.2 * random.nextDouble();
    double deep = leastDeep + (mostDeep - leastDeep) * random.nextDouble();
    return DrivenLevel.of(List.of(road(random, wide, foot, deep)));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void upToHalfATyreItIsACornerOfTheBorder(long seed) {
    List<Gap> gaps = level(seed, 0.04, 0.12).gaps(60);
    assertEquals(0, gaps.size(), () -> "" + gaps);
  }

  /** Its narrow end may be the ledger's, which tells it as open ground inside the road. */
  @ParameterizedTest
  @MethodSource("seeds")
  void deeperItIsASlot(long seed) {
    DrivenLevel level = level(seed, 0.14, 2);
    boolean owned = level.ledger().counts().get(LedgerClass.OPEN) > 0;
    assertTrue(owned || level.gaps(60).size() == 1);
  }
}
