package org.trackwalk.eclipse.viewer.strip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where strips, places and values lie in a chart. */
class StripLayoutTest {

  private static final StripLayout LAYOUT = new StripLayout(900, 500, 4, 976);

  @Test
  void aPixelAndItsPlaceBelongTogether() {
    for (double at : new double[] {0, 1, 432.1, 976}) {
      double pixel = 976.0 / (900 - StripLayout.LEFT - StripLayout.RIGHT);
      assertEquals(at, LAYOUT.at((int) Math.round(LAYOUT.x(at))), pixel);
    }
    assertEquals(0, LAYOUT.at(StripLayout.LEFT - 10), "a little beside is the nearest end");
    assertTrue(Double.isNaN(LAYOUT.at(5)), "over the numbers there is no place");
  }

  @Test
  void stripsLieBelowEachOtherAndShareTheHeight() {
    for (int i = 1; i < 4; i++) {
      assertTrue(LAYOUT.top(i) >= LAYOUT.top(i - 1) + LAYOUT.strip(), "strip " + i);
    }
    assertTrue(LAYOUT.bottom() <= 500 - StripLayout.BOTTOM);
    StripLayout low = new StripLayout(900, StripLayout.least(10), 10, 976);
    assertEquals(StripLayout.LEAST_STRIP, low.strip());
    assertTrue(low.bottom() <= low.height());
  }

  @Test
  void valuesRiseUpwardAndAreCutToTheirStrip() {
    double[] range = {-1, 3};
    assertEquals(LAYOUT.top(1) + LAYOUT.strip(), LAYOUT.y(1, -1, range), 1e-9);
    assertEquals(LAYOUT.top(1), LAYOUT.y(1, 3, range), 1e-9);
    assertEquals(LAYOUT.top(1), LAYOUT.y(1, 30, range), 1e-9);
    assertEquals(LAYOUT.top(1) + 0.5 * LAYOUT.strip(), LAYOUT.y(1, 1, range), 1e-9);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.6, 3, 40, 976, 21_000})
  void thereAreAFewRoundTicks(double length) {
    double step = new StripLayout(900, 500, 4, length).tick(12);
    assertTrue(length / step <= 12 && length / step >= 3, length + " by " + step);
    double digits = step / Math.pow(10, Math.floor(Math.log10(step) + 1e-9));
    assertTrue(List.of(1L, 2L, 5L).contains(Math.round(digits)), "step " + step);
  }

  @Test
  void theLastColumnIsTheEndOfTheWay() {
    StripSheet sheet = new StripSheet(976, "m", List.of(), List.of());
    assertEquals(0, sheet.column(-3));
    assertEquals(StripSheet.COLUMNS - 1, sheet.column(976));
    assertEquals(LAYOUT.x(976), LAYOUT.columnX(StripSheet.COLUMNS - 1), 1e-9);
  }
}
