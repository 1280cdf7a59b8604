package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Work that several ask for is done once, also where it is more than any of them may do. */
final class SharedWorkTest {

  private static final long COST = 1_000_000;

  private final AtomicInteger begun = new AtomicInteger();
  private final SharedWork shared = new SharedWork();

  private String work() {
    begun.incrementAndGet();
    Budget.spend(COST);
    return "made";
  }

  private String asked(long most) {
    Supplier<String> rule = () -> shared.of(this::work);
    return new Budget(most).within(rule);
  }

  @Test
  void whoMayDoNoMoreDoesNotBeginAgain() {
    OverBudgetException first = assertThrows(OverBudgetException.class, () -> asked(COST / 2));
    for (long most : new long[] {COST / 2, COST / 2, 1}) {
      OverBudgetException again = assertThrows(OverBudgetException.class, () -> asked(most));
      assertEquals(first.getMessage(), again.getMessage());
    }
    assertEquals(1, begun.get());
  }

  @Test
  void whoMayDoMoreTries() {
    assertThrows(OverBudgetException.class, () -> asked(COST / 2));
    assertThrows(OverBudgetException.class, () -> asked(COST - 1));
    assertEquals("made", asked(COST));
    assertEquals("made", shared.of(this::work));
    assertEquals(4, begun.get());
  }

  @Test
  void otherFailuresAreTriedAgain() {
    Supplier<String> broken =
        () -> {
          begun.incrementAndGet();
          throw new IllegalStateException("once");
        };
    for (int i = 1; i <= 2; i++) {
      assertThrows(IllegalStateException.class, () -> shared.of(broken));
      assertEquals(i, begun.get());
    }
    assertEquals("made", asked(COST));
  }
}
