package org.trackwalk.mesh.parallel;

import java.util.function.Supplier;

/**
 * What was worked out once and is asked for by many, and what it cost. Each budget pays that, once,
 * as if it had worked it out itself: who asks first is a matter of threads and must change nothing.
 *
 * @param made the answer
 * @param units of work that it cost
 */
public record Measured<T>(T made, long units) {

  /**
   * Works something out within a budget of its own, as large as that of this thread, if it has one.
   *
   * @throws OverBudgetException when it is more work than that
   */
  public static <T> Measured<T> of(Supplier<T> work) {
    Budget own = Budget.ofThread() == null ? new Budget(Long.MAX_VALUE) : Budget.likeThread();
    T made = own.within(work);
    return new Measured<>(made, own.spent());
  }

  /**
   * The answer, paid by the budget of this thread, if it has not paid it before.
   *
   * @param question to which it is the answer
   */
  public T paid(Object question) {
    Budget.spendOnce(question, units);
    return made;
  }
}
