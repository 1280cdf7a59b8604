package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class WorkersTest {

  private static final Error NO_THREAD = new OutOfMemoryError("unable to create native thread");

  @Test
  void everyPartRunsOnce() {
    for (int threads = 1; threads <= 8; threads++) {
      int[] runs = new int[100];
      Workers.run(threads, runs.length, part -> runs[part]++);
      int[] once = new int[100];
      Arrays.fill(once, 1);
      assertArrayEquals(once, runs);
    }
  }

  @Test
  void roomIsUsedAgainAndByOnePartAtATime() {
    for (int threads = 1; threads <= 4; threads++) {
      AtomicInteger made = new AtomicInteger();
      AtomicInteger visits = new AtomicInteger();
      Workers.run(
          threads,
          200,
          () -> room(made),
          (room, part) -> {
            assertEquals(1, room.incrementAndGet());
            visits.incrementAndGet();
            room.decrementAndGet();
          });
      assertEquals(200, visits.get());
      assertTrue(made.get() >= 1 && made.get() <= threads, "rooms made: " + made.get());
    }
  }

  private static AtomicInteger room(AtomicInteger made) {
    made.incrementAndGet();
    return new AtomicInteger();
  }

  @Test
  void anExceptionComesOutOfTheCall() {
    for (int threads = 1; threads <= 4; threads++) {
      int count = threads;
      IllegalStateException thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  Workers.run(
                      count,
                      50,
                      part -> {
                        if (part == 20) {
                          throw new IllegalStateException("part 20");
                        }
                      }));
      assertEquals("part 20", thrown.getMessage());
    }
  }

  @Test
  void whereThreadsRunOutTheOthersTakeAllParts() {
    AtomicInteger made = new AtomicInteger();
    ThreadFactory factory =
        body -> made.incrementAndGet() == 1 ? new Thread(body) : unstartable(NO_THREAD);
    int[] runs = new int[100];
    Workers.run(
        4,
        runs.length,
        part -> {
          while (made.get()
              < 2) { // the first thread alone could be done before the second is tried
            Thread.onSpinWait();
          }
          runs[part]++;
        },
        factory);
    int[] once = new int[100];
    Arrays.fill(once, 1);
    assertArrayEquals(once, runs);
    assertEquals(2, made.get(), "no more are tried");
  }

  /** A part that outlives the call would write into what the caller uses for something else. */
  @Test
  void whatRunsIsWaitedForWhateverHappens() {
    List<Thread> made = new ArrayList<>();
    CountDownLatch begun = new CountDownLatch(1);
    IllegalStateException failure = new IllegalStateException("no start");
    ThreadFactory factory =
        body -> {
          if (made.isEmpty()) {
            made.add(new Thread(body));
            return made.get(0);
          }
          await(begun);
          return unstartable(failure);
        };
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class, () -> Workers.run(3, 5, part -> slow(begun), factory));
    assertSame(failure, thrown);
    assertFalse(made.get(0).isAlive(), "a part outlives the call");
  }

  private static void slow(CountDownLatch begun) {
    begun.countDown();
    LockSupport.parkNanos(20_000_000);
  }

  private static Thread unstartable(Throwable why) {
    return new Thread() {
      @Override
      public void start() {
        if (why instanceof Error error) {
          throw error;
        }
        throw (RuntimeException) why;
      }
    };
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void fewItemsAreDoneByOneThread() {
    for (int threads : new int[] {1, 2, 8}) {
      assertEquals(1, Workers.worth(threads, 0));
      assertEquals(1, Workers.worth(threads, 4_000));
      assertEquals(threads, Workers.worth(threads, 20_000));
      assertEquals(threads, Workers.worth(threads, Integer.MAX_VALUE));
    }
  }

  @Test
  void partsCoverEverythingWithoutOverlap() {
    for (int size : new int[] {0, 1, 7, 64, 1000, Integer.MAX_VALUE}) {
      assertEquals(0, Workers.cut(size, 0, 7));
      assertEquals(size, Workers.cut(size, 7, 7));
      for (int part = 0; part < 7; part++) {
        int length = Workers.cut(size, part + 1, 7) - Workers.cut(size, part, 7);
        assertEquals(size / 7.0, length, 1);
      }
    }
  }
}
