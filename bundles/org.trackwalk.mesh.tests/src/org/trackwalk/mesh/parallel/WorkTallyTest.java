package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;

/** Work is counted where it is done, once, whoever pays for it. */
class WorkTallyTest {

  private static int spend(int units) {
    Budget.spend(units);
    return units;
  }

  private static int apart(int parts, int threads) {
    Workers.run(threads, parts, part -> Budget.spend(100));
    return parts;
  }

  @Test
  void eachPartHasItsOwn() {
    WorkTally tally = new WorkTally();
    assertEquals(0, tally.total());
    tally.of("weld", Progress.none(), () -> spend(7));
    Budget.ofSize(new WorkSize(1, 0), Progress.none(), tally, "rule").within(() -> spend(20_000));
    tally.of("weld", Progress.none(), () -> spend(3));
    spend(1_000_000);
    assertEquals(Map.of("weld", 10L, "rule", 20_000L), tally.units());
    assertEquals(20_010, tally.total());
  }

  @Test
  void allThreadsCount() {
    for (int threads = 1; threads <= 4; threads++) {
      int n = threads;
      WorkTally tally = new WorkTally();
      tally.of("work", Progress.none(), () -> apart(1_000, n));
      assertEquals(Map.of("work", 100_000L), tally.units());
    }
  }

  @Test
  void workWithinAnotherBudgetIsCountedWithTheWorkAround() {
    WorkTally tally = new WorkTally();
    tally.of(
        "around",
        Progress.none(),
        () ->
            Budget.shared(() -> spend(5))
                + Budget.ofSize(new WorkSize(1, 0)).within(() -> spend(6)));
    assertEquals(Map.of("around", 11L), tally.units());
  }

  /** An answer costs each who asks for it; the work was done once. */
  @Test
  void whatIsPaidAgainIsNotDoneAgain() {
    WorkTally tally = new WorkTally();
    Budget first = Budget.ofSize(new WorkSize(1, 0), Progress.none(), tally, "first");
    Measured<Integer> answer = first.within(() -> Measured.of(() -> spend(9_000)));
    assertEquals(9_000, answer.units());
    Budget second = Budget.ofSize(new WorkSize(1, 0), Progress.none(), tally, "second");
    second.within(() -> answer.paid("question") + answer.paid("question"));
    assertEquals(9_000, second.spent());
    assertEquals(Map.of("first", 9_000L, "second", 0L), tally.units());
    assertThrows(
        OverBudgetException.class, () -> new Budget(8_999).within(() -> answer.paid("question")));
  }

  @Test
  void whatIsStoppedIsCountedToo() {
    WorkTally tally = new WorkTally();
    Budget budget = Budget.ofSize(new WorkSize(1, 0), Progress.none(), tally, "stopped");
    assertThrows(OverBudgetException.class, () -> budget.within(() -> spend(Integer.MAX_VALUE)));
    assertEquals(Map.of("stopped", (long) Integer.MAX_VALUE), tally.units());
  }
}
