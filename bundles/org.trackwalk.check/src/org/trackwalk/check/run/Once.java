package org.trackwalk.check.run;

import java.util.function.Supplier;

/** A value that is computed when it is first asked for, and kept. */
final class Once<T> implements Supplier<T> {

  private Supplier<T> source;
  private T value;

  Once(Supplier<T> source) {
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
}
