package org.trackwalk.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LevelsProgressTest {

  @Test
  void howManyHowFastHowLongAndWhich() {
    assertEquals(
        "127 of 500 levels, 3.4/s, 1 min 50 s left; now monza",
        LevelsProgress.line(127, 500, 127 / 3.4, 110, "monza"));
    assertEquals("2 of 9 levels, 4.0 s each, 28 s left", LevelsProgress.line(2, 9, 8, 28, ""));
    assertEquals("0 of 9 levels; now monza", LevelsProgress.line(0, 9, 8, 0, "monza"));
  }

  @Test
  void timesAsPeopleSayThem() {
    assertEquals("0.0 s", TimeText.of(0.01));
    assertEquals("4.1 s", TimeText.of(4.12));
    assertEquals("59 s", TimeText.of(59.4));
    assertEquals("1 min 0 s", TimeText.of(59.6));
    assertEquals("2 h 5 min", TimeText.of(2 * 3600 + 5 * 60 + 20));
  }
}
