package org.trackwalk.eclipse.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.ui.fixture.Bench;

/** Comes last by its name: all of the tests before have left no error in the platform's log. */
class ZLogTest {

  @Test
  void thereIsNoErrorInTheLog() throws Exception {
    assertEquals(List.of(), Bench.errors());
  }
}
