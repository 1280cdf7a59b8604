package org.trackwalk.mesh.parallel;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * Runs numbered parts of a job on a few threads. Which thread takes which part is left to chance,
 * so a part must write only what is its own; then the outcome is the same for any number of
 * threads.
 */
public final class Workers {

  /**
   * Fewer items are done by one thread: another one costs 0.07 ms and comes after 0.1 ms, in which
   * one pass handles as many.
   */
  private static final int FEW_ITEMS = 1 << 13;

  private Workers() {}

  /**
   * As many threads as pay for passes over items that take up to some tens of nanoseconds each:
   * welding, finding edges, building a tree.
   *
   * @param threads of the caller, at least 1
   * @param items of all parts
   * @return 1 where there are few items, else {@code threads}
   */
  public static int worth(int threads, long items) {
    return items < FEW_ITEMS ? 1 : threads;
  }

  /**
   * Runs {@code body} once for each part 0 to {@code parts - 1} and returns when all are done. The
   * calling thread works too. Inside a job of {@link Cores} it has company only from threads that
   * no other job needs, and those come as soon as they are free.
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
    int others = Math.max(0, Math.min(threads, parts) - 1);
    if (others > 0) {
      new Company(Cores.ofThread(), others, parts, body, factory).work();
      return;
    }
    for (int part = 0; part < parts; part++) {
      body.accept(part);
    }
  }

  /** Start of part {@code part} when {@code size} items are cut into {@code parts} equal parts. */
  public static int cut(int size, int part, int parts) {
    return (int) ((long) size * part / parts);
  }
}
