package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Rehearsals go on while they get faster. */
class RehearsalsTest {

  /** How many there are when each takes so long. */
  private static int run(IntToDoubleFunction time) {
    Rehearsals rehearsals = new Rehearsals();
    assertFalse(rehearsals.wanted(), "nothing was checked");
    rehearsals.begin();
    while (rehearsals.wanted()) {
      rehearsals.took(time.applyAsDouble(rehearsals.count()));
    }
    return rehearsals.count();
  }

  @Test
  void whoGetsNoFasterEndsSoon() {
    assertEquals(4, run(i -> 100));
    assertEquals(4, run(i -> 100 + i));
    assertEquals(6, run(i -> i < 3 ? 100 - 20 * i : 60), "three faster ones, three in vain");
  }

  @Test
  void oneSlowOneBetweenIsForgiven() {
    assertEquals(12, run(i -> i % 2 == 0 ? 100 - 6 * i : 300));
  }

  @Test
  void whoGetsFasterForeverEndsToo() {
    assertEquals(12, run(i -> Math.pow(0.5, i)));
  }

  @Test
  void anotherFullCheckBeginsThemAnew() {
    Rehearsals rehearsals = new Rehearsals();
    rehearsals.begin();
    for (int i = 0; i < 4; i++) {
      rehearsals.took(100);
    }
    assertFalse(rehearsals.wanted());
    rehearsals.begin();
    assertTrue(rehearsals.wanted());
    assertEquals(0, rehearsals.count());
  }
}
