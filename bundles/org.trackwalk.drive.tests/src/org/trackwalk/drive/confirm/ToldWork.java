package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.trackwalk.mesh.progress.Progress;

/** What is said to be done of a task, beside what an engine has driven then. */
final class ToldWork implements Progress {

  private final LongSupplier driven;
  private final List<double[]> parts = new ArrayList<>();
  private long total;
  private long done;

  /** Beside a count of steps that an engine has driven. */
  ToldWork(LongSupplier driven) {
    this.driven = driven;
  }

  @Override
  public void begin(String task, long items) {
    total = items;
  }

  @Override
  public void worked(long items) {
    done += items;
    parts.add(new double[] {done / (double) total, driven.getAsLong()});
  }

  @Override
  public boolean cancelled() {
    return false;
  }

  /** All was said to be done, and at no time a part that differs by more from the engine's. */
  void isThePartOfTheWork(double within) {
    assertEquals(total, done);
    assertTrue(parts.size() > 10);
    double all = driven.getAsLong();
    for (double[] part : parts) {
      assertEquals(part[1] / all, part[0], within);
    }
  }
}
