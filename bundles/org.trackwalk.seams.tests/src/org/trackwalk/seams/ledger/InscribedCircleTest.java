package org.trackwalk.seams.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class InscribedCircleTest {

  @Test
  void aSquareHoldsHalfItsSide() {
    InscribedCircle c = InscribedCircle.of(new double[] {0, 0, 4, 0, 4, 4, 0, 4}, 100);
    assertEquals(2, c.radius(), 0.02);
    assertEquals(2, c.x(), 0.05);
    assertEquals(2, c.y(), 0.05);
  }

  @Test
  void aTriangleHoldsItsIncircle() {
    // 3-4-5: the incircle's radius is (3 + 4 - 5) / 2.
    InscribedCircle c = InscribedCircle.of(new double[] {0, 0, 3, 0, 0, 4}, 100);
    assertEquals(1, c.radius(), 0.02);
  }

  @Test
  void aConcaveOutlineIsNotLeft() {
    double[] l = {0, 0, 10, 0, 10, 1, 1, 1, 1, 10, 0, 10};
    InscribedCircle c = InscribedCircle.of(l, 100);
    // In the corner of the L: r = 2 - sqrt(2) from the inner corner's distance.
    assertEquals(2 - Math.sqrt(2), c.radius(), 0.02);
  }

  @Test
  void aSlitEndsSoon() {
    double[] slit = {0, 0, 1000, 0, 1000, 1e-9, 0, 1e-9};
    assertTrue(InscribedCircle.of(slit, 10).radius() < 1e-6);
  }

  @Test
  void enoughStopsTheSearch() {
    InscribedCircle c = InscribedCircle.of(new double[] {0, 0, 400, 0, 400, 400, 0, 400}, 10);
    assertTrue(c.radius() >= 10);
  }
}
