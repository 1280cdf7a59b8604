package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.HullBuilder;

final class NearHullTest {

  private static final double EXACT = 1e-12;

  /** Steps of a float: HullBuilder joins faces that are this flat. */
  private static final double SINGLE = 1e-7;

  @Test
  void aBoxWithPointsOnItsSidesIsExact() {
    double[] points = new double[3 * 125];
    for (int i = 0; i < 125; i++) {
      points[3 * i] = i % 5 * 0.5;
      points[3 * i + 1] = i / 5 % 5 * 0.75;
      points[3 * i + 2] = i / 25;
    }
    assertEquals(2 * 3 * 4, NearHull.volume(points), EXACT);
  }

  @Test
  void pointsInAPlaneALineOrOnePlaceHoldNothing() {
    assertEquals(0, NearHull.volume(new double[0]));
    assertEquals(0, NearHull.volume(new double[] {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3}));
    assertEquals(0, NearHull.volume(new double[] {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3}));
    assertEquals(0, NearHull.volume(new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0}));
  }

  @Test
  void cloudsAndBallsAreALittleLessThanTheirHulls() {
    Random random = new Random(7);
    for (int run = 0; run < 60; run++) {
      boolean ball = run % 2 == 0;
      double[] points = new double[3 * (5 + 15 * run)];
      for (int i = 0; i < points.length; i += 3) {
        double x = random.nextGaussian();
        double y = random.nextGaussian();
        double z = random.nextGaussian();
        double r = ball ? Math.sqrt(x * x + y * y + z * z) : 1;
        points[i] = 3 * x / r;
        points[i + 1] = y / r;
        points[i + 2] = 100 + 2 * z / r;
      }
      double exact = HullBuilder.size(points).volume();
      double near = NearHull.volume(points);
      assertTrue(near <= exact * (1 + EXACT), points.length + " numbers: " + near);
      assertTrue(near > exact * 0.99, points.length + " numbers: " + near + " of " + exact);
    }
  }

  @Test
  void itIsTheHullOfBruteForceToTheLastBit() {
    Random random = new Random(11);
    for (int run = 0; run < 200; run++) {
      double[] points = new double[3 * (4 + random.nextInt(600))];
      for (int i = 0; i < points.length; i += 3) {
        double x = random.nextGaussian();
        double y = random.nextGaussian();
        double z = random.nextGaussian();
        double r = run % 3 == 0 ? 1 : Math.sqrt(x * x + y * y + z * z);
        points[i] = 4 * x / r;
        points[i + 1] = 2 * y / r;
        points[i + 2] = run % 3 == 2 ? Math.max(-0.4, z / r) : z / r;
      }
      assertEquals(ScannedHull.volume(points), NearHull.volume(points), points.length + " numbers");
    }
  }

  /** Many points in planes of faces: what looked at faces out of reach had up to 1.9 of it. */
  @Test
  void latticesHaveTheirExactVolume() {
    Random random = new Random(3);
    for (int run = 0; run < 300; run++) {
      double[] points = new double[3 * (4 + random.nextInt(300))];
      for (int i = 0; i < points.length; i++) {
        points[i] = random.nextInt(4 + run % 7) / 3.0;
      }
      double expected = HullBuilder.size(points).volume();
      assertEquals(expected, NearHull.volume(points), SINGLE * expected);
    }
  }

  @Test
  void pointsAboutInPlanesAreNeverMoreThanTheirHull() {
    Random random = new Random(4);
    for (int run = 0; run < 300; run++) {
      double[] points = new double[3 * (20 + random.nextInt(300))];
      for (int i = 0; i < points.length; i++) {
        points[i] = (float) (random.nextInt(2 + run % 6) / 3.0 + 1e-7 * random.nextGaussian());
      }
      double exact = HullBuilder.size(points).volume();
      double near = NearHull.volume(points);
      assertTrue(near <= exact * (1 + EXACT) && near > exact * 0.99, near + " of " + exact);
    }
  }

  @Test
  void aLimitIsKeptAndChangesNothingBelowIt() {
    Random random = new Random(2);
    for (int run = 0; run < 50; run++) {
      double[] points = random.doubles(3 * (4 + random.nextInt(400))).toArray();
      double volume = NearHull.volume(points);
      assertEquals(volume, NearHull.volume(points, volume));
      assertEquals(volume, NearHull.volume(points, 2 * volume));
      assertEquals(Double.POSITIVE_INFINITY, NearHull.volume(points, 0.99 * volume));
      assertEquals(Double.POSITIVE_INFINITY, NearHull.volume(points, Math.nextDown(volume)));
    }
  }
}
