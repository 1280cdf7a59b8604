package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;

/**
 * Winding laps of closed bodies of which each reaches a little into the next one, as copies along a
 * curve do: the road ends nowhere. Where one body is left out it does.
 */
class OverlappingCopiesTest {

  private static final int SCENES = 60;

  private static final int STEPS = 240;

  private static final double HIGH = 0.4;

  /** Over void; the bodies overlap by so much of a step, and each is so much higher or lower. */
  private record Scene(
      double radius, double oval, double bean, double half, int bodies, double over, double off) {

    static Scene of(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      return new Scene(
          40 + 60 * random.nextDouble(),
          0.35 * random.nextDouble(),
          0.25 * random.nextDouble(),
          2.5 + 3.5 * random.nextDouble(),
          3 + random.nextInt(8),
          0.02 + 0.4 * random.nextDouble(),
          0.05 * (random.nextDouble() - 0.5));
    }

    private double[] middle(double at) {
      double angle = 2 * StrictMath.PI * at / STEPS;
      double r = radius * (1 + oval * StrictMath.cos(2 * angle) + bean * StrictMath.cos(3 * angle));
      return new double[] {r * StrictMath.cos(angle), r * StrictMath.sin(angle)};
    }

    /** A closed body from one step of the lap to another, the last one a little longer. */
    Piece body(int index) {
      int from = STEPS * index / bodies;
      int to = STEPS * (index + 1) / bodies;
      int n = to - from;
      float[] p = new float[12 * (n + 1)];
      for (int i = 0; i <= n; i++) {
        double at = from + i + (i == n ? over : 0);
        double[] here = middle(at);
        double[] ahead = middle(at + 0.01);
        double dx = ahead[0] - here[0];
        double dz = ahead[1] - here[1];
        double length = Math.sqrt(dx * dx + dz * dz);
        for (int k = 0; k < 4; k++) {
          double side = k < 2 ? half : -half;
          p[12 * i + 3 * k] = (float) (here[0] + side * dz / length);
          p[12 * i + 3 * k + 1] = (float) ((index % 2) * off - (k % 2) * HIGH);
          p[12 * i + 3 * k + 2] = (float) (here[1] - side * dx / length);
        }
      }
      // Corners of a section: 0 top and 1 bottom of the one side, 2 and 3 of the other.
      int[][] sides = {{0, 2}, {3, 1}, {1, 0}, {2, 3}};
      int[] corners = new int[24 * n + 12];
      int at = 0;
      for (int i = 0; i < n; i++) {
        for (int[] side : sides) {
          int a = 4 * i + side[0];
          int b = 4 * i + side[1];
          for (int corner : new int[] {a, b, b + 4, a, b + 4, a + 4}) {
            corners[at++] = corner;
          }
        }
      }
      int e = 4 * n;
      for (int corner : new int[] {0, 1, 3, 0, 3, 2, e, e + 2, e + 3, e, e + 3, e + 1}) {
        corners[at++] = corner;
      }
      return Piece.named("road_" + index, "level.obj").mesh(p, corners).build();
    }

    List<Piece> all() {
      List<Piece> pieces = new ArrayList<>();
      for (int i = 0; i < bodies; i++) {
        pieces.add(body(i));
      }
      return pieces;
    }
  }

  private static LongStream seeds() {
    return LongStream.range(0, SCENES);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theRoadGoesOnWhereACopyEnds(long seed) {
    Scene scene = Scene.of(seed);
    List<MissingRoad> missing = DrivenLevel.of(scene.all()).missing(200);
    assertEquals(0, missing.size(), () -> scene + ": " + missing);
  }

  /** Of ten bodies or more one is short enough to be missed. */
  @ParameterizedTest
  @MethodSource("seeds")
  void whereABodyIsLeftOutItEnds(long seed) {
    Scene some = Scene.of(seed);
    Scene scene =
        new Scene(some.radius(), some.oval(), 0, some.half(), 12, some.over(), some.off());
    List<Piece> pieces = scene.all();
    pieces.remove(5);
    List<MissingRoad> missing = DrivenLevel.of(pieces).missing(200);
    assertFalse(missing.isEmpty(), () -> scene + ": nothing");
  }
}
