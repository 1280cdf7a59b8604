package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class OfThreadTest {

  @Test
  void isNothingUntilItIsSetAndAfterItIsRemoved() {
    OfThread<String> own = new OfThread<>();
    assertNull(own.get());
    own.set("first");
    assertEquals("first", own.get());
    own.set("second");
    assertEquals("second", own.get());
    own.remove();
    assertNull(own.get());
  }

  /** More threads than the table has places, all alive at once, each with values of its own. */
  @Test
  void isEachThreadsOwnWhereTheyShareAPlace() throws InterruptedException {
    OfThread<Integer> own = new OfThread<>();
    ConcurrentLinkedQueue<String> wrong = new ConcurrentLinkedQueue<>();
    CountDownLatch begun = new CountDownLatch(600);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      int number = i;
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    Integer expected = number % 3 == 0 ? null : Integer.valueOf(number);
                    if (expected != null) {
                      own.set(expected);
                    }
                    begun.countDown();
                    try {
                      begun.await();
                    } catch (InterruptedException e) {
                      wrong.add("interrupted");
                    }
                    for (int round = 0; round < 200; round++) {
                      Integer there = own.get();
                      if (there == null ? expected != null : !there.equals(expected)) {
                        wrong.add(number + " found " + there);
                      }
                      if (expected != null && round % 50 == 49) {
                        own.remove();
                        expected = null;
                      } else if (expected == null && round % 50 == 25) {
                        expected = 1000 * round + number;
                        own.set(expected);
                      }
                    }
                    own.remove();
                    if (own.get() != null) {
                      wrong.add(number + " keeps a value");
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(List.of(), List.copyOf(wrong));
  }
}
