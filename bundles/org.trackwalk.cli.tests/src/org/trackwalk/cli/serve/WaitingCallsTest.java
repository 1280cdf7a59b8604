package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Calls come out in their order, and no more wait than there is room for. */
@Timeout(30)
class WaitingCallsTest {

  private static Call call(int number) {
    return new Call(null, "call " + number, null);
  }

  @Test
  void whoSendsMuchWaits() throws Exception {
    WaitingCalls waiting = new WaitingCalls(100);
    AtomicInteger sent = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(1);
    Thread sender =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 200; i++) {
                  waiting.put(call(i), 40);
                  sent.incrementAndGet();
                }
                waiting.end();
                done.countDown();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    sender.start();
    for (int i = 0; i < 200; i++) {
      Call call = waiting.take();
      assertEquals("call " + i, call.method());
      assertTrue(waiting.bytes() <= 100, waiting.bytes() + " bytes wait");
      assertTrue(sent.get() <= i + 4, sent.get() + " sent when " + i + " were taken");
    }
    assertTrue(done.await(20, TimeUnit.SECONDS));
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
