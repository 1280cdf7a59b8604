package org.trackwalk.mesh.progress;

import java.util.function.BooleanSupplier;

/**
 * Work of which nothing is said and that can be stopped.
 *
 * @param stopped whether it is
 */
record Unsaid(BooleanSupplier stopped) implements Progress {

  @Override
  public void begin(String task, long total) {
    check();
  }

  @Override
  public void worked(long items) {
    check();
  }

  @Override
  public boolean cancelled() {
    return stopped.getAsBoolean();
  }
}
