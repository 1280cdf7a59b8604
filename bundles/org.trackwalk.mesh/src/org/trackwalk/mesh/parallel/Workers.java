package org.trackwalk.mesh.parallel;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * Runs numbered parts of a job on a few threads. Which thread takes which part is left to chance,
 * so a part must write only what is its own; then the outcome is the same for any number of
 * threads.
 */
public final class Workers {

  private Workers() {}

  /**
   * Runs {@code body} once for each part 0 to {@code parts - 1} and returns when all are done. The
   * calling thread works too. Inside a job of {@link Cores} it has company only from threads that
   * no other job needs.
   *
   * @param threads at least 1; more than {@code parts} are not started
   * @throws RuntimeException the first exception that a part threw; parts not yet begun are left
   *     out
   */
  public static void run(int threads, int parts, IntConsumer body) {
    run(threads, parts, body, Thread::new);
  }

  /**
   * The same for parts that need room to work in. It is made as often as parts run at one time and
   * then used again: memory that was touched before costs a fraction of fresh memory.
   *
   * @param room makes the room for one part; a part finds in it what another left
   * @throws RuntimeException the first exception that a part threw; parts not yet begun are left
   *     out
   */
  public static <R> void run(int threads, int parts, Supplier<R> room, ObjIntConsumer<R> body) {
    ConcurrentLinkedQueue<R> free = new ConcurrentLinkedQueue<>();
    run(
        threads,
        parts,
        part -> {
          R left = free.poll();
          R taken = left == null ? room.get() : left;
          body.accept(taken, part);
          free.add(taken);
        });
  }

  /** The same with threads of the caller's, not yet started. */
  static void run(int threads, int parts, IntConsumer body, ThreadFactory factory) {
    Cores cores = Cores.ofThread();
    int company = Math.max(0, Math.min(threads, parts) - 1);
    int taken = cores == null ? company : cores.take(company);
    try {
      run(cores, taken, parts, body, factory);
    } finally {
      if (cores != null) {
        cores.give(taken);
      }
    }
  }

  private static void run(
      Cores cores, int company, int parts, IntConsumer body, ThreadFactory factory) {
    if (company == 0) {
      for (int part = 0; part < parts; part++) {
        body.accept(part);
      }
      return;
    }
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Runnable worker = () -> drain(next, parts, body, failure);
    Runnable other = cores == null ? worker : () -> cores.within(worker);
    Thread[] others = new Thread[company];
    int started = 0;
    try {
      while (started < others.length && start(others, started, factory.newThread(other))) {
        started++;
      }
      worker.run();
    } finally {
      // Whatever happens, none may still work when the cores are given back.
      join(others, started);
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
    if (failure.get() instanceof RuntimeException exception) {
      throw exception;
    }
  }

  /** Start of part {@code part} when {@code size} items are cut into {@code parts} equal parts. */
  public static int cut(int size, int part, int parts) {
    return (int) ((long) size * part / parts);
  }

  private static void drain(
      AtomicInteger next, int parts, IntConsumer body, AtomicReference<Throwable> failure) {
    try {
      for (int part = next.getAndIncrement();
          part < parts && failure.get() == null;
          part = next.getAndIncrement()) {
        body.accept(part);
      }
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
    }
  }

  /** False when the system has no thread left; then those that run take all parts. */
  private static boolean start(Thread[] others, int i, Thread thread) {
    others[i] = thread;
    thread.setName("trackwalk-" + (i + 1));
    thread.setDaemon(true);
    try {
      thread.start();
      return true;
    } catch (OutOfMemoryError e) {
      return false;
    }
  }

  private static void join(Thread[] others, int started) {
    boolean interrupted = false;
    for (int i = 0; i < started; i++) {
      interrupted |= join(others[i]);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits to the end: a part that is still writing must not outlive the call. */
  private static boolean join(Thread other) {
    boolean interrupted = false;
    while (true) {
      try {
        other.join();
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }
}
