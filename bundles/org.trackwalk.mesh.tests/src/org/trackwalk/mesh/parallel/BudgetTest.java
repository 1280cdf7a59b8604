package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** What is over a budget is so with any number of threads, and nobody pays for another. */
class BudgetTest {

  private static final int PARTS = 100;
  private static final int EACH = 1000;

  private static int work(int threads) {
    Workers.run(
        threads,
        PARTS,
        part -> {
          for (int i = 0; i < EACH; i++) {
            Budget.spend(1);
          }
        });
    return threads;
  }

  /** Whoever spends learns that the work is not wanted any more, also where a budget is inner. */
  @Test
  void workThatIsCancelledStops() {
    AtomicBoolean cancelled = new AtomicBoolean();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long total) {}

          @Override
          public void worked(long items) {}

          @Override
          public boolean cancelled() {
            return cancelled.get();
          }
        };
    AtomicLong spent = new AtomicLong();
    Supplier<Integer> endless =
        () -> {
          while (spent.incrementAndGet() < 1_000_000) {
            Budget.spend(1);
            cancelled.set(spent.get() >= 10_000);
          }
          return 0;
        };
    Supplier<Integer> uncounted =
        () -> {
          while (spent.incrementAndGet() < 1_000_000) {
            Budget.look();
            cancelled.set(spent.get() >= 10_000);
          }
          return 0;
        };
    for (Supplier<Integer> work :
        List.<Supplier<Integer>>of(
            endless,
            uncounted,
            () -> Budget.ofSize(new WorkSize(1, 0)).within(endless),
            () -> Budget.shared(endless),
            () -> {
              Workers.run(2, 2, part -> endless.get());
              return 0;
            })) {
      spent.set(0);
      cancelled.set(false);
      assertThrows(
          CancelledException.class, () -> Budget.ofSize(new WorkSize(1, 0), progress).within(work));
      assertTrue(spent.get() < 50_000, spent + " units after 10,000");
    }
  }

  @Test
  void theSumDecidesWhoeverWorks() {
    for (int threads = 1; threads <= 8; threads++) {
      int n = threads;
      Budget enough = new Budget(PARTS * EACH);
      assertEquals(n, enough.within(() -> work(n)));
      assertEquals(PARTS * EACH, enough.spent());
      Budget little = new Budget(PARTS * EACH - 1);
      assertThrows(OverBudgetException.class, () -> little.within(() -> work(n)));
      assertNull(Budget.ofThread());
    }
  }

  @Test
  void itStopsSoonWhateverIsLeft() {
    Budget budget = new Budget(1000);
    assertThrows(
        OverBudgetException.class,
        () ->
            budget.within(
                () -> {
                  for (long i = 0; i < Long.MAX_VALUE; i++) {
                    Budget.spend(1);
                  }
                  return 0;
                }));
    assertTrue(budget.spent() < 10_000, "spent " + budget.spent());
  }

  @Test
  void workInsideHasABudgetOfItsOwn() {
    Budget outer = new Budget(10);
    Budget inner = new Budget(PARTS * EACH);
    outer.within(
        () -> {
          Budget.spend(5);
          inner.within(() -> work(2));
          Budget.spend(5);
          return 0;
        });
    assertEquals(10, outer.spent());
    assertEquals(PARTS * EACH, inner.spent());
  }

  @Test
  void nothingIsCountedWithoutOne() {
    Budget.spend(Long.MAX_VALUE);
    assertNull(Budget.ofThread());
  }

  @Test
  void itGrowsWithTheLevelAndDoesNotOverflow() {
    Budget most = Budget.ofSize(new WorkSize(Integer.MAX_VALUE, 0));
    assertEquals(
        0,
        most.within(
            () -> {
              Budget.spend(Integer.MAX_VALUE);
              return 0;
            }));
    assertThrows(
        OverBudgetException.class,
        () ->
            Budget.ofSize(new WorkSize(1, 0))
                .within(
                    () -> {
                      Budget.spend(Integer.MAX_VALUE);
                      return 0;
                    }));
  }
}
