package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Random;
import org.junit.jupiter.api.Test;

class AroundMiddleTest {

  private static final int POINTS = 200;

  /** A ring that its middle sees all of, x, y and z each, in one sense or the other. */
  private static double[][] ring(Random random, boolean turned) {
    double lobes = 2 + random.nextInt(4);
    double deep = 0.4 * random.nextDouble();
    double x = 100 * random.nextGaussian();
    double[][] ring = new double[POINTS][];
    for (int i = 0; i < POINTS; i++) {
      double angle = (turned ? -2 : 2) * StrictMath.PI * i / POINTS;
      double radius = 100 * (1 + deep * StrictMath.cos(lobes * angle));
      ring[i] =
          new double[] {
            x + radius * StrictMath.cos(angle), i % 7, 1.5 * radius * StrictMath.sin(angle)
          };
    }
    return ring;
  }

  private static double sense(double[][] ring) {
    double[] numbers = new double[3 * ring.length];
    for (int i = 0; i < ring.length; i++) {
      System.arraycopy(ring[i], 0, numbers, 3 * i, 3);
    }
    return Sense.of(numbers, 3, ring.length);
  }

  @Test
  void aQuarterOfALapTellsTheSenseOfAllOfIt() {
    for (int seed = 0; seed < 100; seed++) {
      double[][] ring = ring(new Random(seed), seed % 2 == 0);
      AroundMiddle around = new AroundMiddle(AroundMiddle.of(ring), ring[0]);
      boolean back = false;
      int told = 0;
      for (int i = 1; i < POINTS; i++) {
        boolean here = around.cameBack(ring[i][0], ring[i][2]);
        told += here ? i : 0;
        back |= here;
      }
      assertEquals(sense(ring) < 0, back, "seed " + seed);
      assertEquals(back, told > POINTS / 10 && told < POINTS / 2, "seed " + seed + ", at " + told);
    }
  }

  @Test
  void acrossTheMiddleTheHeadingTellsItBefore() {
    for (int seed = 0; seed < 100; seed++) {
      double[][] ring = ring(new Random(seed), seed % 2 == 0);
      double dx = ring[1][0] - ring[POINTS - 1][0];
      double dz = ring[1][2] - ring[POINTS - 1][2];
      AroundMiddle around = new AroundMiddle(AroundMiddle.of(ring), ring[0]);
      assertEquals(sense(ring) < 0, around.leadsBack(dx, dz), "seed " + seed);
    }
  }

  @Test
  void whoStandsInTheMiddleIsNeverSentBack() {
    double[] place = {3, 0, 4};
    AroundMiddle around = new AroundMiddle(place, place);
    assertFalse(around.leadsBack(1, 0));
    assertFalse(around.cameBack(9, -5));
    assertFalse(around.cameBack(-9, 5));
  }

  @Test
  void theMiddleIsThatOfTheBox() {
    double[][] places = {{0, 1, 2}, {10, 1, 4}, {9, 7, 4}};
    assertArrayEquals(new double[] {5, 4, 3}, AroundMiddle.of(places));
  }
}
