package org.trackwalk.mesh.parallel;

/**
 * What belongs to each thread, for what is asked for millions of times: a {@link ThreadLocal} with
 * the last answers before it. To the fast compiler a {@code ThreadLocal}'s get is a chain of calls;
 * here a thread that asks again finds its own answer in a table by the thread's number. Two threads
 * with one place there turn each other out and are answered by the {@code ThreadLocal}.
 *
 * <p>The table is written without locks: an answer is of the thread that it names, and a thread
 * sees its own writes in order.
 */
public final class OfThread<T> {

  /** Places in the table, a power of two: many times as many as threads that work at once. */
  private static final int PLACES = 256;

  /** What belongs to the thread of a number, which no later thread has. */
  private record Own<T>(long thread, T value) {}

  private final ThreadLocal<Own<T>> all = new ThreadLocal<>();
  private final Own<T>[] last;

  /** Nothing for every thread. */
  @SuppressWarnings("unchecked") // there are no arrays of parameterized types
  public OfThread() {
    last = (Own<T>[]) new Own<?>[PLACES];
  }

  /** What was set by this thread; null where nothing was, or it was removed. */
  public T get() {
    long thread = Thread.currentThread().threadId();
    Own<T> own = last[place(thread)];
    return own != null && own.thread == thread ? own.value : sought(thread);
  }

  private T sought(long thread) {
    Own<T> own = all.get();
    own = own == null ? new Own<>(thread, null) : own;
    last[place(thread)] = own;
    return own.value;
  }

  /** Sets it for this thread. */
  public void set(T value) {
    long thread = Thread.currentThread().threadId();
    Own<T> own = new Own<>(thread, value);
    all.set(own);
    last[place(thread)] = own;
  }

  /** Forgets it for this thread, so that nothing holds it. */
  public void remove() {
    all.remove();
    last[place(Thread.currentThread().threadId())] = null;
  }

  private static int place(long thread) {
    return (int) thread & PLACES - 1;
  }
}
