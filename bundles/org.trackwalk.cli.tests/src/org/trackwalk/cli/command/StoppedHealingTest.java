package org.trackwalk.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.mesh.parallel.Budget;

/** A level whose healing costs more than it may is an input that cannot be confirmed. */
class StoppedHealingTest {

  @Test
  void isOneLineThatNamesTheLevel() {
    Budget small = new Budget(10);
    InputException told =
        assertThrows(
            InputException.class,
            () ->
                ConfirmCommand.healed(
                    "ring.obj",
                    () ->
                        small.within(
                            () -> {
                              Budget.spend(11);
                              return null;
                            })));
    String line = told.getMessage();
    assertTrue(line.startsWith("ring.obj: healing was stopped: it would look at more than 10 "));
    assertEquals(1, line.lines().count());
  }
}
