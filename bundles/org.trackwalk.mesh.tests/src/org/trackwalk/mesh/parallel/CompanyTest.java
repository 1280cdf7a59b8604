package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;

/** What threads that help are and leave behind, and that a budget stops at once. */
class CompanyTest {

  private static final int SECONDS = 60;

  private static void meet(CountDownLatch latch) {
    latch.countDown();
    try {
      assertTrue(latch.await(SECONDS, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All work at one time, so each has a part; none keeps the program from ending. */
  @Test
  void helpersHaveNamesAndKeepNoProgramAlive() {
    List<Thread> made = new ArrayList<>();
    Set<String> names = new TreeSet<>();
    CountDownLatch all = new CountDownLatch(4);
    Workers.run(
        4,
        4,
        part -> meet(all),
        job -> {
          Thread thread = new Thread(job);
          thread.setDaemon(false); // it would be what the test's own thread is
          made.add(thread);
          return thread;
        });
    for (Thread thread : made) {
      assertTrue(thread.isDaemon());
      names.add(thread.getName());
    }
    assertEquals(Set.of("trackwalk-1", "trackwalk-2", "trackwalk-3"), names);
  }

  /** The call ends when all are done, and who asked it to end learns of it then. */
  @Test
  void anInterruptionIsKeptForTheCaller() {
    CountDownLatch both = new CountDownLatch(2);
    AtomicInteger done = new AtomicInteger();
    Thread caller = Thread.currentThread();
    Workers.run(
        2,
        2,
        part -> {
          meet(both);
          if (Thread.currentThread() != caller) {
            while (caller.getState() != Thread.State.WAITING) {
              Thread.onSpinWait(); // until it waits for this part, without a limit
            }
            caller.interrupt();
            while (caller.isInterrupted()) {
              Thread.onSpinWait(); // until it has noticed, and waits again
            }
            done.incrementAndGet();
          }
        });
    assertTrue(Thread.interrupted());
    assertEquals(1, done.get());
  }

  /** A helper's thread that is used again later works for nobody and within no budget. */
  @Test
  void nothingIsLeftOnAThread() throws InterruptedException {
    Cores cores = new Cores(3);
    assertEquals(3, cores.count());
    ConcurrentLinkedQueue<String> wrong = new ConcurrentLinkedQueue<>();
    Budget budget = new Budget(1_000_000);
    CountDownLatch all = new CountDownLatch(3);
    cores.run(
        () ->
            budget.within(
                () -> {
                  Workers.run(
                      3,
                      3,
                      part -> {
                        meet(all);
                        if (Budget.ofThread() != budget || Cores.ofThread() != cores) {
                          wrong.add("part " + part + " works for somebody else");
                        }
                      },
                      job ->
                          new Thread(
                              () -> {
                                job.run();
                                if (Budget.ofThread() != null || Cores.ofThread() != null) {
                                  wrong.add("a helper's thread is left with its work");
                                }
                              }));
                  assertSame(cores, Cores.ofThread());
                  return 0;
                }));
    assertNull(Cores.ofThread());
    assertNull(Budget.ofThread());
    assertEquals(List.of(), List.copyOf(wrong));
  }

  @Test
  void aJobOfAnotherPoolGoesBackToItsOwn() throws InterruptedException {
    Cores outer = new Cores(1);
    Cores inner = new Cores(1);
    outer.run(
        () -> {
          inner.within(() -> assertSame(inner, Cores.ofThread()));
          assertSame(outer, Cores.ofThread());
        });
  }

  /** As many as before, whether the helpers worked, failed, or never came to be. */
  @Test
  void coresComeBack() throws InterruptedException {
    Cores cores = new Cores(4);
    cores.run(() -> Workers.run(4, 100, part -> Thread.onSpinWait()));
    assertEquals(4, cores.take(9));
    cores.give(4);
    cores.run(
        () ->
            assertThrows(
                IllegalStateException.class,
                () ->
                    Workers.run(
                        4,
                        100,
                        part -> {
                          throw new IllegalStateException("part " + part);
                        })));
    assertEquals(4, cores.take(9));
    cores.give(4);
    cores.run(
        () ->
            Workers.run(
                4,
                100,
                part -> Thread.onSpinWait(),
                job -> {
                  throw new OutOfMemoryError("no thread left");
                }));
    assertEquals(4, cores.take(9));
  }

  /**
   * The core of who waits is lent as often as it comes back: each job within its helper's part has
   * two threads, of two cores in all.
   */
  @Test
  void aLentCoreIsLentAgain() throws InterruptedException {
    Cores cores = new Cores(2);
    AtomicInteger met = new AtomicInteger();
    CountDownLatch apart = new CountDownLatch(2);
    Thread caller = Thread.currentThread();
    cores.run(
        () ->
            Workers.run(
                2,
                2,
                part -> {
                  meet(apart);
                  if (Thread.currentThread() != caller) {
                    while (caller.getState() != Thread.State.WAITING) {
                      Thread.onSpinWait(); // until it waits for this part and lends its core
                    }
                    for (int job = 0; job < 3; job++) {
                      CountDownLatch both = new CountDownLatch(2);
                      Workers.run(2, 2, inner -> meet(both));
                      met.incrementAndGet();
                    }
                  }
                }));
    assertEquals(3, met.get());
    assertEquals(2, cores.take(3));
  }

  /** One large step over the budget is the last one. */
  @Test
  void aLargeStepOverABudgetIsTheLast() {
    AtomicInteger after = new AtomicInteger();
    List<Runnable> steps =
        List.of(
            () -> Budget.spend(20_000),
            () -> Budget.pay(20_000),
            () -> Budget.spendOnce("what", 20_000));
    for (Runnable step : steps) {
      assertThrows(
          OverBudgetException.class,
          () ->
              new Budget(10_000)
                  .within(
                      () -> {
                        step.run();
                        return after.incrementAndGet();
                      }));
    }
    assertEquals(0, after.get());
  }

  @Test
  void workThatIsCountedGivesWhatItMakes() {
    assertEquals("made", new WorkTally().of("work", Progress.none(), () -> "made"));
  }
}
