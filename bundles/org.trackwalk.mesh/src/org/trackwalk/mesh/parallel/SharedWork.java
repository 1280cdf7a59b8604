package org.trackwalk.mesh.parallel;

import java.util.function.Supplier;

/**
 * Work that several ask for and one does, within a budget of its own. Where that was too small it
 * is not begun again for one who may do no more: the same work would come to the same end.
 */
public final class SharedWork {

  private long tried = -1;
  private String why;

  /** Nobody has tried it yet. */
  public SharedWork() {}

  /**
   * Does it, within a budget as large as that of this thread; without one where that has none. Who
   * asks meanwhile waits.
   *
   * @param work the same each time
   * @throws OverBudgetException when it is more than that allows, now or when somebody tried before
   */
  public synchronized <T> T of(Supplier<T> work) {
    long most = Budget.most();
    if (most <= tried) {
      throw new OverBudgetException(why);
    }
    try {
      return Budget.shared(work);
    } catch (OverBudgetException e) {
      tried = most;
      why = e.getMessage();
      throw e;
    }
  }
}
