package org.trackwalk.eclipse.viewer.desk;

import java.util.ArrayList;
import java.util.List;

/**
 * What one level editor lends to a view beside it, as an adapter: who looks at it hears of its
 * changes. Used in the user interface's thread only.
 */
public abstract class Desk {

  private final List<Runnable> listeners = new ArrayList<>();

  /** Calls back after each change. */
  public final void addListener(Runnable listener) {
    listeners.add(listener);
  }

  /** Ends {@link #addListener}. */
  public final void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  /** Says that something has changed. */
  protected final void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }

  /** A view looks at another desk from now on. */
  protected void left() {
    // what is shown stays
  }
}
