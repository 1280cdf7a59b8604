package org.trackwalk.mesh.parallel;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.trackwalk.mesh.progress.Progress;

/**
 * How much work one rule or station may do. What counts is what is looked at, never a clock: the
 * same level is over its budget on every machine, with any number of threads. The budget is that of
 * the thread that works within it and of those that {@link Workers} lends it.
 *
 * <p>Whoever spends is at work, so that is also where work learns that it is no longer wanted: some
 * thousand units are less than a few milliseconds, whatever the station does.
 */
public final class Budget {

  /** The purse of each thread that works within a budget; it is empty outside. */
  private static final OfThread<Purse> OF_THREAD = new OfThread<>();

  /** What a thread spends before it says so, units. */
  private static final long UNSAID = 1 << 12;

  private final long most;
  private final Progress progress;

  /** Where it is counted for whoever wants to know; null where nobody does. */
  private final AtomicLong line;

  private final AtomicLong spent = new AtomicLong();
  private final Set<Object> paid = ConcurrentHashMap.newKeySet();

  /**
   * A budget of which nothing is spent.
   *
   * @param most units of work: an item that a search looks at is one
   */
  public Budget(long most) {
    this(most, Progress.none(), null);
  }

  /**
   * A budget of work that is counted elsewhere too.
   *
   * @param line gets what is spent, units of work; null for nothing
   */
  Budget(long most, Progress progress, AtomicLong line) {
    this.most = most;
    this.progress = progress;
    this.line = line;
  }

  /**
   * The budget of one rule or station on a level of a size; within the work of another it is
   * cancelled with that.
   */
  public static Budget ofSize(WorkSize size) {
    Budget around = ofThread();
    return ofSize(size, around == null ? Progress.none() : around.progress);
  }

  /**
   * The same of work that may be cancelled; within the work of another it is counted with that.
   *
   * @param progress is asked now and then whether the work is still wanted
   */
  public static Budget ofSize(WorkSize size, Progress progress) {
    return ofSize(size, 1, progress);
  }

  /**
   * The same of work that is that of several rules.
   *
   * @param times how many
   */
  public static Budget ofSize(WorkSize size, int times, Progress progress) {
    Budget around = ofThread();
    long most = times * size.most();
    return new Budget(most, progress, around == null ? null : around.line);
  }

  /**
   * The same of work that is counted.
   *
   * @param tally gets what is spent
   * @param what part of the check the work is
   */
  public static Budget ofSize(WorkSize size, Progress progress, WorkTally tally, String what) {
    return new Budget(size.most(), progress, tally.line(what));
  }

  /** What one thread has spent of a budget and not yet said. */
  static final class Purse {

    private final Budget budget;
    private long unsaid;

    /** What was paid besides for work that was done for somebody else. */
    private long owed;

    Purse(Budget budget) {
      this.budget = budget;
    }

    void settle() {
      if (budget.line != null) {
        budget.line.addAndGet(unsaid);
      }
      long units = unsaid + owed;
      unsaid = 0;
      owed = 0;
      if (budget.spent.addAndGet(units) > budget.most) {
        throw new OverBudgetException("it would look at more than " + budget.most + " things");
      }
      budget.progress.check();
    }
  }

  /** All that it allows, units of work. */
  public long limit() {
    return most;
  }

  /** What was spent, units of work, as far as threads have said. */
  public long spent() {
    return spent.get();
  }

  /**
   * Does some work within this budget, instead of one around it.
   *
   * @throws OverBudgetException when all work within the budget is more than it allows
   */
  public <T> T within(Supplier<T> work) {
    Purse before = enter(this);
    try {
      T made = work.get();
      settle();
      return made;
    } finally {
      leave(before);
    }
  }

  /**
   * Does work that others will ask for too within a budget of its own, as large as that of this
   * thread, so that it does not matter who asks first; without one where this thread has none.
   *
   * @throws OverBudgetException as {@link #within}
   */
  public static <T> T shared(Supplier<T> work) {
    return OF_THREAD.get() == null ? work.get() : likeThread().within(work);
  }

  /**
   * All that this thread's budget allows, spent or not, units of work; without one all there is.
   */
  static long most() {
    Purse purse = OF_THREAD.get();
    return purse == null ? Long.MAX_VALUE : purse.budget.most;
  }

  /** A budget as large as that of this thread, which has one; cancelled and counted with it. */
  static Budget likeThread() {
    Budget own = OF_THREAD.get().budget;
    return new Budget(own.most, own.progress, own.line);
  }

  /**
   * Counts work against the budget of this thread, if it has one.
   *
   * @param units of work
   * @throws OverBudgetException when there was less left; the work done so far is of no use
   */
  public static void spend(long units) {
    Purse purse = OF_THREAD.get();
    if (purse != null) {
      purse.unsaid += units;
      if (purse.unsaid > UNSAID) {
        purse.settle();
      }
    }
  }

  /**
   * Counts against the budget of this thread, if it has one, what an answer cost that is there
   * already.
   *
   * @param units of work that somebody has done before
   * @throws OverBudgetException as {@link #spend}
   */
  public static void pay(long units) {
    Purse purse = OF_THREAD.get();
    if (purse != null) {
      purse.owed += units;
      if (purse.owed > UNSAID) {
        purse.settle();
      }
    }
  }

  /**
   * Asks whether the work of this thread is still wanted, where it does much that no budget counts.
   *
   * @throws org.trackwalk.mesh.progress.CancelledException when it is not
   */
  public static void look() {
    Purse purse = OF_THREAD.get();
    if (purse != null) {
      purse.budget.progress.check();
    }
  }

  /**
   * Counts a price against the budget of this thread, if it has one, unless that has paid it
   * before: for what is worked out once and used by many, whoever asks first.
   *
   * @param what is paid for
   * @param units of work
   * @throws OverBudgetException as {@link #spend}
   */
  public static void spendOnce(Object what, long units) {
    Purse purse = OF_THREAD.get();
    if (purse != null && purse.budget.paid.add(what)) {
      pay(units);
    }
  }

  /** Says what this thread has spent, so that the sum does not depend on who did what. */
  static void settle() {
    Purse purse = OF_THREAD.get();
    if (purse != null) {
      purse.settle();
    }
  }

  /** The budget of this thread; null without one. */
  static Budget ofThread() {
    Purse purse = OF_THREAD.get();
    return purse == null ? null : purse.budget;
  }

  /** Begins work within a budget, or goes on as before without one; what was before. */
  static Purse enter(Budget budget) {
    Purse before = OF_THREAD.get();
    if (budget != null) {
      OF_THREAD.set(new Purse(budget));
    }
    return before;
  }

  /** Ends it. */
  static void leave(Purse before) {
    if (before == null) {
      OF_THREAD.remove();
    } else {
      OF_THREAD.set(before);
    }
  }
}
