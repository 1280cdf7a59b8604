package org.trackwalk.check.rule;

import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.Turns;

/**
 * A value that is computed when it is first asked for, and kept. Who asks meanwhile waits, and
 * lends its core to the work.
 */
public final class Once<T> implements Supplier<T> {

  private final Turns turns = new Turns();
  private Supplier<T> source;
  private T value;

  /** Nothing is computed yet. */
  public Once(Supplier<T> source) {
    this.source = source;
  }

  @Override
  public T get() {
    return turns.take(this::got);
  }

  private T got() {
    if (source != null) {
      value = source.get();
      source = null;
    }
    return value;
  }

  /** Whether somebody has asked for it. */
  public boolean known() {
    return turns.take(() -> source == null);
  }

  /** What is known from the start. */
  public static <T> Once<T> of(T known) {
    Once<T> once = new Once<>(() -> known);
    once.get();
    return once;
  }
}
