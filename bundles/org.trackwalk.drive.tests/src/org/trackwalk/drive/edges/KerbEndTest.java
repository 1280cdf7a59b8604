package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;

/**
 * Round roads of which the border steps aside, as where a kerb of the road's height begins and
 * ends: nothing is missing there. Where a triangle of the border is missing something is.
 */
class KerbEndTest {

  private static final int SCENES = 120;

  /** A lap with kerbs outside or inside, over the void or over ground so much lower. */
  private record Scene(
      double radius, double half, double kerb, boolean outside, double deep, double step) {

    static Scene of(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      return new Scene(
          25 + 95 * random.nextDouble(),
          3.5 + 3 * random.nextDouble(),
          1.2 + 2 * random.nextDouble(),
          random.nextBoolean(),
          random.nextInt(3) == 0 ? 0 : 0.12 + 0.6 * random.nextDouble(),
          1.5 + 2.5 * random.nextDouble());
    }

    /** Quads of the lap, each {@link #step} metres long. */
    int quads() {
      return (int) Math.round(2 * Math.PI * radius / step);
    }

    /** A ring's part, from one quad to another, between two radii. */
    Piece part(String name, double inner, double outer, int from, int to, int notch) {
      int n = to - from;
      float[] p = new float[6 * (n + 1)];
      int[] corners = new int[6 * n - (notch >= 0 ? 3 : 0)];
      for (int i = 0; i <= n; i++) {
        double angle = 2 * Math.PI * (from + i) / quads();
        for (int side = 0; side < 2; side++) {
          double r = side == 0 ? inner : outer;
          p[6 * i + 3 * side] = (float) (r * StrictMath.cos(angle));
          p[6 * i + 3 * side + 2] = (float) (r * StrictMath.sin(angle));
        }
      }
      int at = 0;
      for (int i = 0; i < n; i++) {
        int[] quad = {2 * i, 2 * i + 3, 2 * i + 1, 2 * i, 2 * i + 2, 2 * i + 3};
        for (int k = i == notch ? 3 : 0; k < 6; k++) {
          corners[at++] = quad[k];
        }
      }
      return Piece.named(name, "level.obj").mesh(p, corners).build();
    }

    List<Piece> road(int notch) {
      List<Piece> pieces = new ArrayList<>();
      pieces.add(part("road", radius - half, radius + half, 0, quads(), notch));
      if (deep > 0) {
        double far = radius + 40;
        pieces.add(DrivenLevel.sheet("ground", -far, -far, far, far, -deep));
      }
      return pieces;
    }

    /** With four kerbs, each over a twelfth of the lap. */
    List<Piece> kerbed() {
      List<Piece> pieces = road(-1);
      double inner = outside ? radius + half : radius - half - kerb;
      for (int i = 0; i < 4; i++) {
        int from = quads() * i / 4 + 1;
        pieces.add(part("kerb_" + i, inner, inner + kerb, from, from + quads() / 12, -1));
      }
      return pieces;
    }
  }

  private static LongStream seeds() {
    return LongStream.range(0, SCENES);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whereAKerbEndsNothingIsMissing(long seed) {
    Scene scene = Scene.of(seed);
    List<Gap> gaps = DrivenLevel.of(scene.kerbed()).gaps(60);
    assertEquals(0, gaps.size(), () -> scene + ": " + gaps);
  }

  /** The outer half of a quad: from its inner corner the border slants outward. */
  @ParameterizedTest
  @MethodSource("seeds")
  void whereATriangleIsMissingItIsTold(long seed) {
    Scene scene = Scene.of(seed);
    int notch = 3 + scene.quads() / 3;
    List<Gap> gaps = DrivenLevel.of(scene.road(notch)).gaps(60);
    assertTrue(gaps.stream().anyMatch(gap -> !gap.side()), () -> scene + ": " + gaps);
  }
}
