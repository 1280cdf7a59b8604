package org.trackwalk.mesh.parallel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/**
 * The threads that take the parts of one job: the calling one, and others. Inside a job of {@link
 * Cores} the others are those that nobody else needs; they come when they become free, even in the
 * middle of the job, and each goes when it finds no part left. Who waits for the last parts of a
 * job lends its core to the jobs inside them until they are done.
 *
 * <p>A class and no lambdas: whether those are reached while the archive of classes is trained is
 * left to chance, and what is not would be made at each start.
 */
final class Company implements Runnable {

  /**
   * The company that a thread has joined. The calling thread's is not asked for: its core is lent
   * only when it has no part left, so nobody inside a part of its own could have it.
   */
  private static final ThreadLocal<Company> OF_THREAD = new ThreadLocal<>();

  private final Cores cores;
  private final Company around = OF_THREAD.get();
  private final int wanted;
  private final int parts;
  private final IntConsumer body;
  private final ThreadFactory factory;
  private final Budget budget = Budget.ofThread();
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final List<Thread> others = new ArrayList<>();
  private final AtomicInteger lent = new AtomicInteger();
  private boolean complete;

  /**
   * Nobody yet.
   *
   * @param cores the pool that the calling thread works for; null when it works for itself
   * @param wanted how many others may come
   * @param factory makes threads, not yet started
   */
  Company(Cores cores, int wanted, int parts, IntConsumer body, ThreadFactory factory) {
    this.cores = cores;
    this.wanted = wanted;
    this.parts = parts;
    this.body = body;
    this.factory = factory;
  }

  /** Works until all parts are done, and rethrows what the first that failed threw. */
  void work() {
    try {
      boolean more = true;
      while (more) {
        hire();
        more = takePart();
      }
    } finally {
      lent.set(1);
      // Whatever happens, none may still work when the call is over, nor whom they lent to.
      join();
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
    if (failure.get() instanceof RuntimeException exception) {
      throw exception;
    }
  }

  /** Takes part after part; run by the others. */
  @Override
  public void run() {
    Budget.Purse before = Budget.enter(budget);
    OF_THREAD.set(this);
    try {
      while (takePart()) {
        continue;
      }
    } finally {
      OF_THREAD.remove();
      Budget.leave(before);
    }
  }

  private boolean takePart() {
    int part = failure.get() == null ? next.getAndIncrement() : parts;
    if (part >= parts) {
      return false;
    }
    try {
      body.accept(part);
      Budget.settle();
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
    }
    return true;
  }

  /** Others join as long as there is more than the calling thread takes next. */
  private void hire() {
    while (!complete && parts - next.get() > 1) {
      if (others.size() == wanted) {
        complete = true;
      } else if (cores == null || cores.take(1) > 0) {
        start(null);
      } else {
        Company lender = lender();
        if (lender == null) {
          return;
        }
        start(lender);
      }
    }
  }

  /** Takes the core of one that waits until the part is done in which this job is. */
  private Company lender() {
    for (Company company = around; company != null; company = company.around) {
      if (company.lent.compareAndSet(1, 0)) {
        return company;
      }
    }
    return null;
  }

  /**
   * One more joins.
   *
   * @param lender whose core it has; null where that is one of the pool
   */
  private void start(Company lender) {
    boolean started = false;
    try {
      Thread thread = factory.newThread(new Other(lender));
      thread.setName("trackwalk-" + (others.size() + 1));
      thread.setDaemon(true);
      others.add(thread); // first: who waits for it does not mind one that never starts
      thread.start();
      started = true;
    } catch (OutOfMemoryError e) {
      complete = true; // the system has no thread left; then those that run take all parts
    } finally {
      if (!started) {
        giveBack(lender);
      }
    }
  }

  private void giveBack(Company lender) {
    if (lender != null) {
      lender.lent.set(1);
    } else if (cores != null) {
      cores.give(1);
    }
  }

  /** Waits to the end: a part that is still writing must not outlive the call. */
  private void join() {
    boolean interrupted = false;
    for (Thread other : others) {
      while (other.isAlive()) {
        try {
          other.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What another thread does; its core is free as soon as there is nothing left for it. */
  private final class Other implements Runnable {

    private final Company lender;

    Other(Company lender) {
      this.lender = lender;
    }

    @Override
    public void run() {
      if (cores == null) {
        Company.this.run();
        return;
      }
      try {
        cores.within(Company.this);
      } finally {
        giveBack(lender);
      }
    }
  }
}
