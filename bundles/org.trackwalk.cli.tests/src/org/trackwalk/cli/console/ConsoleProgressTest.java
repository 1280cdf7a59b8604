package org.trackwalk.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ConsoleProgressTest {

  @Test
  void theLineSaysHowFarHowFastAndHowLong() {
    // 250 of 1,000 in 2 s: 125 a second, 750 left, 6 s.
    assertEquals(
        "weld: 250 of 1,000 (25 %), 125/s, 6 s left",
        ConsoleProgress.line("weld", 250, 1000, 2_000_000_000L));
    assertEquals(
        "probes: 3,000,000, 1.5 M/s", ConsoleProgress.line("probes", 3_000_000, 0, 2_000_000_000L));
  }
}
