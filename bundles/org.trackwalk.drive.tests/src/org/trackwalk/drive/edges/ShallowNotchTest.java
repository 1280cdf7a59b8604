package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;

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

  private static DrivenLevel level(long seed, double leastFoot, double leastDeep, double mostDeep) {
    SplittableRandom random = new SplittableRandom(seed);
    double foot = leastFoot + (1 - leastFoot) * random.nextDouble();
    double wide = 0.35 + 0.2 * random.nextDouble();
    double deep = leastDeep + (mostDeep - leastDeep) * random.nextDouble();
    return DrivenLevel.of(List.of(road(random, wide, foot, deep)));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void upToHalfATyreItIsACornerOfTheBorder(long seed) {
    List<Gap> gaps = level(seed, 0, 0.04, 0.12).gaps(60);
    assertEquals(0, gaps.size(), () -> "" + gaps);
  }

  /** One that gets narrower than what the ledger tells as open ground would be told by that. */
  @ParameterizedTest
  @MethodSource("seeds")
  void deeperItIsASlot(long seed) {
    List<Gap> gaps = level(seed, 0.92, 0.13, 2).gaps(60);
    assertEquals(1, gaps.size(), () -> "" + gaps);
  }

  /**
   * A slot that runs along a road, or steeply aslant over it, cut in finely or coarsely: its rims
   * are borders of the road themselves.
   */
  @ParameterizedTest
  @MethodSource("seeds")
  void aSlotAlongTheRoadIsTold(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double half = 4 + 4 * random.nextDouble();
    double wide = 0.33 + 0.22 * random.nextDouble();
    double aslant = random.nextInt(2) == 0 ? 0 : Math.toRadians(65 + 17 * random.nextDouble());
    double edge = 0.5 + 5 * random.nextDouble();
    double way = 2 * Math.PI * random.nextDouble();
    List<Piece> pieces =
        List.of(side(-1, half, wide, aslant, edge, way), side(1, half, wide, aslant, edge, way));
    List<Gap> gaps = DrivenLevel.of(pieces).gaps(60);
    assertFalse(gaps.isEmpty(), "wide " + wide + " aslant " + aslant + " edges " + edge);
  }

  /** What lies on one side of a slot through the middle of a road of 160 m. */
  private static Piece side(
      int side, double half, double wide, double aslant, double edge, double way) {
    int rows = (int) Math.ceil(160 / edge);
    float[] p = new float[6 * (rows + 1)];
    int[] corners = new int[6 * rows];
    for (int i = 0; i <= rows; i++) {
      double z = -80 + 160.0 * i / rows;
      double middle = aslant == 0 ? 0 : Math.clamp(z / Math.tan(aslant), -half + 1, half - 1);
      double rim = aslant == 0 ? wide / 2 : wide / 2 / Math.sin(aslant);
      for (int k = 0; k < 2; k++) {
        double x = k == 0 ? middle + side * rim : side * half;
        p[6 * i + 3 * k] = (float) (x * StrictMath.cos(way) + z * StrictMath.sin(way));
        p[6 * i + 3 * k + 2] = (float) (z * StrictMath.cos(way) - x * StrictMath.sin(way));
      }
      int a = 2 * i;
      int[] quad =
          side > 0
              ? new int[] {a, a + 2, a + 1, a + 2, a + 3, a + 1}
              : new int[] {a, a + 1, a + 2, a + 2, a + 1, a + 3};
      System.arraycopy(quad, 0, corners, 6 * i, i < rows ? 6 : 0);
    }
    return Piece.named(side < 0 ? "road_left" : "road_right", "level.obj").mesh(p, corners).build();
  }
}
