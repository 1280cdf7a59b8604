package org.trackwalk.check.rule;

import java.util.function.Supplier;

/** A value that is computed when it is first asked for, and kept. */
public final class Once<T> implements Supplier<T> {

  private Supplier<T> source;
  private T value;

  /** Nothing is computed yet. */
  public Once(Supplier<T> source) {
    this.source = source;
  }

  @Override
  public synchronized T get() {
    if (source != null) {
      value = source.get();
      source = null;
    }
    return value;
  }

  /** Whether somebody has asked for it. */
  public synchronized boolean known() {
    return source == null;
  }

  /** What is known from the start. */
  public static <T> Once<T> of(T known) {
    Once<T> once = new Once<>(() -> known);
    once.get();
    return once;
  }
}
