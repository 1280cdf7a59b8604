package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * D. Gregorius, Robust Contact Creation for Physics Simulations, 2015, "Incremental Manifold
 * Stability": its four frames, and polygons against integers.
 */
class StabilityTest {

  private static final double[] DOWN = {0, -9.81, 0};
  private static final double[] CENTRE = {0, 1, 0};

  private static WitnessBuffer points(double... xz) {
    WitnessBuffer points = new WitnessBuffer();
    for (int i = 0; i < xz.length; i += 2) {
      points.add(xz[i], 0, xz[i + 1], 0, 1, 0, 0, i);
    }
    return points;
  }

  private static boolean stands(double... xz) {
    return Stability.stands(points(xz), CENTRE, DOWN, 0);
  }

  @Test
  void fourFramesOfTheSeed() {
    assertFalse(stands());
    assertFalse(stands(1, 1));
    assertFalse(stands(1, 1, -1, -1), "a hinge along the diagonal");
    assertFalse(stands(1, 1, -1, -1, 1, -1), "still on the border");
    assertTrue(stands(1, 1, -1, -1, 1, -1, -1, 1));
  }

  @Test
  void insetIsTheDistanceToTheNearestSide() {
    double[] corners = {-2, -3, 2, -3, 2, 3, -2, 3};
    assertEquals(2, Stability.inset(points(corners), CENTRE, DOWN));
    assertEquals(0.5, Stability.inset(points(corners), new double[] {-1.5, 7, 0}, DOWN), 1e-15);
    assertEquals(0, Stability.inset(points(corners), new double[] {2, 7, 1}, DOWN));
    assertTrue(Stability.inset(points(corners), new double[] {2.5, 7, 1}, DOWN) < 0);
    assertEquals(-5, Stability.inset(points(3, 4), CENTRE, DOWN));
    assertEquals(-2, Stability.inset(points(2, -1, 2, 1), CENTRE, DOWN));
  }

  @Test
  void gravityNeedNotPointDown() {
    // half size 1, centre 1 above: stands on a slope up to 45 degrees
    double[] corners = {-1, -1, 1, -1, 1, 1, -1, 1};
    for (double slope : new double[] {0, 0.5, 0.99, 1, 1.01, 2}) {
      double[] gravity = {slope, -1, 0};
      boolean stands = Stability.stands(points(corners), CENTRE, gravity, 1e-12);
      assertEquals(slope < 1, stands, "slope " + slope);
      double cosine = 1 / Math.sqrt(1 + slope * slope);
      assertEquals((1 - slope) * cosine, Stability.inset(points(corners), CENTRE, gravity), 1e-12);
    }
  }

  @Test
  void insideIsWhatIntegersSay() {
    Random random = new Random(11);
    int inside = 0;
    for (int round = 0; round < 20_000; round++) {
      int count = 1 + random.nextInt(6);
      double[] xz = new double[2 * count];
      for (int i = 0; i < xz.length; i++) {
        xz[i] = random.nextInt(9) - 4;
      }
      boolean expected = surrounds(xz);
      int number = round;
      assertEquals(expected, stands(xz), () -> "seed 11, round " + number);
      inside += expected ? 1 : 0;
    }
    assertTrue(inside > 2000, "only " + inside);
  }

  /** From any point other than the origin, there are points strictly on both sides of the ray. */
  private static boolean surrounds(double[] xz) {
    boolean any = false;
    for (int i = 0; i < xz.length; i += 2) {
      if (xz[i] == 0 && xz[i + 1] == 0) {
        continue;
      }
      any = true;
      boolean left = false;
      boolean right = false;
      for (int j = 0; j < xz.length; j += 2) {
        long cross = (long) xz[i] * (long) xz[j + 1] - (long) xz[i + 1] * (long) xz[j];
        left |= cross > 0;
        right |= cross < 0;
      }
      if (!left || !right) {
        return false;
      }
    }
    return any;
  }
}
