package org.trackwalk.cli.serve;

import java.util.function.BooleanSupplier;
import org.trackwalk.mesh.progress.Progress;

/**
 * Progress of what is done while nobody calls: it is told to nobody and ends with the next call.
 *
 * @param quiet whether nobody calls
 */
record WhileQuiet(BooleanSupplier quiet) implements Progress {

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
    return !quiet.getAsBoolean();
  }
}
