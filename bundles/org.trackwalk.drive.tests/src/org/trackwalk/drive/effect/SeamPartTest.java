package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Places beside the middle of a part of a seam lie on its line. */
class SeamPartTest {

  @Test
  void besideItsMiddleItIsStillTheSeam() {
    Random random = new Random(5);
    for (int i = 0; i < 100; i++) {
      double way = 2 * Math.PI * random.nextDouble();
      double hx = Math.cos(way);
      double hz = Math.sin(way);
      double skew = 0.6 * (random.nextDouble() - 0.5);
      double rise = 0.2 * (random.nextDouble() - 0.5);
      double sense = random.nextBoolean() ? 1 : -1;
      double[] along = {sense * (skew * hx - hz), sense * rise, sense * (skew * hz + hx)};
      SeamPart part = new SeamPart(new double[] {3, 1, -2}, along, 12);
      double aside = 10 * (random.nextDouble() - 0.5);
      double[] there = part.beside(aside, hx, hz);
      double far = hx * (there[0] - 3) + hz * (there[2] + 2);
      assertEquals(aside, -hz * (there[0] - 3) + hx * (there[2] + 2), 1e-9);
      assertEquals(skew * aside, far, 1e-9);
      assertEquals(1 + rise * aside, there[1], 1e-9);
    }
  }

  /** Along the way nothing is followed. */
  @Test
  void alongTheWayItGoesStraightAside() {
    SeamPart part = new SeamPart(new double[3], new double[] {5, 1, 0.1}, 0.1);
    assertArrayEquals(new double[] {0, 0, 2}, part.beside(2, 1, 0), 1e-9);
  }

  @Test
  void twoAreOne() {
    double[] across = {0, 0, 1};
    SeamPart one = new SeamPart(new double[] {0, 0, 0}, across, 0.5);
    SeamPart both = one.with(new SeamPart(new double[] {0.1, 0, 2}, across, 1.5));
    assertArrayEquals(new double[] {0.075, 0, 1.5}, both.at(), 1e-9);
    assertArrayEquals(new double[] {0.1, 0, 2}, both.along(), 1e-9);
    assertEquals(2, both.across());
  }
}
