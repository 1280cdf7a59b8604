package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A named road alone on its level, of strips beside each other with a profile across. Metres. */
class FreeSidesTest {

  private static final int STEPS = 60;

  private static final double STEP = 4;

  /** Sides that lead from a ridge into the void are no road, at any angle from which they carry. */
  @Test
  void sidesThatEndInTheVoidAreNoRoad() {
    Random random = new Random(33);
    for (int n = 0; n < 60; n++) {
      double half = 2 + 6 * random.nextDouble();
      double lean = 24 + 20 * random.nextDouble();
      double out = 0.2 + 1.5 * random.nextDouble();
      double down = out * StrictMath.tan(StrictMath.toRadians(lean));
      double[][] across = {
        {-half - out, -down}, {-half, 0}, {0, 0.05}, {half, 0}, {half + out, -down}
      };
      assertEquals(4 * STEPS, roadOf(across, 360 * random.nextDouble()), "seed 33, number " + n);
    }
  }

  /** Only the side under whose foot nothing lies. */
  @Test
  void whereGroundGoesOnAtTheFootASideIsRoad() {
    double[][] across = {{-5, -0.8}, {-4, 0}, {4, 0}, {5, -0.8}, {30, -3}};
    assertEquals(3 * 2 * STEPS, roadOf(across, 20));
  }

  /** A foot that stands flush on ground, or over it, is not in the void. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.01, 0.05, 3, 200})
  void whereGroundLiesUnderTheFootASideIsRoad(double lower) {
    Piece track = strip(new double[][] {{-5, -1}, {-4, 0}, {4, 0}, {5, -1}}, 0);
    float y = (float) (-1 - lower);
    float[] p = {-400, y, -400, -400, y, 400, 400, y, 400, 400, y, -400};
    Piece lawn = Piece.named("lawn", "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Corridor corridor = FoundCorridor.of(List.of(track, lawn));
    assertEquals(3 * 2 * STEPS, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** A bank has no ridge above it, or is as wide as a car. */
  @ParameterizedTest
  @ValueSource(doubles = {25, 30, 40})
  void banksAreRoad(double lean) {
    double rise = StrictMath.tan(StrictMath.toRadians(lean));
    assertEquals(2 * 2 * STEPS, roadOf(new double[][] {{0, 0}, {4, 4 * rise}, {9, 9 * rise}}, 77));
    double[][] shoulder = {{0, 0}, {6, 6 * rise}, {7.5, 6 * rise}};
    assertEquals(2 * 2 * STEPS, roadOf(shoulder, 10));
  }

  /** What is as flat as a road, or rises to the border, is one. */
  @ParameterizedTest
  @CsvSource({"-0.15", "-0.38", "0.6", "0.9"})
  void flatOrRisingVergesAreRoad(double slope) {
    double[][] across = {{-5, slope}, {-4, 0}, {4, 0}, {5, slope}};
    assertEquals(3 * 2 * STEPS, roadOf(across, 140));
  }

  private static int roadOf(double[][] across, double heading) {
    Corridor corridor = FoundCorridor.of(List.of(strip(across, heading)));
    assertEquals("names", corridor.facts().how());
    return corridor.classes().count(SurfaceClass.ROAD);
  }

  private static Piece strip(double[][] across, double heading) {
    int n = across.length;
    double cos = StrictMath.cos(StrictMath.toRadians(heading));
    double sin = StrictMath.sin(StrictMath.toRadians(heading));
    float[] p = new float[3 * n * (STEPS + 1)];
    int[] t = new int[6 * (n - 1) * STEPS];
    int at = 0;
    for (int i = 0; i <= STEPS; i++) {
      for (int j = 0; j < n; j++) {
        double along = (i - STEPS / 2) * STEP;
        int v = n * i + j;
        p[3 * v] = (float) (across[j][0] * cos + along * sin);
        p[3 * v + 1] = (float) across[j][1];
        p[3 * v + 2] = (float) (along * cos - across[j][0] * sin);
        if (i < STEPS && j + 1 < n) {
          int[] quad = {v, v + n, v + n + 1, v, v + n + 1, v + 1};
          System.arraycopy(quad, 0, t, at, 6);
          at += 6;
        }
      }
    }
    return Piece.named("track", "level.obj").mesh(p, t).build();
  }
}
