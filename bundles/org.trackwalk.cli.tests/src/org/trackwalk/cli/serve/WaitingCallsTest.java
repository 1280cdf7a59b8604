package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Calls come out in their order, and no more wait than there is room for. */
@Timeout(30)
class WaitingCallsTest {

  private static Call call(int number) {
    return new Call(null, "call " + number, null);
  }

  @Test
  void whatIsTooMuchIsRefusedAtOnceAndTakenWhenThereIsRoom() throws Exception {
    WaitingCalls waiting = new WaitingCalls(100);
    assertTrue(waiting.put(call(0), 40));
    assertTrue(waiting.put(call(1), 60));
    assertFalse(waiting.put(call(2), 1), "100 of 100 bytes wait");
    assertEquals(100, waiting.bytes());
    assertEquals("call 0", waiting.take().method());
    assertFalse(waiting.put(call(3), 41));
    assertTrue(waiting.put(call(4), 40));
    waiting.end();
    assertEquals("call 1", waiting.take().method());
    assertEquals("call 4", waiting.take().method());
    assertNull(waiting.take(), "behind the last");
  }

  @Test
  void oneAloneMayBeLarger() throws Exception {
    WaitingCalls waiting = new WaitingCalls(100);
    Call large = call(0);
    waiting.put(large, 1000);
    assertSame(large, waiting.take());
    assertEquals(0, waiting.bytes());
    waiting.put(call(1), 60);
    waiting.clear();
    waiting.put(call(2), 90);
    assertEquals("call 2", waiting.take().method());
  }
}
