package org.trackwalk.report.drawing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a strip shows of lanes, and what it says of those that go on beyond it. */
class StripTest {

  private static final Strip<double[]> STRIP = new Strip<>("x", x -> x, -1, 1, List.of());

  private static StripColumns columns(double... values) {
    StripColumns columns = new StripColumns(values.length);
    for (int i = 0; i < values.length; i++) {
      columns.add(i, values[i]);
    }
    return columns;
  }

  @Test
  void itShowsAllLanesThatFit() {
    StripColumns all = columns(-2, 3, 0);
    double[] range = STRIP.range(columns(0.5), all);
    assertArrayEquals(new double[] {-2, 3}, range);
    assertEquals("", STRIP.beyond(all, range, "lanes"));
  }

  @Test
  void itSaysHowFarLanesGoOn() {
    StripColumns all = columns(-40, 3.5, 0);
    double[] range = STRIP.range(columns(2), all);
    assertArrayEquals(new double[] {-4, 3.5}, range);
    assertEquals("lanes go on down to -40", STRIP.beyond(all, range, "lanes"));
    double[] narrow = {-1, 1};
    assertEquals("lanes go on down to -40 and up to 3.5", STRIP.beyond(all, narrow, "lanes"));
  }
}
