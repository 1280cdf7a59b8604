package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CoresTest {

  private final AtomicInteger busy = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();

  private void work(int part) {
    int now = busy.incrementAndGet();
    most.accumulateAndGet(now, Math::max);
    long until = System.nanoTime() + 200_000;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
    busy.decrementAndGet();
  }

  private static void jobs(Cores cores, int count, Runnable job) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  cores.run(job);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @Test
  void jobsAndTheirPartsTogetherNeverExceedThePool() throws InterruptedException {
    for (int count = 1; count <= 3; count++) {
      Cores cores = new Cores(count);
      most.set(0);
      AtomicInteger parts = new AtomicInteger();
      jobs(
          cores,
          5,
          () ->
              Workers.run(
                  8,
                  40,
                  part -> {
                    parts.incrementAndGet();
                    Workers.run(4, 2, this::work);
                  }));
      assertEquals(5 * 40, parts.get());
      assertTrue(most.get() <= count, most.get() + " busy threads of " + count);
    }
  }

  /** A lone job that never got company would hang here until the limit. */
  @Test
  void aLoneJobHasThemAll() throws InterruptedException {
    Cores cores = new Cores(3);
    CountDownLatch together = new CountDownLatch(3);
    List<Boolean> met = new ArrayList<>();
    jobs(
        cores,
        1,
        () ->
            Workers.run(
                3,
                3,
                part -> {
                  together.countDown();
                  try {
                    boolean all = together.await(10, TimeUnit.SECONDS);
                    synchronized (met) {
                      met.add(all);
                    }
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                }));
    assertEquals(List.of(true, true, true), met);
  }

  @Test
  void whoWaitsLendsItsCoreToThePartThatItWaitsFor() throws InterruptedException {
    Cores cores = new Cores(2);
    CountDownLatch apart = new CountDownLatch(2);
    Set<Thread> inside = ConcurrentHashMap.newKeySet();
    jobs(
        cores,
        1,
        () -> {
          Thread caller = Thread.currentThread();
          Workers.run(
              2,
              2,
              part -> {
                meet(apart);
                if (Thread.currentThread() != caller) {
                  Workers.run(
                      2,
                      20_000,
                      inner -> {
                        inside.add(Thread.currentThread());
                        if (inside.size() < 2) {
                          work(inner);
                        }
                      });
                }
              });
        });
    assertEquals(2, inside.size());
    assertTrue(most.get() <= 2);
    assertEquals(2, cores.take(3));
  }

  private static void meet(CountDownLatch latch) {
    latch.countDown();
    try {
      assertTrue(latch.await(10, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aFailedJobGivesBackWhatItTook() throws InterruptedException {
    Cores cores = new Cores(2);
    for (int i = 0; i < 5; i++) {
      assertThrows(
          IllegalStateException.class,
          () ->
              cores.run(
                  () ->
                      Workers.run(
                          2,
                          4,
                          part -> {
                            throw new IllegalStateException("part");
                          })));
    }
    assertEquals(2, cores.take(3));
    assertNull(Cores.ofThread());
  }
}
