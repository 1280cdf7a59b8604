package org.trackwalk.io.placement;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class PlacementTest {

  /** sqrt(1/2) as the nearest float, as exporters write it. */
  private static final double HALF_ROOT = 0.70710677f;

  @Test
  void aQuarterTurnIsExactThoughItsQuaternionIsNot() {
    double[] rows = Placement.of(null, new double[] {HALF_ROOT, 0, 0, HALF_ROOT}, null);
    assertArrayEquals(new double[] {1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0}, rows);
  }

  @Test
  void otherTurnsAreNotRounded() {
    double angle = 1e-3;
    double[] turn = {0, 0, StrictMath.sin(angle / 2), StrictMath.cos(angle / 2)};
    double[] rows = Placement.of(null, turn, null);
    assertEquals(StrictMath.cos(angle), rows[0], 1e-15);
    assertEquals(-StrictMath.sin(angle), rows[1], 1e-15);
  }

  @Test
  void theLengthOfAQuaternionDoesNotMatter() {
    double[] turn = {1, 2, 3, 4};
    double[] tiny = {1e-200, 2e-200, 3e-200, 4e-200};
    assertArrayEquals(Placement.of(null, turn, null), Placement.of(null, tiny, null), 1e-15);
    assertThrows(IllegalArgumentException.class, () -> Placement.of(null, new double[4], null));
  }

  @Test
  void scaleThenTurnThenMove() {
    double[] rows =
        Placement.of(new double[] {10, 20, 30}, new double[] {0, 0, 1, 1}, new double[] {2, 3, 4});
    // (1, 1, 1) -> (2, 3, 4) -> about Z by 90 degrees (-3, 2, 4) -> (7, 22, 34)
    assertArrayEquals(new double[] {0, -3, 0, 10, 2, 0, 0, 20, 0, 0, 4, 30}, rows);
  }

  @Test
  void columnsBecomeRows() {
    double[] columns = {1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12, 1};
    assertArrayEquals(
        new double[] {1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12}, Placement.ofColumns(columns));
  }

  @Test
  void theParentIsAppliedLast() {
    double[] parent = Placement.of(new double[] {1, 0, 0}, null, new double[] {2, 2, 2});
    double[] child = Placement.of(new double[] {0, 5, 0}, null, null);
    assertArrayEquals(
        new double[] {2, 0, 0, 1, 0, 2, 0, 10, 0, 0, 2, 0}, Placement.compose(parent, child));
  }
}
